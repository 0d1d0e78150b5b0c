import { expect, test } from "vitest";
import { option } from "../net/samples";
import { type Command, completions, meant } from "./commands";

const commands: Command[] = [
  { option: option("build", "forum"), name: "Bâtir le Forum" },
  { option: option("build", "forum_two"), name: "Bâtir le Forum (coins : feuille)" },
  { option: option("activate", "gold_mine"), name: "Activer la Mine d’or" },
  { option: option("at", "3,-1"), name: "La placer 1 à l’est de l’Avant-poste" },
];
const named = (typed: string): string[] => completions(commands, typed).map(({ option }) => option.notation);

test("every word typed begins a word of the name or of the notation, whatever its accents and capitals", () => {
  expect(named("bat for")).toEqual(["build forum", "build forum_two"]);
  expect(named("OR mine")).toEqual(["activate gold_mine"]);
  expect(named("at 3,")).toEqual(["at 3,-1"]);
  expect(named("avant")).toEqual(["at 3,-1"]);
  expect(named("sell")).toEqual([]);
});

test("what is typed in full is meant, though more would fit", () => {
  expect(meant(commands, "batir le forum").command).toBe(commands[0]);
  expect(meant(commands, "build forum_two").command).toBe(commands[1]);
});

test("what only begins several answers plays none, and what begins one plays it", () => {
  expect(meant(commands, "build")).toEqual({ command: null, fitting: commands.slice(0, 2) });
  expect(meant(commands, "le").command).toBeNull();
  expect(meant(commands, "act").command).toBe(commands[2]);
});

test("nothing typed means nothing, and everything is possible", () => {
  expect(meant(commands, " ")).toEqual({ command: null, fitting: commands });
});
