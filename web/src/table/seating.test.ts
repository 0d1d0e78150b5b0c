import { expect, test } from "vitest";
import { kit as architects } from "../games/architects";
import { words } from "../text/text.svelte";
import { sampleNews, sampleSeat } from "../net/samples";
import { Seating, seatName } from "./seating.svelte";

const seats = [sampleSeat(0, { name: "Ada" }), sampleSeat(1, { kind: "bot" }), sampleSeat(2, { kind: "open" })];
const { table: info } = sampleNews(1, {}, seats);
const game = { info, kit: null, words: words.of("architects"), view: { players: [{ colour: "yellow" }, {}] } };

test("people have their names, bots one of ours, and an open seat says so", () => {
  expect(seats.map(seatName)).toEqual(["Ada", "Vitruvius", "Open seat"]);
});

test("who has no seat is named by the game, or not at all", () => {
  expect(new Seating(game).name(3)).toBe("");
  const rival = { ...architects, stranger: () => "Constantine" };
  expect(new Seating({ ...game, kit: rival }).name(3)).toBe("Constantine");
});

test("seats have the colours of the box, or the first that is free", () => {
  const seating = new Seating(game);
  expect([0, 1, 2].map((seat) => seating.colour(seat))).toEqual(["ochre", "lapis", "lapis"]);
});
