/** Which of several targets a place belongs to where they lie close together: the nearest. */
import type { Point } from "./sight";

/**
 * The outline of all places that are nearer to a target than to its neighbours, no farther away than `reach` to each
 * side. Neighbours and outline are counted from the target.
 */
export function nearestPlaces(neighbours: Point[], reach: number): Point[] {
  const square = [
    { x: -reach, y: -reach },
    { x: reach, y: -reach },
    { x: reach, y: reach },
    { x: -reach, y: reach },
  ];
  return neighbours.reduce(cut, square);
}

/** What is left of an outline on this side of the middle between the target and a neighbour. */
function cut(outline: Point[], neighbour: Point): Point[] {
  const beyond = ({ x, y }: Point): number =>
    x * neighbour.x + y * neighbour.y - (neighbour.x ** 2 + neighbour.y ** 2) / 2;
  return outline.flatMap((to, n) => {
    const from = outline.at(n - 1)!;
    const [before, after] = [beyond(from), beyond(to)];
    const crossed = before * after < 0 ? [between(from, to, before / (before - after))] : [];
    return after > 0 ? crossed : [...crossed, to];
  });
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
