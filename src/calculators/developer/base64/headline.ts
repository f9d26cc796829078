import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Conversion } from "./conversion";
import { expansionPercent } from "./outputs";

/** The encoded or decoded text itself, and under it how long it is. */
export function headline(conversion: Conversion, format: Format): Headline {
  const { inputs, bytes, encoded, text } = conversion;
  const become = (count: number) => (count === 1 ? "becomes" : "become");
  const size = format.plural(bytes.length, "byte");
  const label = encoded === undefined ? "Decoded" : "Encoded";
  if (bytes.length === 0)
    return { label, figure: "Nothing", after: "An empty text has no bytes.", tone: "plain", copy: "" };
  if (encoded !== undefined)
    return {
      label,
      ...shown(encoded),
      second: `${size} ${become(bytes.length)} ${format.plural(encoded.length, "character")} (+${format.number(expansionPercent(conversion), 0)}%).`,
    };
  const typed = `${format.plural(inputs.input.length, "character")} ${become(inputs.input.length)}`;
  return text
    ? { label, ...shown(text), second: `${typed} ${size} of text.` }
    : { label, before: typed, figure: size, after: `of ${conversion.detectedType()}, which is no text.` };
}

/** More is never shown where there is room for a figure only. */
const GLIMPSE = 80;

function shown(text: string): Pick<Headline, "figure" | "text"> {
  return { figure: text.slice(0, GLIMPSE), text };
}
