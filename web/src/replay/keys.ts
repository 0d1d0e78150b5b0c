/** Single keys for going through a game. */
import { isOn, pressed } from "../parts/pressed";

export interface Ways {
  /** One move on, or back. */
  step: (forward: boolean) => void;
  /** To the next turn, or the one before. */
  jump: (forward: boolean) => void;
  play: () => void;
  /** Look at a thing, or no longer. */
  look: () => void;
}

export function keys(ways: Ways): (event: KeyboardEvent) => void {
  const deeds: Record<string, () => void> = {
    "[": () => ways.step(false),
    "]": () => ways.step(true),
    "{": () => ways.jump(false),
    "}": () => ways.jump(true),
    " ": ways.play,
    i: ways.look,
  };
  return (event) => {
    const deed = deeds[pressed(event) ?? ""];
    if (!deed || (event.key === " " && isOn(event, "button, a"))) return;
    event.preventDefault();
    deed();
  };
}
