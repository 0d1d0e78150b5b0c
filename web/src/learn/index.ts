/** All that a lesson adds to a table; loaded when one is opened. */
export { default as Coach } from "./Coach.svelte";
export { default as Marks } from "./Marks.svelte";
export { default as Steps } from "./Steps.svelte";
export { Teacher } from "./teacher.svelte";
