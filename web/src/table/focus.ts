/** Where the focus goes by itself: whoever plays without a pointer is led from one answer to the next. */

/** Something else that has the focus for good reasons. */
const ELSEWHERE = "input, textarea, select, dialog, .drawer, .rail, .options, .command, .skip";
const CONFIRM = ".seam .confirm:not([disabled])";
const LIT = "[data-target]:not([aria-disabled='true'])";
/** Where the next answer may be, the likeliest first. */
const ANSWERS = [
  CONFIRM,
  `main ${LIT}[tabindex='0']`,
  `.tray ${LIT}[tabindex='0']`,
  `main ${LIT}`,
  `.tray ${LIT}`,
  `.seam ${LIT}`,
  ".seam .amounts .btn",
  ".seam",
];

/** Whether the last thing done was done with a pointer. */
let pointing = true;

/** Notice with what the page is used; returns how to stop that. */
export function watchHands(): () => void {
  const pointed = (): void => void (pointing = true);
  const typed = (): void => void (pointing = false);
  const clicked = ({ detail }: MouseEvent): void => void (pointing &&= detail > 0);
  addEventListener("pointerdown", pointed, true);
  addEventListener("keydown", typed, true);
  addEventListener("click", clicked, true);
  return () => {
    removeEventListener("pointerdown", pointed, true);
    removeEventListener("keydown", typed, true);
    removeEventListener("click", clicked, true);
  };
}

/** Called when something else is asked or chosen, and drawn: the focus goes to where the next answer is. */
export function leadOn(): void {
  const now = document.activeElement;
  if (pointing || now?.closest(ELSEWHERE)) return;
  const confirm = document.querySelector<HTMLElement>(CONFIRM);
  if (!confirm && now?.matches(LIT)) return;
  const seen = (one: HTMLElement): boolean => one.getClientRects().length > 0;
  const all = ANSWERS.flatMap((selector) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(seen).slice(0, 1),
  );
  all[0]?.focus();
}
