/** For tests only: whether the sentences around an answer name its numbers. */
import type { AnyCalculator, Notice } from "../../core/calculator";
import { knownNumbers, numbersIn, strayNumbers } from "../../core/check-sentences";
import type { Values } from "../../core/parse";
import { type AnyView, type Chart, tabsOf, type ViewAnswer } from "../kit";

/**
 * Codes of notices, labels of tabs and keys of hints whose sentences compute a number themselves, or name one that no
 * figure of the calculator holds.
 */
const OWN_NUMBERS: Readonly<Record<string, readonly string[]>> = {
  "financial/refinance": ["break-evens-differ", "originalLoan"],
  "financial/affordability": ["pmi-edge"],
  "financial/fha-loan": ["mip-whole-term"],
  "financial/va-loan": [
    "entitlement",
    "entitlement-short",
    "fee-exempt",
    "irrrl-passes",
    "irrrl-recoupment",
    "loan-not-price",
    "ratio-above",
  ],
  "financial/personal-loan": ["fee-bears-interest"],
  "financial/vehicle-loan": ["valueLossPercent", "phased-out"],
  "financial/gold-loan": ["between-tiers"],
  "financial/loan-eligibility": ["foir", "term-cut-by-age", "no-room"],
  "financial/amortization-schedule": ["principal"],
  "financial/rent-vs-buy": ["Unrecoverable costs", "salt-cap-falls", "rentGrowth", "interest-limit", "pmi"],
  "financial/credit-card-payoff": ["targetMonths", "avalanche-costs-less", "monthlyBudget"],
  "financial/break-even": ["taxRatePercent"],
  "financial/gst": ["gstRate"],
  // What a state’s tax leaves out comes with its figures.
  "financial/income-tax": ["out-of-scope", "state-child-ages", "property-loss", "hraReceived"],
  "financial/salary": ["out-of-scope", "deferral-above-limit"],
  "investment/mutual-fund-returns": ["term-rounded"],
  "investment/sip": ["term-rounded"],
  "investment/fd-rd": ["penalty-cuts-deposit"],
  "investment/compound-interest": ["contribution", "contributionGrowth", "below-inflation"],
  "investment/retirement": ["Growth", "Income"],
  "investment/nps": ["equityShare"],
  "investment/average-share-price": ["newFeePercent"],
  "investment/stock-profit-loss": ["Which shares to sell", "Profit by price"],
  // Limits that a formula, a guideline or a standard sets.
  "health/bmi": ["Growth chart"],
  "health/bmr-tdee": ["mifflin-age", "pal-unsustained"],
  "health/sleep": ["aasm-over-60", "social-jetlag"],
  "health/ideal-weight": ["below-5-feet"],
  "health/ovulation-fertility": ["cycle-outside-21-35"],
  "developer/password": ["short"],
  "everyday/concrete": ["design-mix"],
  // In liters or fluid ounces; the outputs are in milliliters.
  "health/water-intake": ["exerciseMinutes", "heatHours"],
  "health/calorie-intake": ["fast-change"],
  "education/percentage": ["Part and whole"],
  "education/marks-percentage": ["total-too-low"],
  "education/speed-distance-time": ["not-the-mean"],
  "conversions/unit-converter": ["household-measure", "measured-constant", "regional-size", "deprecated-unit"],
  "education/average": ["data"],
  // Days on which clocks and calendars change.
  "conversions/timezone": ["offset-change-soon", "rules-changed"],
  "dates/date": ["before-gregorian"],
  "dates/leap-year": ["before-revised-julian"],
  "developer/random-number": ["Odds"],
  "everyday/tip": ["tip-rounded"],
};

/** Reports the notices, captions of charts, and hints with a number that is not of this answer. */
export function sentenceFaults(
  folder: string,
  calculator: AnyCalculator,
  view: AnyView,
  answer: ViewAnswer<never>,
): string[] {
  const { inputs, outputs, model } = answer as { inputs: Values; outputs: Values; model: unknown };
  const { figures = [] } = calculator;
  const known = knownNumbers(answer, typeof figures === "function" ? figures(model) : figures);
  const faults = (where: string, text: unknown, own: readonly number[] = [], restated?: number): string[] =>
    typeof text !== "string" || OWN_NUMBERS[folder]?.includes(where)
      ? []
      : strayNumbers(text, known, own, restated).map((number) => `${where}: ${number} in “${text}” is no output`);
  const numberOf = (key: string) => (typeof inputs[key] === "number" ? (inputs[key] as number) : undefined);
  return [
    ...(outputs.notices as readonly Notice[]).flatMap(({ code, message }) => faults(code, message)),
    ...Object.entries(view.hints ?? {}).flatMap(([key, hint]) => faults(key, hint?.(answer), [], numberOf(key))),
    ...tabsOf(view).flatMap((tab) =>
      "chart" in tab
        ? [tab.chart(answer) ?? []]
            .flat<(Chart | readonly Chart[])[]>()
            .flatMap((chart) =>
              chart.kind === "scale"
                ? []
                : faults(tab.label, chart.caption, numbersIn({ ...chart, caption: undefined })),
            )
        : [],
    ),
  ];
}
