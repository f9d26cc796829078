import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { PREGNANCY_FIGURES } from "../../../data/pregnancy";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { Pregnancy } from "./pregnancy";

export default defineCalculator({
  inputs,
  outputs,
  folds: { "Today’s date and rules": ["asOf", "lmpRule", "crlFormula"] },
  figures: Object.values(PREGNANCY_FIGURES),
  link: "personal",
  solve: {
    for: ["lmp", "conceptionDate", "ivfTransferDate", "ultrasoundDate"],
    from: ["dueDate", "daysRemaining"],
  },
  derive: (values: Inputs, tools) => new Pregnancy(values, tools),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
