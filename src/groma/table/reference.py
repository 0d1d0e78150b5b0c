"""The reference of the interface at `/api/docs`: a plain page from the same description that programs read."""

from __future__ import annotations

from html import escape
from typing import Any

from fastapi import FastAPI
from starlette.responses import HTMLResponse

import groma
from groma.table.shapes import shapes_of
from groma.table.wire.lobby import LobbyNews
from groma.table.wire.messages import ClientMessage, ServerMessage


class Described(FastAPI):
    """An application whose description also says what each game sends."""

    def openapi(self) -> dict[str, Any]:
        """Return the description, made once."""
        if self.openapi_schema is None:
            _add_games(super().openapi())
        assert self.openapi_schema is not None
        return self.openapi_schema


def add(app: Described) -> None:
    """Add the page, and to the description the messages of the websocket."""

    @app.webhooks.post("to-the-table", tags=["websocket"])
    def to_the_table(message: ClientMessage) -> None:
        """What a client may send over `/api/tables/{table}/live?since=0&seat=0`."""

    @app.webhooks.post("from-the-table", tags=["websocket"])
    def from_the_table(message: ServerMessage) -> None:
        """What the table sends over `/api/tables/{table}/live`."""

    @app.webhooks.post("from-the-lobby", tags=["websocket"])
    def from_the_lobby(message: LobbyNews) -> None:
        """What a first page hears over `/api/lobby/live`: look again, or go to the table that was found."""

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(page(app.openapi()))


def _add_games(description: dict[str, Any]) -> None:
    """Say of what is different in each game, views, figures and events, what it is in each."""
    schemas = description["components"]["schemas"]
    found = [shapes_of(groma.game(name), name.capitalize()) for name in groma.names()]
    shapes = [one for one in found if one is not None]
    for one in shapes:
        schemas |= one.schemas
    figures = description["paths"]["/api/games/{game}/components"]["get"]["responses"]["200"]["content"]
    places = [
        (schemas["Position"]["properties"], "view", [one.view for one in shapes]),
        (figures["application/json"], "schema", [one.figures for one in shapes]),
        (schemas, "EventInfo", [one.event for one in shapes]),
    ]
    for holder, key, names in places:
        others = [holder[key]] if len(shapes) < len(found) else []
        holder[key] = {"anyOf": [*({"$ref": f"#/components/schemas/{name}"} for name in names), *others]}


def page(description: dict[str, Any]) -> str:
    """Return the reference as a page without scripts."""
    calls = [
        _call(method, path, call) for path, methods in description["paths"].items() for method, call in methods.items()
    ]
    messages = [_call("websocket", name, methods["post"]) for name, methods in description["webhooks"].items()]
    models = [_model(name, model) for name, model in description["components"]["schemas"].items()]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Groma: the interface</title>'
        '<h1>The interface of the table</h1><p>As data: <a href="/api/openapi.json">/api/openapi.json</a>.</p>'
        f"<h2>Calls</h2>{''.join(calls)}<h2>Messages of the websocket</h2>{''.join(messages)}"
        f"<h2>Models</h2>{''.join(models)}</html>"
    )


def _call(method: str, path: str, call: dict[str, Any]) -> str:
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    answers = [
        f"<li>{escape(status)}: {escape(answer['description'])} {_type(_schema(answer))}</li>"
        for status, answer in call.get("responses", {}).items()
    ]
    parameters = [
        f"<li>{escape(one['name'])} (in {escape(one['in'])}): {_type(one['schema'])}</li>"
        for one in call.get("parameters", [])
    ]
    sent = f"<p>Body: {_type(body)}</p>" if body else ""
    return (
        f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(call.get('description', ''))}</p>"
        f"<ul>{''.join(parameters)}</ul>{sent}<ul>{''.join(answers)}</ul>"
    )


def _schema(answer: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = answer.get("content", {}).get("application/json", {}).get("schema", {})
    return found


def _model(name: str, model: dict[str, Any]) -> str:
    fields = [
        f"<li><code>{escape(key)}</code>: {_type(kind)}</li>" for key, kind in model.get("properties", {}).items()
    ] or [f"<li>{_type(model)}</li>"]
    about = escape(model.get("description", ""))
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{about}</p><ul>{"".join(fields)}</ul>'


def _type(schema: dict[str, Any]) -> str:
    """Return a type in words, with links to models."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(_type(one) for one in schema[key])
    if "enum" in schema:
        return " or ".join(escape(str(value)) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return escape(str(schema.get("const") or schema.get("type") or "anything"))
