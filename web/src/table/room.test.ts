import { expect, test } from "vitest";
import { sampleNews, sampleSeat } from "../net/samples";
import { built, missing } from "./room";

const seats = [
  sampleSeat(0, { name: "Ada", mine: true }),
  sampleSeat(1, { name: "Ben", ready: true }),
  sampleSeat(2, { name: "Cy", ready: true, present: false }),
  sampleSeat(3, { kind: "open" }),
  sampleSeat(4, { kind: "bot", level: "easy" }),
];

test("free seats are missing, and whoever is not ready or went away; never a bot, nor whoever starts", () => {
  const info = sampleNews(0, {}, seats).table;
  expect(missing(info).open).toEqual([3]);
  expect(missing(info).unready.map((seat) => seat.name)).toEqual(["Cy"]);
  expect(missing({ ...info, am_host: false }).unready.map((seat) => seat.name)).toEqual(["Ada", "Cy"]);
});

test("two drawings stand for each seat that is taken", () => {
  expect(built(seats)).toBe(8);
});
