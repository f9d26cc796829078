import type { Notice } from "../../../core/calculator";
import { codePointName } from "../../../math/encoding/code-points";
import { encodeHtmlDecimal, encodeHtmlHex, misreadCodePoints, referencedCodePoint } from "../../../math/encoding/html";
import type { Conversion } from "./conversion";
import { isUnitFormat } from "./encode";

/** Notices about the codes or the decoded text. */
export function notices({ inputs, plain, replaced }: Conversion): Notice[] {
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
  if (mode === "encode" && (format === "html-decimal" || format === "html-hex"))
    notices.push(...misreadNotice(plain, format));
  return notices;
}

/** Numeric references to NUL and to most of U+0080–U+009F mean other characters: HTML, section 13.2.5.80. */
function misreadNotice(plain: string, format: "html-decimal" | "html-hex"): Notice[] {
  const [code, ...others] = misreadCodePoints(plain);
  if (code === undefined) return [];
  const reference = (format === "html-hex" ? encodeHtmlHex : encodeHtmlDecimal)(String.fromCodePoint(code));
  const read = referencedCodePoint(code);
  const also =
    others.length === 0
      ? ""
      : ` ${others.length === 1 ? "Another reference is" : `${others.length} other references are`} misread the same way.`;
  return [
    {
      code: "html-misread",
      message: `Browsers read ${reference} as “${String.fromCodePoint(read)}” (${codePointName(read)}), not as ${codePointName(code)}.${also}`,
    },
  ];
}
