/** A region that scrolls can be reached by keyboard, so that whoever has no wheel can scroll it. */
export function scrolling(region: HTMLElement): () => void {
  region.tabIndex = 0;
  return () => region.removeAttribute("tabindex");
}
