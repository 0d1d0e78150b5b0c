import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardKit } from "../games/kit";
import { api, type EventInfo, type Question } from "../net/api";
import { byOne, sampleMove, sampleNews, samplePosition, sampleQuestion, sampleSeat } from "../net/samples";
import type { Recap } from "./recap.svelte";
import { Table } from "./table.svelte";

const SEATS = [sampleSeat(0, { mine: true, name: "Ada" }), sampleSeat(1, { kind: "bot", level: "easy" })];
const told = (kind: string): EventInfo => ({ kind, fields: { seat: 1 }, ...byOne });
const drawing: Partial<BoardKit> = {
  script: { figures: () => ({}), rules: [{ on: "captured", weight: "climax", beats: () => [] }] },
  order: () => [0, 1],
  touched: () => [],
  variants: () => [],
  preselected: () => null,
};
const kit = drawing as BoardKit;

/** A table at which I have played and lost the connection, until this came. */
function returning(kind: string, question: Question | null = null): Recap {
  const table = new Table("x", () => kit);
  table.connection.status = "open";
  const log = [sampleMove(1, 0), sampleMove(2, 1, { events: [told("sent")] })];
  table["receive"](sampleNews(2, { log }, SEATS));
  table.drawn();
  table.interrupted();
  const more = [sampleMove(3, 1, { events: [told("sent")] }), sampleMove(4, 1, { events: [told(kind)] })];
  table["receive"](sampleNews(4, { log: more, since: 2, position: samplePosition(4, { question }) }, SEATS));
  return table.recap;
}

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response(""));
  vi.spyOn(api, "replay").mockReturnValue(new Promise(() => {}));
});
afterEach(() => void vi.restoreAllMocks());

test("who comes back sees what was great meanwhile, and of lesser things only that they can be looked at", () => {
  expect(returning("captured").at).toBe(2);
  const lesser = returning("sent");
  expect([lesser.at, lesser.frames.length]).toEqual([null, 3]);
});

test("nothing is shown over a question", () => {
  expect(returning("captured", sampleQuestion()).at).toBeNull();
});
