/** Ludus's table in sentences. */
import type { Namer } from "../told";
import { t } from "./text";
import type { LudusView } from "./wire";

export function describe(view: LudusView, name: Namer): string {
  return view.players.map(({ seat, storeys }) => `${t("house", { name: name(seat), storeys })}.`).join(" ");
}
