import { defineVariants, type Variant } from "../../../core/variants";
import { add, decimal } from "./adding";
import type { Answer } from "./answer";
import { between, later } from "./clock";
import { expression } from "./expression";
import { type Fields, fields } from "./inputs";
import { timesheet } from "./sheet-mode";

type Mode = "add" | "clock" | "clock-add" | "expression" | "decimal-hours" | "timesheet";

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

/** The inputs, and the answer of their mode. */
export type TimeModel = ReturnType<typeof modes.derive>;
