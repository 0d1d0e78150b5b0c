/** Dice that were just rolled tumble in place; any key or click ends it, and where motion is unwelcome they lie still. */
import { settings } from "../../settings.svelte";

const TUMBLING = 450;
const APART = 60;

export function tumble(die: Element, order: number): { destroy: () => void } {
  const duration = settings.duration(TUMBLING);
  if (!duration) return { destroy: () => {} };
  const rolling = die.animate(
    [
      { transform: "rotate(-200deg) scale(.6)", opacity: 0.2 },
      { transform: "rotate(-70deg) scale(1.12)", opacity: 1, offset: 0.5 },
      { transform: "none" },
    ],
    { duration, delay: order * APART, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" },
  );
  const end = (): void => rolling.finish();
  addEventListener("pointerdown", end, { capture: true, once: true });
  addEventListener("keydown", end, { capture: true, once: true });
  return {
    destroy: () => {
      rolling.cancel();
      removeEventListener("pointerdown", end, { capture: true });
      removeEventListener("keydown", end, { capture: true });
    },
  };
}
