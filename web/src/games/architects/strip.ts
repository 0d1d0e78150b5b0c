/** What an Apprentice does, as little drawings in a row: the occasion, what is paid, what it brings. */
import { occasionDrawing } from "./drawings";
import type { Amounts } from "../../parts/price";
import { icon } from "./icons";
import type { AbilityFigures, ApprenticeFigures } from "./wire";

export type Mark = { kind: "text"; text: string } | { kind: "icon" | "place"; id: string };

export function strip(apprentice: ApprenticeFigures): Mark[] {
  return apprentice.abilities.flatMap((ability) => [occasion(ability), ...brought(ability)]);
}

/** The same where there is little room: a trade needs no place, there is but one for it. */
export function shortStrip(apprentice: ApprenticeFigures): Mark[] {
  return apprentice.abilities.flatMap((ability) => [
    ...(ability.trade ? [] : [occasion(ability)]),
    ...brought(ability),
  ]);
}

function occasion({ when }: AbilityFigures): Mark {
  const id = occasionDrawing(when);
  return { kind: id.startsWith("architects-") ? "place" : "icon", id };
}

function brought(ability: AbilityFigures): Mark[] {
  const { trade, gain, silver_off, virtue_off, extra_workers, released } = ability;
  if (trade) return [...amounts(trade.pay, ""), { kind: "icon", id: "u-arrow" }, ...amounts(trade.gain, "")];
  return [
    ...counted("−", silver_off, icon("silver")),
    ...counted("+", virtue_off, icon("virtue")),
    ...counted("+", extra_workers, icon("worker")),
    ...counted("", released, "k-prison"),
    ...amounts(gain, "+"),
  ];
}

function amounts(of: Amounts, sign: string): Mark[] {
  return Object.entries(of).flatMap(([id, amount]) => counted(sign, amount, icon(id)));
}

/** A number and what it counts; nothing where there is none. */
function counted(sign: string, amount: number, id: string): Mark[] {
  if (!amount) return [];
  return [
    { kind: "text", text: `${sign}${amount}` },
    { kind: "icon", id },
  ];
}
