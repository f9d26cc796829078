import { defineVariants, type Variant } from "../../../core/variants";
import { births } from "./births";
import { currentAge } from "./current-age";
import { difference } from "./difference";
import { type Fields, fields } from "./inputs";
import type { Answer, Mode } from "./outputs";
import { when } from "./when";

const variants: Readonly<Record<Mode, Variant<Fields, Answer>>> = {
  age: currentAge,
  difference,
  when,
  birth: births,
};

export const modes = defineVariants("mode", { label: "What do you want to know?", default: "age" }, fields, variants);
