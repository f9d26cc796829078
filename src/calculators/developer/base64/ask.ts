import type { Forms } from "../../../ask/form";

/** A text whose padding says that it is Base64. */
const PADDED = /^(?:[\w+/-]{4})*(?:[\w+/-]{2}==|[\w+/-]{3}=)$/;

export default [
  {
    says: ["decode {input:word}"],
    set: { mode: "decode" },
    fill: ({ input }) => (PADDED.test(String(input?.json)) ? {} : null),
  },
  {
    says: [
      "(base64 decode|decode base64|base64 to text|decode from base64|base64decode|from base64|b64 decode|base 64 decode) {input:text}",
      "decode {input:word} (from base64|base64|in base64)",
      "{input:word} (base64 decode|base64 decoded|from base64|base64 to text)",
    ],
    set: { mode: "decode" },
  },
  {
    says: [
      "(base64 encode|encode base64|encode to base64|encode in base64|text to base64|base64encode|to base64|b64 encode|base64 of|base 64 encode|base64 encoding of) {input:text}",
      "(encode|convert) {input:text} (in|to|as|into) base64",
      "{input:text} (in|to|as) base64",
    ],
    set: { mode: "encode" },
  },
] satisfies Forms;
