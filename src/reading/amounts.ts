/** The grammars that most fields of a page need, in one piece to load. */
export { marks } from "./marks";
export { money } from "./money";
export { number } from "./number";
export { percent } from "./percent";
