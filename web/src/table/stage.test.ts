import { expect, test } from "vitest";
import { byOne } from "../net/samples";
import { Stage } from "./stage.svelte";

const events = [0, 1].map((seat) => ({ kind: "wages-paid", fields: { seat }, ...byOne }));

test("lanes that were skipped twice in a row are shown only to those who ask for them", () => {
  const stage = new Stage();
  for (const isUnwanted of [false, true]) {
    stage.open(events);
    stage.skip();
    stage.close();
    expect(stage.isUnwanted).toBe(isUnwanted);
  }
  stage.again({ events, isPresent: false });
  expect([stage.isUnwanted, stage.stateOf(1), stage.isPresent]).toEqual([false, "done", false]);
});

test("lanes that are looked at to their end are wanted again, and a press beside them skips nothing", () => {
  const stage = new Stage();
  stage.open(events);
  stage.skip();
  stage.open(events);
  stage.complete();
  stage.skip();
  stage.close();
  stage.skip();
  expect(stage.isUnwanted).toBe(false);
});
