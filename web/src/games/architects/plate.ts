/** The picture by which the game is known, with its colours. */
import "./palette.css";

export { default as plate } from "./plate.svg?raw";
