import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { signedOperand } from "../../../math/words/signed-operand";
import { PER_YEAR } from "./inputs";
import type { Savings } from "./savings";

/** e, with enough digits to check the steps by hand. */
const E = "2.718281828459";

/** If two rates (as fractions) differ by less than this, rounding makes the closed formula useless by hand. */
const CLOSE = 1e-5;

/** The steps from the rate to the value in today's money, with the saver's numbers. */
export function working(savings: Savings, format: Format): Listed<Step> {
  return [
    rateSteps(savings, format),
    valueSteps(savings, format),
    taxSteps(savings, format),
    realSteps(savings, format),
    doublingSteps(savings, format),
  ];
}

/** Growth factor of one year: `(1 + 7% ÷ 12)^12`, `(1 + 7%)`. */
function yearFactor({ inputs }: Savings, format: Format): string {
  const rate = `${format.number(inputs.annualRate)}%`;
  if (inputs.rateType === "effective") return `(1 + ${rate})`;
  if (inputs.compounding === "continuous") return `${E}^(${rate})`;
  const c = PER_YEAR[inputs.compounding];
  return c === 1 ? `(1 + ${rate})` : `(1 + ${rate} ÷ ${c})^${c}`;
}

function rateSteps(savings: Savings, format: Format): Listed<Step> {
  const { inputs, effectiveAnnualRate } = savings;
  const { rateType, compounding } = inputs;
  const factor = yearFactor(savings, format);
  const effective = format.percent(effectiveAnnualRate, 6);
  if (rateType === "effective") return [step("Effective annual rate R, as entered", effective, effective)];
  const steps = [
    step(`Effective annual rate R = ${FORMULA[compounding === "continuous" ? "e" : "c"]}`, `${factor} − 1`, effective),
  ];
  if (compounding === "continuous") return steps;
  const c = PER_YEAR[compounding];
  return [
    c !== 1 &&
      step(
        "Interest per compounding period = r ÷ c",
        `${format.number(inputs.annualRate)}% ÷ ${c}`,
        format.percent(inputs.annualRate / c, 6),
      ),
    steps,
    step(
      "Compounding periods in the term = c × T",
      `${c} × ${termOperand(savings, format)}`,
      format.number(c * savings.years, 6),
    ),
  ];
}

const FORMULA = { e: "eʳ − 1", c: "(1 + r ÷ c)ᶜ − 1" } as const;

/** The term in years as an operand: `10`, `(2 + 6 ÷ 12)`. */
function termOperand({ inputs: { termYears, termMonths } }: Savings, format: Format): string {
  return termMonths === 0 ? format.number(termYears) : `(${termYears} + ${termMonths} ÷ 12)`;
}

function valueSteps(savings: Savings, format: Format): Listed<Step> {
  const { inputs, years, intensity, futureValue, totalInterest, totalContributions } = savings;
  const { principal, contribution } = inputs;
  const growth = Math.exp(intensity * years);
  const t = termOperand(savings, format);
  const grown = principal * growth;
  const interest = `${format.amount(futureValue)} − ${format.amount(principal)} − ${format.amount(totalContributions)}`;
  return [
    step("Growth factor over the term = (1 + R)ᵀ", powerText(savings, t, format), format.number(growth, 8)),
    step(
      "Starting amount with interest",
      `${format.amount(principal)} × ${format.number(growth, 8)}`,
      format.money(grown),
    ),
    contribution > 0 && depositSteps(savings, format),
    step("Future value", `${format.amount(grown)} + ${format.amount(futureValue - grown)}`, format.money(futureValue)),
    step("Interest = future value − starting amount − deposits", interest, format.money(totalInterest)),
  ];
}

/** (1 + R)ᵀ written with the rate as entered. */
function powerText({ inputs }: Savings, t: string, format: Format): string {
  const rate = `${format.number(inputs.annualRate)}%`;
  if (inputs.rateType === "effective") return `(1 + ${rate})^${t}`;
  if (inputs.compounding === "continuous") return `${E}^(${rate} × ${t})`;
  const c = PER_YEAR[inputs.compounding];
  return c === 1 ? `(1 + ${rate})^${t}` : `(1 + ${rate} ÷ ${c})^(${c} × ${t})`;
}

/** The deposits with their interest. */
function depositSteps(savings: Savings, format: Format): Listed<Step> {
  const { inputs, depositPeriodRate: i, depositsPerYear: f, depositCount: n, futureValue } = savings;
  const { contribution, contributionGrowth, contributionTiming, principal } = inputs;
  const value = futureValue - principal * Math.exp(savings.intensity * savings.years);
  const rate = format.number(i, 12);
  const first = step(
    "Interest i from one deposit to the next = (1 + R)^(1 ÷ f) − 1",
    `(1 + ${format.percent(savings.effectiveAnnualRate, 8)})^(1 ÷ ${f}) − 1`,
    rate,
  );
  const atStart = contributionTiming === "start";
  const due = atStart ? ` × (1 + ${rate})` : "";
  const sumOf = (count: number) =>
    i === 0 ? `${count}` : `((1 + ${rate})^${count} − 1) ÷ ${signedOperand(rate)}${due}`;
  const name = i === 0 ? "n" : `((1 + i)ⁿ − 1) ÷ i${atStart ? " × (1 + i)" : ""}`;
  const deposit = format.amount(contribution);
  const rest = savings.yearsWithoutDeposit;
  const usable = i === 0 || Math.abs(i) > CLOSE / 10;
  if (!usable || (contributionGrowth !== 0 && rest > 0))
    return [first, step("Deposits with interest, year by year", "each deposit for its own time", format.money(value))];
  if (contributionGrowth === 0) {
    const grown =
      rest > 0 ? ` × (1 + ${format.percent(savings.effectiveAnnualRate, 8)})^${format.number(rest, 10)}` : "";
    const label = rest > 0 ? `${name} × (1 + R)^(time left)` : name;
    return [
      first,
      step(
        `Deposits with interest = deposit × ${label}, n = ${format.number(n)}`,
        `${deposit} × ${sumOf(n)}${grown}`,
        format.money(value),
      ),
    ];
  }
  return [first, growingSteps(savings, sumOf(f), name, value, format)];
}

/** Deposits that grow each year: the first year's deposits with interest, then those of all years. */
function growingSteps(savings: Savings, yearSum: string, name: string, value: number, format: Format): Listed<Step> {
  const { inputs, years, effectiveAnnualRate, depositsPerYear } = savings;
  const { contribution, contributionGrowth } = inputs;
  const R = effectiveAnnualRate / 100;
  const g = contributionGrowth / 100;
  if (Math.abs(R - g) < CLOSE || !Number.isInteger(years))
    return [step("Deposits with interest, year by year", "each deposit for its own time", format.money(value))];
  const firstYear = (value * (R - g)) / ((1 + R) ** years - (1 + g) ** years);
  const [rate, growth] = [format.percent(effectiveAnnualRate, 8), `${format.number(contributionGrowth)}%`];
  return [
    step(
      `Deposits of the first year with interest = deposit × ${name}, n = ${depositsPerYear}`,
      `${format.amount(contribution)} × ${yearSum}`,
      format.money(firstYear),
    ),
    step(
      "Deposits with interest = those of the first year × ((1 + R)ᵀ − (1 + g)ᵀ) ÷ (R − g)",
      `${format.amount(firstYear)} × ((1 + ${rate})^${years} − (1 + ${growth})^${years}) ÷ (${rate} − ${growth})`,
      format.money(value),
    ),
  ];
}

function taxSteps(savings: Savings, format: Format): Listed<Step> {
  const { inputs, totalTax, afterTaxValue, totalInterest, futureValue } = savings;
  if (inputs.taxRate === 0) return [];
  const rate = `${format.number(inputs.taxRate)}%`;
  const taxed = (label: string, interest: number, tax: number) =>
    interest > 0
      ? step(`${label} = interest × tax rate`, `${format.amount(interest)} × ${rate}`, format.money(tax))
      : step(label, "no positive interest, so no tax", format.money(tax));
  if (inputs.taxTiming === "at-end")
    return [
      taxed("Tax at the end", totalInterest, totalTax),
      step("After tax", `${format.amount(futureValue)} − ${format.amount(totalTax)}`, format.money(afterTaxValue)),
    ];
  const [first] = savings.taxed();
  return [
    first ? taxed("Tax for the first year", first.interest, first.tax) : null,
    step(
      "Tax for all years, each taken from the balance at the end of the year",
      "sum of the Tax column in the table",
      format.money(totalTax),
    ),
    step("After tax", "the balance of the last year", format.money(afterTaxValue)),
  ];
}

function realSteps(savings: Savings, format: Format): Listed<Step> {
  const { inputs, afterTaxValue, realValue } = savings;
  const power = `(1 + ${format.number(inputs.inflationRate)}%)^${termOperand(savings, format)}`;
  return [
    step(
      "In today’s money = value after tax ÷ (1 + inflation)ᵀ",
      `${format.amount(afterTaxValue)} ÷ ${power}`,
      format.money(realValue),
    ),
  ];
}

function doublingSteps({ inputs, intensity, doublingYears, ruleOf72Years }: Savings, format: Format): Listed<Step> {
  if (doublingYears === null || ruleOf72Years === null) return [];
  return [
    step(
      "Doubles in ln 2 ÷ ln(1 + R) years",
      `0.69314718056 ÷ ${format.number(intensity, 12)}`,
      format.plural(doublingYears, "year"),
    ),
    step(
      "By the rule of 72 = 72 ÷ rate",
      `72 ÷ ${format.number(inputs.annualRate)}`,
      format.plural(ruleOf72Years, "year"),
    ),
  ];
}
