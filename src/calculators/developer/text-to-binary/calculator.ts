import { defineCalculator, type Headline, type Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { codePointCount } from "../../../math/encoding/code-points";
import { type Conversion, conversionOf } from "./conversion";
import { needsReferences, references, takesReferences } from "./decode";
import { isUnitFormat } from "./encode";
import { FORMATS, inputs } from "./inputs";
import { outputs } from "./outputs";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  folds: { "Separator, width and prefix": ["separator", "padded", "prefix", "uppercase"] },
  link: "fragment",
  prepare: (values) =>
    takesReferences(values) && !references.ready
      ? { needed: needsReferences(values), load: () => references.load() }
      : null,
  derive: conversionOf,
  headline,
  notices,
  working,
});

/** More is never shown where there is room for a figure only. */
const GLIMPSE = 80;

/** The codes, or the text that they are; under it how long that is. */
function headline({ inputs, output, plain, encodedSize }: Conversion, format: Format): Headline {
  const { bytes, charset } = encodedSize();
  return {
    label: inputs.mode === "encode" ? FORMATS[inputs.format].replace(/ \(.*/, "") : "Text",
    figure: output.slice(0, GLIMPSE) || "Nothing",
    text: output,
    second: `${format.plural(codePointCount(plain), "character")} = ${format.plural(bytes, "byte")} = ${format.plural(8 * bytes, "bit")}${charset ? ` in ${charset}` : ""}.`,
  };
}

function notices({ inputs, replaced }: Conversion): Notice[] {
  const { mode, format, separator, padded } = inputs;
  const notices: Notice[] = [];
  const sameWidth = padded && format !== "decimal";
  if (mode === "encode" && isUnitFormat(format) && separator === "" && !sameWidth)
    notices.push({
      code: "codes-run-together",
      message: `There is no way to tell where one code ends and the next begins. Add a separator${
        format === "decimal" ? "" : " or use full width"
      }.`,
    });
  if (replaced > 0)
    notices.push({
      code: "replaced",
      message: `${replaced === 1 ? "1 ill-formed part was" : `${replaced} ill-formed parts were`} replaced by \ufffd (U+FFFD).`,
    });
  return notices;
}
