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
