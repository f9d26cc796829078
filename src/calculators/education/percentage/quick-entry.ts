/** Reads a free sentence, such as “20% off 1,250” or “45 is what % of 360”, as mode, x and y. */
import { readOnPage } from "../../../ask/on-page";
import forms from "./ask";
import { fields } from "./fields";

/** The inputs that a sentence stands for, as it writes them, or null if it cannot be read. */
export function readSentence(sentence: string, decimalComma = false): Record<string, string> | null {
  // In “80+15%”, the sign is a word of its own.
  const spaced = sentence.replace(/(?<=\d)\s*([-+−])\s*(?=\d[\d.,/]*(?: \d+\/\d+)?\s*(?:%|percent))/gi, " $1 ");
  const read = readOnPage(spaced, forms, fields, { habits: { decimalComma }, codes: [] });
  return read && Object.fromEntries(Object.entries(read).map(([key, value]) => [key, String(value)]));
}
