/** How Architects' facts are shown. */
import { count, dim, flip, fly, inPlace, panel, plainly, send, type Shots, shown, stamp } from "../../table/beats";
import { Dealing, stored } from "../../table/goods";
import type { Anchor, Beat, Script, Setting } from "../../table/scenes";
import { icon } from "./icons";
import { scoreOf, stores } from "./stores";
import { t } from "./text";
import type { ArchitectsEvent, ArchitectsView } from "./wire";

type Given = Setting<ArchitectsView, ArchitectsEvent>;

/** The numbers of every panel, of every crowd, and of the Tax Stand; one's own are in the tray as well. */
function figures(view: ArchitectsView): Record<string, number> {
  const found: Record<string, number> = { tax: view.tax_stand };
  for (const player of view.players) {
    const { seat, virtue, reserve, prison, hand_size } = player;
    found[`score-${seat}`] = scoreOf(player);
    Object.assign(found, { [`virtue-${seat}`]: virtue, [`reserve-${seat}`]: reserve, [`hand-${seat}`]: hand_size });
    found[`crowd-prison-${seat}`] = prison;
    Object.assign(found, stored(seat, stores(player), seat === view.seat));
  }
  for (const [place, workers] of Object.entries(view.locations))
    workers.forEach((workers, seat) => (found[`crowd-${place}-${seat}`] = workers));
  return found;
}

function people(seat: number): Anchor {
  return [`reserve-${seat}`, ...panel(seat)];
}

/** The place where the worker of this entry stands. */
function here({ earlier }: Given): Anchor {
  const last = earlier.findLast(({ kind }) => kind === "worker-placed");
  return last && "place" in last.fields ? [`place-${String(last.fields.place)}`] : ["place-guildhall"];
}

const goods = new Dealing(icon, ["silver"]);

/** A rank of workers goes from one place to another. */
function rank(owner: number, from: Anchor, to: Anchor, amount: number, { colour }: Given): Beat {
  return fly(from, to, "p-worker", { colour: colour(owner), amount, sound: "wood" });
}

function virtue(seat: number, amount: number): Beat[] {
  return [count({ [`virtue-${seat}`]: amount }, amount < 0 ? "refuse" : "tick")];
}

const SHOTS: Shots<ArchitectsView, ArchitectsEvent> = {
  "worker-placed": ({ seat, place }, { colour }) => [
    send(people(seat), [`place-${place}`], "p-worker", colour(seat), [`place-${place}/worker`]),
    count({ [`crowd-${place}-${seat}`]: 1, [`reserve-${seat}`]: -1 }),
  ],
  "worker-retrieved": ({ seat, place }, { colour }) => [
    count({ [`crowd-${place}-${seat}`]: -1 }),
    send([`place-${place}`], people(seat), "p-worker", colour(seat)),
    count({ [`reserve-${seat}`]: 1 }),
  ],
  gained: ({ seat, resource, amount }, given) => goods.take(seat, resource, amount, given, here(given)),
  paid: ({ seat, resource, amount }, given) => goods.give(seat, resource, amount, given, here(given)),
  "tax-paid": ({ seat, amount }, given) => [
    ...goods.give(seat, "silver", amount, given, ["place-tax_stand"]),
    count({ tax: amount }),
  ],
  "taxes-taken": ({ seat, amount }, given) => [
    count({ tax: -amount }),
    ...goods.take(seat, "silver", amount, given, ["place-tax_stand"]),
  ],
  "virtue-gained": ({ seat, amount }) => virtue(seat, amount),
  "virtue-lost": ({ seat, amount }) => virtue(seat, -amount),
  "workers-captured": ({ seat, owner, location, amount }, given) => [
    dim([`place-${location}`]),
    count({ [`crowd-${location}-${owner}`]: -amount }, "chains"),
    rank(owner, [`place-${location}`], panel(seat), amount, given),
  ],
  "captives-imprisoned": ({ seat, owner, amount }, given) => [
    { ...rank(owner, panel(seat), ["place-prison"], amount, given), sound: "chains" },
    count({ [`crowd-prison-${owner}`]: amount }),
  ],
  "prisoners-released": ({ seat, amount }, given) => [
    count({ [`crowd-prison-${seat}`]: -amount }),
    rank(seat, ["place-prison"], people(seat), amount, given),
    count({ [`reserve-${seat}`]: amount }),
  ],
  "captives-released": ({ seat, owner, amount }, given) => [
    rank(owner, panel(seat), people(owner), amount, given),
    count({ [`reserve-${owner}`]: amount }),
  ],
  "workers-recalled": ({ seat, location, amount }, given) => [
    count({ [`crowd-${location}-${seat}`]: -amount }),
    rank(seat, [`place-${location}`], people(seat), amount, given),
    count({ [`reserve-${seat}`]: amount }),
  ],
  "market-workers-jailed": ({ seat, amount }, given) => [
    { ...rank(seat, ["market"], ["place-prison"], amount, given), sound: "chains" },
    count({ [`crowd-prison-${seat}`]: amount }),
  ],
  "silver-placed": ({ seat, apprentice, amount }, given) =>
    goods.give(seat, "silver", amount, given, [`card-${apprentice}`]),
  "apprentice-hired": ({ seat, apprentice }) => [
    fly([`card-${apprentice}`], panel(seat), "k-human", { sound: "flip", reveals: [`card-${apprentice}`] }),
  ],
  "apprentice-shown": ({ apprentice }) => [flip(`card-${apprentice}`)],
  "cards-drawn": ({ seat, amount }) => [
    fly(["place-workshop"], [`hand-${seat}`, ...panel(seat)], "k-card", { amount, sound: "flip" }),
    count({ [`hand-${seat}`]: amount }),
  ],
  "building-constructed": ({ seat }, given) => [
    send(people(seat), ["place-guildhall"], "p-worker", given.colour(seat)),
    fly([`hand-${seat}`, ...panel(seat)], panel(seat), "k-card", { sound: "stone" }),
    count({ [`hand-${seat}`]: -1 }),
    ...worth(seat, given),
  ],
  "cathedral-advanced": ({ seat }, given) => [
    dim(["place-cathedral"]),
    fly(panel(seat), ["place-cathedral"], "p-disc", { colour: given.colour(seat), sound: "stone" }),
    ...worth(seat, given),
  ],
  "reward-taken": ({ seat }) => [fly(["place-cathedral"], panel(seat), "k-card", { sound: "laurel" })],
  "market-reset": () => [inPlace("flip", ["market"], "horn")],
  "market-card-flipped": () => [inPlace("flip", ["market"], "flip")],
  "debt-taken": ({ seat }) => [stamp(panel(seat), t("debt-stamp"), "refuse")],
  "debt-paid": ({ seat }) => [fly(panel(seat), ["place-guardhouse"], "k-debt", { sound: "stamp" })],
  "debt-destroyed": ({ seat }) => [fly(panel(seat), ["place-guardhouse"], "k-debt", { sound: "stamp" })],
  "scheme-turned": () => [inPlace("flip", ["round"], "flip")],
  "end-triggered": () => [stamp(["place-guildhall"], t("last-round"), "horn")],
};

/** What is built is worth points at once. */
function worth(seat: number, { before, after }: Given): Beat[] {
  const amount = scoreOf(after.players[seat]) - scoreOf(before.players[seat]);
  if (amount <= 0) return [];
  return [
    stamp([`score-${seat}`, ...panel(seat)], `+${amount}`),
    count({ [`score-${seat}`]: amount }, "score", { amount }),
  ];
}

const WEIGHTS = {
  "workers-captured": "climax",
  "building-constructed": "climax",
  "cathedral-advanced": "climax",
  "reward-taken": "climax",
  "end-triggered": "climax",
  "market-reset": "stage",
  "market-workers-jailed": "stage",
  "market-card-flipped": "stage",
} as const;

export const script: Script<ArchitectsView, ArchitectsEvent> = {
  figures,
  rules: [
    ...plainly(SHOTS, WEIGHTS),
    { on: "most-prisoners+ debt-taken", weight: "stage", beats: (events, given) => shown(SHOTS, events, given) },
    { on: "too-many-prisoners debt-taken", weight: "stage", beats: (events, given) => shown(SHOTS, events, given) },
  ],
};
