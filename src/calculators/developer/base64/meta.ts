import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "base64-encoder-decoder",
  name: "Base64 Encoder/Decoder",
  purpose: "Convert text, files and data URIs to Base64 and back, read JWTs, and see exactly where any error is.",
  keywords: [
    "Base64",
    "base64url",
    "Base32",
    "Base16",
    "data URI",
    "decode",
    "encode file",
    "JWT",
    "MIME",
    "PEM",
    "RFC 4648",
  ],
} satisfies CalculatorMeta;
