/** The six modes. */
import { defineVariants } from "../../../core/variants";
import type { Answer } from "./answer";
import { check } from "./check";
import { exclude } from "./exclude";
import { type Fields, inputs } from "./inputs";
import { inspect } from "./inspect";
import { split } from "./split";
import { summarize } from "./summarize";
import { vlsm } from "./vlsm";

const variants = { inspect, split, vlsm, summarize, exclude, check };

export const modes = defineVariants<"mode", Fields, Answer, keyof typeof variants>(
  "mode",
  { label: "What to do", default: "inspect" },
  inputs,
  variants,
);

export type SubnetModel = ReturnType<typeof modes.derive>;
