import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { ENERGY } from "../../../data/energy";
import { Expenditure } from "./expenditure";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: Object.values(ENERGY),
  link: "personal",
  derive: (inputs: Inputs) => new Expenditure(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
