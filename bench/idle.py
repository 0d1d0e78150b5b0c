"""What websockets cost a server on which nothing happens: `python bench/idle.py [N]`.

A hundred tables of three players are begun; N onlookers, spread over them, open a websocket each and sit still.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from groma.table.bench import cpu_of, memory_of, new_table, running_server

TABLES = 100
AT_ONCE = 50
STILL = 20.0


async def main(websockets: int) -> None:
    """Open them all, then measure memory and processor time while they are idle."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    os.environ |= {"GROMA_WEBSOCKETS_PER_GUEST": "1000000"}
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(str(Path(folder, "idle.sqlite")), Path(folder, "log")) as (process, port),
    ):
        tables = [new_table(port, "praetor", 3, number)[0] for number in range(TABLES)]
        before, turn = memory_of(process.pid), asyncio.Semaphore(AT_ONCE)
        opened = [_open(port, tables[number % TABLES], turn) for number in range(websockets)]
        onlookers = await asyncio.gather(*opened)
        await asyncio.sleep(STILL / 2)
        start, used = time.perf_counter(), cpu_of(process.pid)
        await asyncio.sleep(STILL)
        cores = (cpu_of(process.pid) - used) / (time.perf_counter() - start)
        memory = memory_of(process.pid)
        for onlooker in onlookers:
            onlooker.answering.cancel()
            onlooker.writer.close()
    figures = {
        "websockets": websockets,
        "memory_mb": round(memory / 1e6, 1),
        "kb_a_websocket": round((memory - before) / websockets / 1e3, 1),
        "server_cpu": round(cores, 2),
    }
    print(json.dumps(figures))


@dataclass(frozen=True)
class Onlooker:
    """An open websocket, and what answers the server's signs of life there."""

    writer: asyncio.StreamWriter
    answering: asyncio.Task[None]


async def _open(port: int, table: str, turn: asyncio.Semaphore) -> Onlooker:
    """Shake hands and read the first news, then only answer signs of life."""
    async with turn:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        await _frame(reader)
    return Onlooker(writer, asyncio.create_task(_answer(reader, writer)))


async def _frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    head = await reader.readexactly(2)
    size = head[1] & 127
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    return head[0] & 15, await reader.readexactly(size)


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer each ping with the pong that the protocol asks for, masked with zeros."""
    while True:
        kind, content = await _frame(reader)
        if kind == 9:
            writer.write(bytes([0x8A, 0x80 | len(content)]) + bytes(4) + content)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
