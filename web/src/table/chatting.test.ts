import { afterEach, expect, test, vi } from "vitest";
import { api } from "../net/api";
import { Chatting } from "./chatting.svelte";
import { sampleLine } from "../net/samples";

afterEach(() => void vi.restoreAllMocks());

test("a line that comes twice is kept once", () => {
  const chat = new Chatting("x");
  chat.receive([sampleLine(1), sampleLine(2)]);
  chat.receive([sampleLine(2), sampleLine(3)]);
  expect(chat.lines.map((line) => line.id)).toEqual([1, 2, 3]);
});

test("lines of others are unread until all is read", () => {
  const chat = new Chatting("x");
  chat.receive([sampleLine(1), sampleLine(2, { mine: true }), sampleLine(3)]);
  expect(chat.unread).toBe(2);
  chat.readAll();
  expect(chat.unread).toBe(0);
  chat.receive([sampleLine(4)]);
  expect(chat.unread).toBe(1);
});

test("what is said goes to this table", async () => {
  const say = vi.spyOn(api, "say").mockResolvedValue(undefined);
  await new Chatting("x").say("Ave");
  expect(say).toHaveBeenCalledWith("x", "Ave");
});

test("hidden lines of one speaker are told as one, and are not unread", () => {
  const chat = new Chatting("x");
  const eve = { speaker: "e", name: "Eve", text: "", muted: true };
  chat.receive([sampleLine(1), sampleLine(2, eve), sampleLine(3, eve), sampleLine(4), sampleLine(5, eve)]);
  expect(chat.shown.map(({ line, hidden }) => [line.id, hidden])).toEqual([
    [1, 0],
    [2, 2],
    [4, 0],
    [5, 1],
  ]);
  expect(chat.unread).toBe(2);
});

test("whoever is muted is named once, and the table is asked which lines that are", async () => {
  const mute = vi.spyOn(api, "mute").mockResolvedValue(undefined);
  const hidden = sampleLine(2, { speaker: "e", text: "", muted: true });
  vi.spyOn(api, "chat").mockResolvedValue({ type: "chat", lines: [sampleLine(1, { mine: true }), hidden] });
  const chat = new Chatting("x");
  chat.receive([sampleLine(1, { mine: true }), sampleLine(2, { speaker: "e" }), sampleLine(3, { speaker: "e" })]);
  expect(chat.speakers).toEqual([{ id: "e", name: "Ada", isMuted: false, line: 3 }]);
  await chat.toggle(chat.speakers[0]!);
  expect(mute).toHaveBeenCalledWith("x", 3);
  expect(chat.lines.map(({ id, muted }) => [id, muted])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
});
