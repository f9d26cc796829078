import { defineCalculator, type Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { type Conversion, conversionOf } from "./conversion";
import { needsReferences, references, takesReferences } from "./decode";
import { FORMATS, inputs } from "./inputs";
import { outputs } from "./outputs";
import { notices } from "./words";
import { working } from "./working";

/** Time limit in milliseconds; the longest text takes about a tenth of it. */
const LONGEST = 10_000;

export default defineCalculator({
  inputs,
  outputs,
  link: "fragment",
  prepare: (values) =>
    takesReferences(values) && !references.ready
      ? { needed: needsReferences(values), load: () => references.load() }
      : null,
  isolated: {
    limit: () => LONGEST,
    stopped: () => ({ field: "input", message: "This text takes too long to convert. Try a part of it." }),
  },
  derive: conversionOf,
  headline,
  notices,
  working,
});

/** Maximum length of the figure, for places with room for one line only. */
const GLIMPSE = 80;

/** The codes or the decoded text, with the size below. */
function headline({ inputs, output, characterCount, encodedSize }: Conversion, format: Format): Headline {
  const { bytes, charset } = encodedSize;
  return {
    label: inputs.mode === "encode" ? FORMATS[inputs.format].replace(/ \(.*/, "") : "Text",
    figure: output.slice(0, GLIMPSE) || "Nothing",
    text: output,
    second: `${format.plural(characterCount, "character")} = ${format.plural(bytes, "byte")} = ${format.plural(8 * bytes, "bit")}${charset ? ` in ${charset}` : ""}.`,
  };
}
