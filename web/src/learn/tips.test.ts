import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Tip } from "../net/api";
import { question, samplePosition } from "../net/samples";
import { settings } from "../settings.svelte";
import { type Coached, Tips } from "./tips.svelte";

const asked = vi.fn<(call: string, body: unknown) => void>();
let answer: Tip;

beforeEach(() => {
  settings.tips = true;
  settings.language = "en";
  answer = { coach: "on", topic: "wages", rule: "P17.12" };
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked(`${init?.method ?? "GET"} ${path}`, init?.body ? (JSON.parse(init.body as string) as unknown) : null);
    if (path.includes("/topics/")) return new Response("topic-wages = Wages are paid.");
    return init?.method === "POST" ? Response.json(answer) : new Response(null, { status: 204 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

function coached(): { table: Coached; tips: Tips } {
  const position = { ...samplePosition(1), question: question("take-turn", []) };
  const table = { id: "x", info: { game: "praetor" }, position, question: position.question };
  return { table, tips: new Tips(table) };
}

test("a line is said with its rule as long as its question is asked", async () => {
  const { table, tips } = coached();
  await tips.ask();
  expect([tips.line, tips.rule]).toEqual(["Wages are paid.", "P17.12"]);
  const waiting = new Tips({ ...table, question: null });
  await waiting.ask();
  expect(waiting.line).toBeNull();
});

test("one tap closes the line, another ends all of the game, and the settings bring them back", async () => {
  const { tips } = coached();
  await tips.ask();
  await tips.close();
  expect(tips.line).toBeNull();
  await tips.want(false);
  expect(tips.coach).toBe("off");
  asked.mockReset();
  await tips.ask();
  expect(asked).not.toHaveBeenCalled();
  await tips.want(true);
  expect(asked.mock.calls.map(([call]) => call)).toEqual(["PUT /api/me/tips", "POST /api/tables/x/tip"]);
  expect(tips.line).toBe("Wages are paid.");
});

test("nobody is asked for a line where none is wanted, nor in a lesson, nor again by whoever knows the game", async () => {
  const { table, tips } = coached();
  settings.tips = false;
  await tips.ask();
  settings.tips = true;
  const lesson = { kind: "do" };
  await new Tips({ ...table, position: { ...table.position, lesson } as Coached["position"] }).ask();
  expect(asked).not.toHaveBeenCalled();
  answer = { coach: "done", topic: null, rule: null };
  await tips.ask();
  await tips.ask();
  expect(asked).toHaveBeenCalledTimes(1);
});
