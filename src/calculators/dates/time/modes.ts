import { defineVariants, type Variant } from "../../../core/variants";
import { add, decimal } from "./adding";
import { between, later } from "./clock";
import { expression } from "./expression";
import { type Fields, fields } from "./inputs";
import type { Answer, Mode } from "./outputs";
import { timesheet } from "./sheet-mode";

const variants: Readonly<Record<Mode, Variant<Fields, Answer>>> = {
  expression,
  add,
  clock: between,
  "clock-add": later,
  "decimal-hours": decimal,
  timesheet,
};

export const modes = defineVariants(
  "mode",
  { label: "What do you want to do?", default: "expression" },
  fields,
  variants,
);
