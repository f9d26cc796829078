import { type Notice, notice } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import { ALPHABETS } from "../../../math/encoding/base-alphabets";
import { encodeBase } from "../../../math/encoding/base-encode";
import { CHARSET_NAMES } from "../../../math/encoding/charsets";
import type { Conversion } from "./conversion";

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
