/** The drawings of Aquileia's coins, concepts and cards. */
import type { CardView } from "./wire";

export const METALS = ["gold", "silver", "bronze"];

const ICONS: Record<string, string> = {
  gold: "c-gold",
  silver: "c-silver",
  bronze: "c-bronze",
  slaves: "k-servi",
  points: "k-points",
  strength: "r-weapon",
};

export function icon(id: string): string {
  return ICONS[id] ?? "k-card";
}

/** What a card of a hand shows: a drawing, how often, and the metal of a horse. */
export function faceOf(card: CardView): { icon: string; count: number; metal: string } {
  const [metal, horses] = Object.entries(card.stadium)[0] ?? ["", 0];
  if (horses) return { icon: "k-horse", count: horses, metal };
  if (card.slaves) return { icon: "k-servi", count: card.slaves, metal: "" };
  return { icon: "r-weapon", count: card.arena, metal: "" };
}

const SOURCES: Record<string, string> = {
  pecunia: "c-gold",
  arena: "aquileia-gladiator",
  lots: "aquileia-bank_gold",
  shops: "aquileia-shop_potter",
  laurels: "k-laurel",
  villas: "aquileia-villa",
};

/** What stands for a source of points. */
export function sourceIcon(id: string): string {
  return SOURCES[id] ?? "k-laurel";
}
