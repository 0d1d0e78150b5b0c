/** How City of Marble's facts are shown. */
import { count, dim, flip, fly, panel, plainly, points, send, type Shots, shown, stamp } from "../../table/beats";
import type { Anchor, Beat, Script } from "../../table/scenes";
import { typeOf } from "./icons";
import { t } from "./text";
import { placeOf } from "./told";
import type { MarbleEvent, MarbleView } from "./wire";

/** The numbers of every panel, of the stacks and of what is left at the spaces. */
function figures(view: MarbleView): Record<string, number> {
  const found: Record<string, number> = { coins: view.coins, fountains: view.fountains };
  for (const { seat, score, coins, imperium } of view.players) {
    Object.assign(found, { [`score-${seat}`]: score, [`coins-${seat}`]: coins });
    for (const [id, amount] of Object.entries(imperium)) found[`${id}-${seat}`] = amount;
  }
  for (const [tile, left] of Object.entries(view.stacks)) found[`stack-${typeOf(tile)}`] = left;
  return found;
}

function people(seat: number): Anchor {
  return [`house-${seat}`, ...panel(seat)];
}

function site({ q, r }: { q: number; r: number }): string {
  return `site-${q},${r}`;
}

function coin(seat: number, space: string): Beat[] {
  return [
    fly([`space-${space}`], [`coins-${seat}`, ...panel(seat)], "c-gold", { sound: "coin" }),
    count({ [`coins-${seat}`]: 1 }),
  ];
}

const SHOTS: Shots<MarbleView, MarbleEvent> = {
  drawn: ({ seat, tile }) => [
    count({ [`stack-${typeOf(tile)}`]: -1 }),
    fly([`stack-${typeOf(tile)}`], ["domus", ...people(seat)], `b-${typeOf(tile)}`, { sound: "flip" }),
  ],
  placed: ({ seat, tile, magistrate, ...place }, { colour }) => {
    const at = placeOf(place);
    const laid = fly(people(seat), [`tile-${at}`], `b-${typeOf(tile)}`, { sound: "stone", reveals: [`tile-${at}`] });
    const steps = send(people(seat), [`tile-${at}`], "p-magistrate", colour(seat), [`magistrate-${at}`]);
    return magistrate ? [laid, steps] : [laid];
  },
  recalled: ({ seat, ...place }, { colour }) => [
    send([`tile-${placeOf(place)}`], people(seat), "p-magistrate", colour(seat)),
  ],
  "recalled-from": ({ seat, space }, { colour }) => [
    send([`space-${space}`], people(seat), "p-magistrate", colour(seat)),
  ],
  moved: ({ seat, space, ...place }, { colour }) => [
    send([`tile-${placeOf(place)}`], [`space-${space}`], "p-magistrate", colour(seat)),
  ],
  "imperium-taken": ({ seat, space, imperium }) => [
    fly([`space-${space}`], [`${imperium}-${seat}`, ...panel(seat)], `b-${typeOf(imperium)}`, { sound: "laurel" }),
    count({ [`${imperium}-${seat}`]: 1 }),
  ],
  "imperium-spent": ({ seat, imperium }) => [
    count({ [`${imperium}-${seat}`]: -1 }),
    fly([`${imperium}-${seat}`, ...panel(seat)], [`space-${typeOf(imperium)}`, "round"], `b-${typeOf(imperium)}`, {
      sound: "stamp",
    }),
  ],
  "coin-collected": ({ seat, space }) => coin(seat, space),
  "coin-taken": ({ seat }) => coin(seat, "treasury"),
  scored: ({ seat, amount }) => points(seat, amount),
  "imperium-scored": ({ seat, amount }) => points(seat, amount),
  built: (fields) => [flip(site(fields), "stone")],
  "fountain-placed": (fields) => [dim([site(fields)]), flip(site(fields), "water")],
  "plaza-closed": (fields) => [flip(site(fields), "stone")],
  "aqueduct-started": ({ aqueduct }) => [flip(`aqueduct-${aqueduct}`, "water")],
  "piece-laid": ({ aqueduct }) => [flip(`aqueduct-${aqueduct}`, "water")],
  "bridge-taken": ({ seat, bridge }) => [fly([`bridge-${bridge}`], panel(seat), "k-card", { sound: "flip" })],
  "bridge-revealed": ({ bridge }) => [flip(`bridge-${bridge}`)],
  "hill-revealed": ({ hill }) => [flip(`hill-${hill}`)],
  "last-round-began": () => [stamp(["round"], t("last-round"), "horn")],
};

const WEIGHTS = { built: "climax", "last-round-began": "climax" } as const;

export const script: Script<MarbleView, MarbleEvent> = {
  figures,
  rules: [
    ...plainly(SHOTS, WEIGHTS),
    {
      on: "built scored",
      weight: "climax",
      beats: (events, given) => {
        const [building] = events;
        const round = building?.kind === "built" ? [dim([site(building.fields)])] : [];
        return [...round, ...shown(SHOTS, events, given)];
      },
    },
  ],
};
