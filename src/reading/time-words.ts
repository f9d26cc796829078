/** What an expression of times needs only where it has words, in one piece to load. */
export { spokenNumber } from "../math/words/spoken-number";
export { stretch } from "./time";
