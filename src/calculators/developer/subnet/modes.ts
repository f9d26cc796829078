/** The six modes. */
import { defineVariants } from "../../../core/variants";
import { check } from "./check";
import { exclude } from "./exclude";
import { type Fields, inputs } from "./inputs";
import { inspect } from "./inspect";
import type { Answer, Mode } from "./outputs";
import { split } from "./split";
import { summarize } from "./summarize";
import { vlsm } from "./vlsm";

const variants = { inspect, split, vlsm, summarize, exclude, check };

export const modes = defineVariants<"mode", Fields, Answer, Mode>(
  "mode",
  { label: "What to do", default: "inspect" },
  inputs,
  variants,
);
