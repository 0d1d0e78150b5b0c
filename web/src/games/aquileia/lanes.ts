/** The lanes of a contest: what a runner's strength is made of, in the order in which it came. */
import type { Option } from "../../net/api";
import { faceOf } from "./icons";
import type { AquileiaView, CardView, ContestView, RunnerView } from "./wire";

export interface Part {
  kind: "base" | "red" | "card" | "blue" | "ghost";
  strength: number;
  icon: string;
}

const SHORTEST = 12;

export function partsOf(view: AquileiaView, contest: ContestView, runner: RunnerView, ghost: number): Part[] {
  const die = (kind: "red" | "blue", face: string): Part => ({
    kind,
    strength: Number(face === runner.side),
    icon: `c-${face}`,
  });
  const cards = runner.cards.map((id): Part => {
    const card = view.cards[id]!;
    return { kind: "card", strength: strengthOf(contest, runner, card), icon: faceOf(card).icon };
  });
  const made: Part[] = [
    { kind: "base", strength: runner.base, icon: "" },
    ...runner.red.map((face) => die("red", face)),
    ...cards,
    ...runner.blue.map((face) => die("blue", face)),
    { kind: "ghost", strength: ghost, icon: "" },
  ];
  return made.filter((part) => part.strength > 0);
}

/** How many units the scale has: more than printed where a fighter exceeds it. */
export function scaleOf(contest: ContestView, ghost: number): number {
  return Math.max(SHORTEST, ...contest.runners.map((runner) => runner.strength + ghost + 1));
}

/** What the answer in hand would add. */
export function ghostOf(chosen: Option | null): number {
  return chosen?.verb === "play" ? (chosen.preview["strength"] ?? 0) : 0;
}

/** What a card adds for a runner: its weapons and slaves in the arena, horses of the own side in the stadium. */
export function strengthOf(contest: ContestView, runner: RunnerView, card: CardView): number {
  return contest.contest === "arena" ? card.arena : (card.stadium[runner.side] ?? 0);
}
