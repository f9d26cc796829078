import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { BRA_FIGURES } from "../../../data/bra-sizes";
import { fitBra } from "./fitting";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";

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
