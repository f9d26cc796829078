import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { Pension } from "./pension";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Employer, yearly rise and corpus now": ["employerMonthly", "contributionGrowth", "existingCorpus"],
    "Subscriber and kind of exit": ["subscriberType", "exitType", "midCorpusOption", "surYears"],
    "Asset mix and returns": [
      "equityShare",
      "corporateShare",
      "governmentShare",
      "alternativeShare",
      "equityReturn",
      "corporateReturn",
      "governmentReturn",
      "alternativeReturn",
    ],
    "Charges, timing and inflation": [
      "annualCharges",
      "contributionTiming",
      "rateConvention",
      "inflationRate",
    ],
    "Income tax": [
      "taxYear",
      "taxRegime",
      "basicSalary",
      "selfEmployed",
      "section80cUsed",
      "slabRate",
      "retirementSlabRate",
    ],
  },
  figures: FIGURES,
  solve: {
    for: ["monthlyContribution", "annuityShare", "exitAge", "annualRate", "annuityRate"],
    from: ["monthlyPension", "corpus", "lumpSum", "monthlyPensionReal", "corpusReal", "lumpSumAfterTax"],
  },
  derive: (inputs: Inputs) => new Pension(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
