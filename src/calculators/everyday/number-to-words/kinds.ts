import { defineVariants } from "../../../core/variants";
import { cardinal } from "./cardinal";
import { check } from "./check";
import { fields } from "./fields";
import { ordinal } from "./ordinal";
import { roman, romanToNumber } from "./roman";
import { wordsToNumber } from "./words-to-number";
import { year } from "./year";

export const kinds = defineVariants("mode", { label: "Kind", default: "cardinal", shown: "elsewhere" }, fields, {
  cardinal,
  ordinal,
  currency: check,
  year,
  roman,
  "words-to-number": wordsToNumber,
  "roman-to-number": romanToNumber,
});

export type NumberInWords = ReturnType<typeof kinds.derive>;
