"""Runs migrations on the connection that the table hands over."""

from alembic import context

from groma.table.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
