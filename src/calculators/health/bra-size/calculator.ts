import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { BRA_FIGURES } from "../../../data/bra-sizes";
import { fitBra } from "./fitting";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  figures: Object.values(BRA_FIGURES),
  link: "personal",
  derive: (values: Inputs) => fitBra(values),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
