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
      message: `The last character has unused bits that are not zero. An encoder would end in “${encodeBase(bytes.subarray(-(bytes.length % ALPHABETS[variant].groupBytes)), variant)}”.`,
    });
  if (text === null)
    notices.push({
      code: "not-text",
      message: `These bytes are not valid ${CHARSET_NAMES[charset]} text. See the hex view.`,
    });
  return notices;
}
