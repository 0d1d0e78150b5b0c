/** Single keys as shortcuts: they never act while someone types, or where nobody wants them. */
import { settings } from "../settings.svelte";

const TYPED_IN = "input, textarea, select, [contenteditable]";

/** The key that was pressed by itself, or nothing; some keyboards type brackets with Alt. */
export function pressed(event: KeyboardEvent): string | null {
  if (!settings.keys || event.ctrlKey || event.metaKey || isOn(event, TYPED_IN)) return null;
  return event.key;
}

/** Whether the focus is on something like this. */
export function isOn(event: KeyboardEvent, selector: string): boolean {
  return (event.target as HTMLElement).matches?.(selector) ?? false;
}
