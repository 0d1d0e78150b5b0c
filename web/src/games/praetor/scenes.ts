/** How Praetor's facts are shown. */
import {
  count,
  flip,
  fly,
  inPlace,
  panel,
  plainly,
  points,
  send,
  type Shots,
  shown,
  stamp,
  travel,
} from "../../table/beats";
import { Dealing, stored } from "../../table/goods";
import type { Anchor, Beat, Script, Setting } from "../../table/scenes";
import { icon } from "./icons";
import { t } from "./text";
import type { PraetorEvent, PraetorView } from "./wire";

type Given = Setting<PraetorView, PraetorEvent>;

/** The numbers of every panel; one's own are in the tray as well. */
function figures(view: PraetorView): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { seat, favor, resources, morale_value, sections } of view.players) {
    Object.assign(found, { [`score-${seat}`]: favor, [`morale-${seat}`]: morale_value });
    found[`sections-${seat}`] = sections.length;
    Object.assign(found, stored(seat, resources, seat === view.seat));
  }
  return found;
}

/** The tile that a worker went to, or that is used. */
function source({ earlier }: Given): Anchor {
  const last = earlier.findLast(({ kind }) => kind === "sent" || kind === "used");
  return last && "tile" in last.fields ? [String(last.fields.tile)] : ["wall"];
}

const goods = new Dealing(icon, ["gold"]);

function take(seat: number, good: string, amount: number, given: Given): Beat[] {
  return goods.take(seat, good, amount, given, source(given));
}

function give(seat: number, good: string, amount: number, given: Given): Beat[] {
  return goods.give(seat, good, amount, given, source(given));
}

/** A die joins those at work. */
function joins({ seat }: { seat: number }, { colour }: Given): Beat[] {
  return [send([`villagers-${seat}`, ...panel(seat)], [`dice-${seat}`, ...panel(seat)], "p-die", colour(seat))];
}

/** How many dice of a player have risen in this maintenance already. */
function risenBefore(seat: number, { earlier }: Given): number {
  return earlier.filter(({ kind, fields }) => kind === "promoted" && fields.seat === seat).length;
}

/** Where wages go and where they come from: in the lane of maintenance, else from a player's gold to the workers. */
function wages(seat: number): [to: Anchor, from: Anchor] {
  return [[`bank-${seat}`, `dice-${seat}`, ...panel(seat)], [`purse-${seat}`]];
}

const SHOTS: Shots<PraetorView, PraetorEvent> = {
  sent: ({ seat, tile }, { colour }) => [
    send([`dice-${seat}`, ...panel(seat)], [tile], "p-die", colour(seat), [`${tile}/visitor`, `${tile}/builder`]),
  ],
  gained: ({ seat, resource, amount }, given) => take(seat, resource, amount, given),
  paid: ({ seat, resource, amount }, given) => give(seat, resource, amount, given),
  "fee-paid": ({ seat, owner, resource, amount }, given) => goods.pass(seat, owner, resource, amount, given),
  converted: ({ seat, amount, given: paid, taken }, given) => [
    ...give(seat, paid, amount, given),
    ...take(seat, taken, amount, given),
  ],
  sold: ({ seat, good, price, gold }, given) => [...give(seat, good, 1, given), ...take(seat, gold, price, given)],
  bought: ({ seat, good, price, gold }, given) => [...give(seat, gold, price, given), ...take(seat, good, 1, given)],
  placed: ({ tile }) => [travel(tile, "stone")],
  scored: ({ seat, amount }) => points(seat, amount),
  "favor-lost": ({ seat, amount }) => points(seat, -amount),
  "morale-rose": ({ seat, steps }) => [count({ [`morale-${seat}`]: steps }, "tick")],
  "morale-fell": ({ seat, steps }) => [count({ [`morale-${seat}`]: -steps }, "refuse")],
  recruited: joins,
  trained: joins,
  hired: joins,
  "section-taken": ({ seat }) => [
    fly(["wall"], [`sections-${seat}`, ...panel(seat)], "k-wall", { sound: "stone" }),
    count({ [`sections-${seat}`]: 1 }, "laurel"),
  ],
  "section-uncovered": () => [flip("wall")],
  "tile-uncovered": ({ tile }) => [flip(tile)],
  "round-began": () => [inPlace("flip", ["round"], "horn")],
  "maintenance-began": () => [],
  promoted: ({ seat }, given) => [
    inPlace("turn", [`risen-${seat}-${risenBefore(seat, given)}`, `dice-${seat}`, ...panel(seat)], "turn"),
  ],
  "wages-paid": ({ seat, amount, gold }, given) => goods.give(seat, gold, amount, given, ...wages(seat)),
};

const WEIGHTS = {
  "section-taken": "climax",
  "section-uncovered": "round",
  "tile-uncovered": "round",
  "round-began": "round",
  "maintenance-began": "stage",
  trained: "stage",
  promoted: "stage",
  "wages-paid": "stage",
} as const;

export const script: Script<PraetorView, PraetorEvent> = {
  figures,
  rules: [
    ...plainly(SHOTS, WEIGHTS),
    {
      on: "tile-uncovered+",
      weight: "round",
      beats: (events, given) => {
        const turned = shown(SHOTS, events, given);
        return given.before.age === given.after.age ? turned : [...turned, stamp(["deck"], t("second-age"))];
      },
    },
    {
      on: "retired scored",
      weight: "stage",
      beats: (events, given) => shown(SHOTS, events, given).map((beat) => crowned(beat, events)),
    },
    {
      on: "wages-paid morale-fell? favor-lost?",
      weight: "stage",
      beats: (events, given) => shown(SHOTS, events, given),
    },
  ],
};

/** Whoever retires wears the laurel. */
function crowned(beat: Beat, events: PraetorEvent[]): Beat {
  if (beat.motion !== "stamp") return beat;
  const retired = events.find(({ kind }) => kind === "retired");
  const at = retired && "seat" in retired.fields ? [`veteran-${retired.fields.seat}`] : [];
  return { ...beat, at: [...at, ...beat.at], sound: "laurel" };
}
