import { defineVariants, type Variant } from "../../../core/variants";
import { add } from "./addition";
import { count, year } from "./count";
import { type Fields, fields } from "./inputs";
import { nth } from "./nth";
import type { Answer, Mode } from "./outputs";

const variants: Readonly<Record<Mode, Variant<Fields, Answer>>> = {
  count,
  add,
  nth,
  year,
};

export const modes = defineVariants("mode", { label: "What do you want to do?", default: "count" }, fields, variants);
