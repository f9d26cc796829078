import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Conversion } from "./conversion";
import { expansionPercent } from "./outputs";

/** The encoded or decoded text itself, with its length below. */
export function headline(conversion: Conversion, format: Format): Headline {
  const { inputs, bytes, encoded, text, token } = conversion;
  const become = (count: number) => (count === 1 ? "becomes" : "become");
  const size = format.plural(bytes.length, "byte");
  const label = encoded === undefined ? "Decoded" : "Encoded";
  if (bytes.length === 0)
    return { label, figure: "Nothing", after: "Empty text has no bytes.", tone: "plain", copy: "" };
  if (encoded !== undefined)
    return {
      label,
      ...shown(encoded),
      second: `${size} ${become(bytes.length)} ${format.plural(encoded.length, "character")} (+${format.number(expansionPercent(conversion), 0)}%).`,
    };
  if (token && text) return { label: "Token", ...shown(text), second: "The header and payload of a JSON Web Token." };
  const typed = `${format.plural(inputs.input.length, "character")} ${become(inputs.input.length)}`;
  return text
    ? { label, ...shown(text), second: `${typed} ${size} of text.` }
    : { label, before: typed, figure: size, after: `of ${conversion.detectedType}, which is not text.` };
}

/** Maximum length of the figure, for places with room for one line only. */
const GLIMPSE = 80;

function shown(text: string): Pick<Headline, "figure" | "text"> {
  return { figure: text.slice(0, GLIMPSE), text };
}
