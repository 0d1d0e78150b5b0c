"""Everything that leaves the server, as types; `wire.ts` is generated from them."""
