import { defineCalculator } from "../../../core/calculator";
import { OnDemand } from "../../../core/on-demand";
import { workingFrom } from "../../../core/working";
import { missingIndiaFigures, missingUsFigures } from "../../../fieldsets/tax-figures";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import type { PayStub } from "./pay-stub";
import { checkUs, UsPay } from "./us";

/** The Indian rules, loaded only if the country is India. */
const INDIA = new OnDemand(() => import("./india"));

export default defineCalculator({
  inputs,
  outputs,
  figures: (answer: PayStub) => answer.figures,
  prepare: ({ country, taxYear, state, financialYear }: Inputs) =>
    country === "us" ? missingUsFigures(taxYear, state) : missingIndiaFigures(financialYear, INDIA),
  derive(inputs: Inputs, { format }): PayStub {
    if (inputs.country === "in") return new INDIA.value.IndiaPay(inputs, format);
    const pay = new UsPay(inputs);
    checkUs(inputs, pay.pay, format);
    return pay;
  },
  comparisons: [
    {
      label: "Old or new regime (India)",
      scenarios: [
        { name: "Old regime", inputs: { country: "in", regime: "old" } },
        { name: "New regime", inputs: { country: "in", regime: "new" } },
      ],
    },
  ],
  headline: (answer, format) => answer.headline(format),
  notices: (answer, format) => answer.notices(format),
  working: workingFrom(() => import("./working")),
});
