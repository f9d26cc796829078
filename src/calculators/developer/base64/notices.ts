import type { Notice } from "../../../core/calculator";
import { ALPHABETS } from "../../../math/encoding/base-alphabets";
import { encodeBase } from "../../../math/encoding/base-encode";
import { CHARSET_NAMES } from "../../../math/encoding/charsets";
import type { Conversion } from "./conversion";

export function notices({ inputs, bytes, variant, canonical, text }: Conversion): Notice[] {
  const { charset, alphabet } = inputs;
  const notices: Notice[] = [];
  if (variant && variant !== alphabet)
    notices.push({
      code: "other-alphabet",
      message: `The input was read as ${ALPHABETS[variant].name}, not as ${ALPHABETS[alphabet].name}.`,
    });
  if (canonical === false && variant)
    notices.push({
      code: "non-canonical",
      message: `The last character carries bits that no byte takes and that are not zero; an encoder would end in “${encodeBase(bytes.subarray(-(bytes.length % ALPHABETS[variant].groupBytes)), variant)}”.`,
    });
  if (text === null)
    notices.push({
      code: "not-text",
      message: `These bytes are not text in ${CHARSET_NAMES[charset]}; the hex view has them.`,
    });
  return notices;
}
