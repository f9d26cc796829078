/** The states of the United States in a question: by name, and by codes that are no words of their own. */
import type { JsonObject } from "../core/parse";
import { STATES } from "../data/tax/states";

/** Codes that are also words, or that people write for something else. */
const WORDS = /^(?:IN|ME|OR|HI|OK|OH|LA|PA|MA|AL|DE|ID|MO|CO|MS|MI|AR|AK|IA|MD|MT|DC)$/;

export const STATE_WORDS: Readonly<Record<string, JsonObject>> = Object.fromEntries(
  Object.entries(STATES).map(([code, name]) => [
    WORDS.test(code) ? name.toLowerCase() : `${name.toLowerCase()}, ${code.toLowerCase()}`,
    { state: code },
  ]),
);
