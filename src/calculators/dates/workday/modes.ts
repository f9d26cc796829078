import { defineVariants, type Variant } from "../../../core/variants";
import { add } from "./addition";
import type { Answer } from "./answer";
import { count, year } from "./count";
import { type Fields, fields } from "./inputs";
import { nth } from "./nth";

const variants: Readonly<Record<"count" | "add" | "nth" | "year", Variant<Fields, Answer>>> = {
  count,
  add,
  nth,
  year,
};

export const modes = defineVariants("mode", { label: "What do you want to do?", default: "count" }, fields, variants);

/** The inputs, and the answer of their mode. */
export type WorkdayModel = ReturnType<typeof modes.derive>;
