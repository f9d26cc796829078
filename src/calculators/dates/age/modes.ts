import { defineVariants, type Variant } from "../../../core/variants";
import type { Answer } from "./answer";
import { births } from "./births";
import { currentAge } from "./current-age";
import { difference } from "./difference";
import { type Fields, fields } from "./inputs";
import { when } from "./when";

type Mode = "age" | "difference" | "when" | "birth";

const variants: Readonly<Record<Mode, Variant<Fields, Answer>>> = {
  age: currentAge,
  difference,
  when,
  birth: births,
};

export const modes = defineVariants("mode", { label: "What do you want to know?", default: "age" }, fields, variants);

/** The inputs, and the answer of their mode. */
export type AgeModel = ReturnType<typeof modes.derive>;
