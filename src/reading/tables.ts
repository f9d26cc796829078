/** The grammars of pasted tables and of choices, in one piece to load. */
export { choice } from "./choice";
export { ABSENT, table } from "./table";
