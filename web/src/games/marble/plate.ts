/** The picture by which the game is known, with its colours. */
import "../../design/roman.css";

export { default as plate } from "./plate.svg?raw";
