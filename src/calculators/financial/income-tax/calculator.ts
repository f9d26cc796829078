import { defineCalculator } from "../../../core/calculator";
import { OnDemand } from "../../../core/on-demand";
import { workingFrom } from "../../../core/working";
import { missingIndiaFigures, missingUsFigures } from "../../../fieldsets/tax-figures";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { checkUs, UsYear } from "./us";
import type { YearTaxes } from "./year-taxes";

/** The Indian rules, loaded only if the country is India. */
const INDIA = new OnDemand(() => import("./india"));

export default defineCalculator({
  inputs,
  outputs,
  figures: (year: YearTaxes) => year.figures,
  prepare: ({ country, taxYear, state, financialYear }: Inputs) =>
    country === "us" ? missingUsFigures(taxYear, state) : missingIndiaFigures(financialYear, INDIA),
  derive(inputs: Inputs): YearTaxes {
    if (inputs.country === "us") {
      checkUs(inputs);
      return new UsYear(inputs);
    }
    const { checkIndia, IndiaYear } = INDIA.value;
    checkIndia(inputs);
    return new IndiaYear(inputs);
  },
  comparisons: [
    {
      label: "Old or new regime (India)",
      scenarios: [
        { name: "Old regime", inputs: { country: "in", regime: "old" } },
        { name: "New regime", inputs: { country: "in", regime: "new" } },
      ],
    },
    {
      label: "Jointly or separately (US)",
      scenarios: [
        { name: "Separately", inputs: { country: "us", filingStatus: "separate" } },
        { name: "Jointly", inputs: { country: "us", filingStatus: "joint" } },
      ],
    },
  ],
  headline: (year, format) => year.headline(format),
  notices: (year, format) => year.notices(format),
  working: workingFrom(() => import("./working")),
});
