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
  folds: {
    "Stones, coins and the 30-day average": ["stoneWeightGrams", "goldPriceAverage", "itemType"],
    "Purpose, limit and other gold loans": ["loanPurpose", "ltvRule", "ltvPercent", "otherGoldLoans"],
    "Term, bullet interest and fee": [
      "termMonths",
      "interestCompounding",
      "processingFeePercent",
      "feeTaxPercent",
    ],
  },
  figures: FIGURES,
  solve: {
    for: ["weightGrams", "purityKarat", "goldPricePerGram", "requestedLoan", "annualRate", "termMonths"],
    from: [
      "maxLoan",
      "monthlyPayment",
      "finalPayment",
      "totalInterest",
      "amountReceived",
      "loanToValue",
      "marginPricePerGram",
      "priceFallToMargin",
    ],
    leftOut: { maxLoan: ["requestedLoan"] },
  },
  derive: (inputs: Inputs, { format }) => new GoldLoan(inputs, format),
  headline,
  notices,
  working,
});
