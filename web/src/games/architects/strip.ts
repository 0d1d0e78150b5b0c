/** What an Apprentice does, as little drawings in a row: the occasion, what is paid, what it brings. */
import { occasionDrawing } from "./drawings";
import type { Amounts } from "../../parts/price";
import { icon } from "./icons";
import type { ApprenticeFigures, EffectFigures } from "./wire";

export type Mark = { kind: "text"; text: string } | { kind: "icon" | "place"; id: string };

export function strip(apprentice: ApprenticeFigures): Mark[] {
  return apprentice.effects.flatMap((effect) => [occasion(effect), ...brought(effect)]);
}

/** The same where there is little room: a trade needs no place, there is but one for it. */
export function shortStrip(apprentice: ApprenticeFigures): Mark[] {
  return apprentice.effects.flatMap((effect) => [
    ...(effect.op === "trade" ? [] : [occasion(effect)]),
    ...brought(effect),
  ]);
}

function occasion(effect: EffectFigures): Mark {
  const id = occasionDrawing(effect.when);
  return { kind: id.startsWith("b-") ? "place" : "icon", id };
}

function brought({ op, pay, gain, what, number }: EffectFigures): Mark[] {
  if (op === "trade") return [...amounts(pay, ""), { kind: "icon", id: "u-arrow" }, ...amounts(gain, "")];
  if (op === "discount" && what === "silver") return [text(`−${number}`), { kind: "icon", id: icon("silver") }];
  if (op === "discount") return [text(`+${number}`), { kind: "icon", id: icon("virtue") }];
  if (op === "release_prison") return [text(`${number}`), { kind: "icon", id: "k-prison" }];
  if (op === "extra_worker") return [text(`+${number}`), { kind: "icon", id: icon("worker") }];
  return amounts(gain, "+");
}

function amounts(of: Amounts, sign: string): Mark[] {
  return Object.entries(of).flatMap(([id, amount]): Mark[] => [
    text(`${sign}${amount}`),
    { kind: "icon", id: icon(id) },
  ]);
}

function text(written: string): Mark {
  return { kind: "text", text: written };
}
