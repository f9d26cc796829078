import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { ALPHABETS } from "../../../math/encoding/base-alphabets";
import { encodeBase } from "../../../math/encoding/base-encode";
import { CHARSET_NAMES } from "../../../math/encoding/charsets";
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

export function notices({ inputs, bytes, variant, canonical, text }: Conversion): Listed<Notice> {
  const { charset, alphabet } = inputs;
  const notices: Notice[] = [];
  if (variant && variant !== alphabet)
    notices.push(
      notice("other-alphabet", `The input was read as ${ALPHABETS[variant].name}, not as ${ALPHABETS[alphabet].name}.`),
    );
  if (canonical === false && variant)
    notices.push(
      notice(
        "non-canonical",
        `The last character has unused bits that are not zero. An encoder would end in “${encodeBase(bytes.subarray(-(bytes.length % ALPHABETS[variant].groupBytes)), variant)}”.`,
      ),
    );
  if (text === null)
    notices.push(notice("not-text", `These bytes are not valid ${CHARSET_NAMES[charset]} text. See the hex view.`));
  return notices;
}
