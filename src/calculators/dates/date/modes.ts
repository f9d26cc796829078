import { defineVariants, type Variant } from "../../../core/variants";
import { add } from "./addition";
import { countdown } from "./countdown";
import { difference } from "./difference";
import { info } from "./info";
import { type Fields, fields } from "./inputs";
import { nthWeekdayOfMonth } from "./nth-weekday";
import type { Answer, Mode } from "./outputs";
import { series } from "./series";

const variants: Readonly<Record<Mode, Variant<Fields, Answer>>> = {
  difference,
  add,
  info,
  countdown,
  "nth-weekday": nthWeekdayOfMonth,
  series,
};

export const modes = defineVariants(
  "mode",
  { label: "What do you want to do?", default: "difference" },
  fields,
  variants,
);
