import { defineCalculator } from "../../../core/calculator";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { GoldLoan } from "./loan";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  solving: { leftOut: { maxLoan: ["requestedLoan"] } },
  derive: (inputs: Inputs, { format }) => new GoldLoan(inputs, format),
  headline,
  notices,
  working,
});
