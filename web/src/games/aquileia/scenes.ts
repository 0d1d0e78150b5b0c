/** How Aquileia's facts are shown. */
import { count, dim, flip, fly, inPlace, panel, plainly, points, send, type Shots, stamp } from "../../table/beats";
import { Dealing, stored } from "../../table/goods";
import type { Anchor, Beat, Script, Setting } from "../../table/scenes";
import { icon, METALS } from "./icons";
import type { AquileiaEvent, AquileiaView } from "./wire";

type Given = Setting<AquileiaView, AquileiaEvent>;

const STAGE = ["stage"];
const coins = new Dealing(icon, METALS);

/** The numbers of every panel, and of the lanes of a contest; one's own are in the tray as well. */
function figures(view: AquileiaView): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { seat, score, coins: own, henchmen, houses } of view.players) {
    Object.assign(found, { [`score-${seat}`]: score }, stored(seat, own, seat === view.seat));
    if (seat === view.seat) Object.assign(found, { "stock-henchmen": henchmen, "stock-houses": houses });
  }
  for (const { seat, strength } of view.contest?.runners ?? []) found[`strength-${seat}`] = strength;
  return found;
}

function lane(seat: number): Anchor {
  return [`lane-${seat}`, ...STAGE];
}

/** Where the coins of a fact come from: the building or space that it speaks of, else what goes on now. */
function source({ earlier }: Given): Anchor {
  const last = earlier.findLast(({ kind }) => kind === "built" || kind === "building-activated");
  return last && "lot" in last.fields ? [`lot-${String(last.fields.lot)}`, ...STAGE] : STAGE;
}

function prize({ seat }: { seat: number }): Beat[] {
  return [fly(STAGE, panel(seat), "k-laurel", { sound: "laurel" })];
}

function owned({ seat }: { seat: number }): Beat[] {
  return [fly(STAGE, panel(seat), "k-laurel", { sound: "flip" })];
}

const SHOTS: Shots<AquileiaView, AquileiaEvent> = {
  "round-began": () => [inPlace("flip", ["round"], "horn")],
  "action-phase-began": () => [inPlace("flip", ["round"], "horn")],
  "area-began": () => [inPlace("flip", ["now"], "tick")],
  "henchman-placed": ({ seat, space }, { colour }) => [
    send(["stock-henchmen", ...panel(seat)], [`space-${space}`], "p-worker", colour(seat), [`space-${space}/henchman`]),
  ],
  "disc-placed": ({ seat, position }, { colour }) => [
    send(panel(seat), [`track-${position}`], "p-disc", colour(seat), [`track-${position}/disc`]),
  ],
  "coin-laid": ({ seat, metal }, given) => coins.give(seat, metal, 1, given, lastSpace(given)),
  "coin-taken-back": ({ seat, metal }, given) => coins.take(seat, metal, 1, given, lastSpace(given)),
  "coin-stolen": ({ seat, victim, metal }, given) => coins.pass(victim, seat, metal, 1, given),
  gained: ({ seat, metal, amount }, given) => coins.take(seat, metal, amount, given, source(given)),
  paid: ({ seat, metal, amount }, given) => coins.give(seat, metal, amount, given, source(given)),
  "deposit-paid": ({ seat, metal }, given) => coins.give(seat, metal, 1, given, STAGE),
  scored: ({ seat, amount }) => points(seat, amount),
  "dice-rolled": ({ seat }) => [inPlace("roll", [`dice-${seat}`], "roll")],
  "fighter-entered": ({ seat }) => [inPlace("flip", lane(seat), "tick")],
  "runner-entered": ({ seat }) => [inPlace("flip", lane(seat), "tick")],
  "strength-reached": ({ seat, amount }) => [count({ [`strength-${seat}`]: amount }, "tick")],
  "card-played": ({ seat }) => [fly(panel(seat), lane(seat), "k-card", { sound: "flip" })],
  "card-paid": ({ seat }) => [fly(panel(seat), STAGE, "k-servi", { sound: "flip" })],
  "card-bought": ({ seat }) => [fly(["cards", ...STAGE], panel(seat), "k-card", { sound: "flip" })],
  "cards-drawn": ({ seat, amount }) => [fly(["cards", ...STAGE], panel(seat), "k-card", { amount, sound: "flip" })],
  "card-uncovered": ({ card }) => [flip(`card-${card}`)],
  "blue-dice-taken": ({ seat }) => [fly(STAGE, panel(seat), "p-cube", { sound: "wood" })],
  "prize-chosen": prize,
  "prize-left": prize,
  "auction-opened": () => [inPlace("flip", STAGE, "flip")],
  "bid-made": ({ seat, metal, amount }) => [
    fly(panel(seat), [`bidder-${seat}`, ...STAGE], icon(metal), { amount, sound: "coin", note: { amount } }),
  ],
  "laurel-bought": prize,
  "laurels-taken": prize,
  "laurel-received": owned,
  "laurel-uncovered": () => [inPlace("flip", ["laurel", ...STAGE], "flip")],
  "laurel-revealed": ({ seat }) => [inPlace("flip", panel(seat), "flip")],
  "villas-scored": ({ seat, value, laurels, amount }) => [
    stamp(panel(seat), `${value} × ${laurels} = ${amount}`),
    count({ [`score-${seat}`]: amount }, "score", { amount }),
  ],
  built: ({ seat, lot }, { colour }) => [
    {
      ...send(["stock-houses", ...panel(seat)], [`lot-${lot}`], "p-house", colour(seat), [`lot-${lot}/house`]),
      sound: "stone",
    },
  ],
  "building-activated": ({ lot }) => [inPlace("flip", [`lot-${lot}`], "coin")],
};

/** The space where the henchman of this entry stands. */
function lastSpace({ earlier }: Given): Anchor {
  const last = earlier.findLast(({ kind }) => kind === "henchman-placed");
  return last && "space" in last.fields ? [`space-${String(last.fields.space)}`] : STAGE;
}

const WEIGHTS = {
  "round-began": "round",
  "action-phase-began": "round",
  "area-began": "round",
  "villas-scored": "climax",
} as const;

export const script: Script<AquileiaView, AquileiaEvent> = {
  figures,
  rules: [
    ...plainly(SHOTS, WEIGHTS),
    {
      on: "ranked",
      weight: "climax",
      beats: ([event]) => {
        if (event?.kind !== "ranked" || event.fields.place > 1) return [];
        const { seat } = event.fields;
        return [dim(lane(seat)), stamp(lane(seat), "1", "laurel")];
      },
    },
  ],
};
