import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { INDIA_NPS } from "../../../data/nps/india";
import { factor } from "../../../fieldsets/factor";
import { annuityValue } from "../../../math/finance/deposits";
import { zeroMinus } from "../../../math/words/signed-operand";
import type { Deduction } from "./deductions";
import type { ExitRule } from "./exit";
import { MIDDLE_RANGE } from "./inputs";
import type { Pension, SavingYear } from "./pension";

const RULES: Readonly<Record<ExitRule, string>> = {
  nonGovernment: "Normal exit, non-government",
  joinedLate: "Normal exit, joined at 60 or later",
  government: "Normal exit, government employee",
  premature: "Premature exit",
};

/** The steps from the monthly rate to the pension and the taxes, with the saver's numbers. */
export function working(pension: Pension, format: Format): Listed<Step> {
  const { saving } = pension;
  const [first, last] = [saving[0], saving.at(-1)];
  if (!first || !last) return [];
  return [
    rateSteps(first, pension, format),
    yearStep("First year", first, pension, format),
    last !== first && [
      last.netReturn !== first.netReturn && rateSteps(last, pension, format),
      lastSteps(last, pension, format),
    ],
    paidSteps(pension, format),
    exitSteps(pension, format),
    pensionSteps(pension, format),
    lumpSumSteps(pension, format),
    deductionSteps(pension, format),
  ];
}

const rateText = (percent: number, format: Format) => `${format.number(percent)}%`;

/** `1 + 0.01`, `1 − 0.01` */
function onePlus(value: number, text: (size: number) => string): string {
  return value < 0 ? `1 − ${text(-value)}` : `1 + ${text(value)}`;
}

function rateSteps(year: SavingYear, { inputs }: Pension, format: Format): Listed<Step> {
  const { mix, grossReturn, netReturn, monthlyRate, age } = year;
  const { annualCharges } = inputs;
  const percent = (size: number) => rateText(size, format);
  const at = mix ? ` at ${age}` : "";
  const parts = mix
    ? ([
        [mix.equity, inputs.equityReturn],
        [mix.corporate, inputs.corporateReturn],
        [mix.government, inputs.governmentReturn],
        [mix.alternative, inputs.alternativeReturn],
      ] as const)
    : [];
  const sum = parts
    .filter(([share]) => share > 0)
    .map(([share, rate]) => `${percent(share)} × ${zeroMinus(rate, percent)}`)
    .join(" + ");
  const net = percent(netReturn);
  return [
    mix ? step(`Return${at} = sum of share × return`, sum, percent(grossReturn)) : null,
    annualCharges > 0 &&
      step(
        `Return after charges${at}`,
        `(${onePlus(grossReturn, percent)}) × (1 − ${percent(annualCharges)}) − 1`,
        net,
      ),
    inputs.rateConvention === "nominal"
      ? step(`Monthly rate i${at} = return ÷ 12`, `${zeroMinus(netReturn, percent)} ÷ 12`, factor(monthlyRate, format))
      : step(
          `Monthly rate i${at} = (1 + return)^(1 ÷ 12) − 1`,
          `(${onePlus(netReturn, percent)})^(1 ÷ 12) − 1`,
          factor(monthlyRate, format),
        ),
  ];
}

/** The corpus at the end of a year, from its opening value and twelve contributions. */
function yearStep(name: string, year: SavingYear, { inputs }: Pension, format: Format): Step {
  const { monthlyRate, monthly, opening, closing } = year;
  const i = (size: number) => factor(size, format);
  const growth = `(${onePlus(monthlyRate, i)})`;
  const isStart = inputs.contributionTiming === "start";
  const paid =
    monthlyRate === 0
      ? `${format.amount(monthly)} × 12`
      : `${format.amount(monthly)} × (${growth}^12 − 1) ÷ ${zeroMinus(monthlyRate, i)}${isStart ? ` × ${growth}` : ""}`;
  const before = opening > 0 ? `${format.amount(opening)} × ${growth}^12 + ` : "";
  return step(`${name}: closing corpus`, `${before}${paid}`, format.money(closing));
}

function lastSteps(last: SavingYear, pension: Pension, format: Format): Listed<Step> {
  const { inputs, years } = pension;
  const { contributionGrowth, monthlyContribution, employerMonthly } = inputs;
  return [
    contributionGrowth > 0 &&
      step(
        "Monthly contribution in the last year",
        `${format.amount(monthlyContribution + employerMonthly)} × (1 + ${rateText(contributionGrowth, format)})^${years - 1}`,
        format.money(last.monthly),
      ),
    yearStep(`Last year, age ${last.age}`, last, pension, format),
  ];
}

function paidSteps(pension: Pension, format: Format): Listed<Step> {
  const { inputs, years, contributed, contributedByEmployer, corpus, totalGain: gain } = pension;
  const { contributionGrowth, existingCorpus } = inputs;
  const perYear = annuityValue(contributionGrowth / 100, years, "end");
  const rate = rateText(contributionGrowth, format);
  const rises = contributionGrowth > 0;
  const sum = format.number(perYear, 8);
  const paid = (label: string, monthly: number, total: number) =>
    step(label, `12 × ${format.amount(monthly)} × ${sum}`, format.money(total));
  return [
    rises &&
      step(
        "Contributions of all years, in multiples of the first year’s",
        `((1 + ${rate})^${years} − 1) ÷ ${rate}`,
        sum,
      ),
    paid("You pay in total", inputs.monthlyContribution, contributed),
    inputs.employerMonthly > 0 && paid("Your employer pays in total", inputs.employerMonthly, contributedByEmployer),
    step(
      "Gain",
      [corpus, contributed, contributedByEmployer, existingCorpus]
        .filter((amount, k) => k < 2 || amount > 0)
        .map((amount) => format.amount(amount))
        .join(" − "),
      format.money(gain),
    ),
  ];
}

function exitSteps(pension: Pension, format: Format): Listed<Step> {
  const { exit, corpus, inputs } = pension;
  const { annuityFloor } = INDIA_NPS;
  const since = format.date(annuityFloor.from);
  const c = format.amount(corpus);
  if (!pension.isSplitByShares) {
    const fixed = format.amount(exit.lumpSum);
    return [
      step(
        `Corpus of ${MIDDLE_RANGE} (rules of ${since}): the rest after the lump sum`,
        `${c} − ${fixed}`,
        format.money(exit.annuityCorpus + exit.redeemed),
      ),
      pension.redeemedMonthly === null
        ? step("Share of the annuity", `${format.amount(exit.annuityCorpus)} ÷ ${c}`, format.percent(exit.share, 4))
        : step(
            "Redeemed each month = rest ÷ (12 × years)",
            `${format.amount(exit.redeemed)} ÷ (12 × ${inputs.surYears})`,
            format.money(pension.redeemedMonthly),
          ),
    ];
  }
  const limit = format.wholeMoney(exit.freeUpTo);
  return [
    step(
      `${RULES[exit.rule]} (rules of ${since})`,
      exit.floor > 0
        ? `corpus above ${limit}: at least ${format.percent(exit.floor)} for an annuity`
        : `corpus up to ${limit}: no annuity required`,
      format.percent(exit.floor),
    ),
    step(
      "Annuity share = the larger of yours and the minimum",
      `max(${rateText(inputs.annuityShare, format)}, ${rateText(exit.floor, format)})`,
      rateText(exit.share, format),
    ),
    step("Used to buy the annuity", `${c} × ${rateText(exit.share, format)}`, format.money(exit.annuityCorpus)),
    step("Lump sum", `${c} − ${format.amount(exit.annuityCorpus)}`, format.money(exit.lumpSum)),
  ];
}

function pensionSteps(pension: Pension, format: Format): Listed<Step> {
  const { inputs, exit, years, monthlyPension, cess } = pension;
  const percent = (size: number) => rateText(size, format);
  const deflator = `(${onePlus(inputs.inflationRate, percent)})^${years}`;
  const real = step(
    "Corpus in today’s money",
    `${format.amount(pension.corpus)} ÷ ${deflator}`,
    format.money(pension.real(pension.corpus)),
  );
  if (exit.annuityCorpus === 0) return [real];
  const fine = format.amount(monthlyPension, 4);
  return [
    real,
    step(
      "Monthly pension = annuity × rate ÷ 12",
      `${format.amount(exit.annuityCorpus)} × ${percent(inputs.annuityRate)} ÷ 12`,
      format.money(monthlyPension, 4),
    ),
    step("Pension in today’s money", `${fine} ÷ ${deflator}`, format.money(pension.real(monthlyPension))),
    step(
      "Pension after tax and cess",
      `${fine} × (1 − ${percent(inputs.retirementSlabRate)} × (1 + ${percent(cess)}))`,
      format.money(pension.monthlyPensionAfterTax),
    ),
  ];
}

function lumpSumSteps(pension: Pension, format: Format): Listed<Step> {
  const { exit, corpus, taxableLumpSum, taxOnLumpSum, inputs, cess } = pension;
  if (exit.lumpSum === 0) return [];
  const free = INDIA_NPS.taxFreeLumpSum.value;
  return [
    step(
      `Taxed part = lump sum above ${free}% of the corpus`,
      `max(0, ${format.amount(exit.lumpSum)} − ${format.amount(corpus)} × ${free}%)`,
      format.money(taxableLumpSum),
    ),
    taxableLumpSum > 0 && [
      step(
        "Tax on it with cess",
        `${format.amount(taxableLumpSum)} × ${rateText(inputs.slabRate, format)} × (1 + ${rateText(cess, format)})`,
        format.money(taxOnLumpSum),
      ),
      step(
        "Lump sum after tax",
        `${format.amount(exit.lumpSum)} − ${format.amount(taxOnLumpSum)}`,
        format.money(exit.lumpSum - taxOnLumpSum),
      ),
    ],
  ];
}

function deductionSteps(pension: Pension, format: Format): Listed<Step> {
  const { own, ownExtra, employer } = pension.deductions;
  const { inputs, cess, taxSaved } = pension;
  const one = (label: string, { paid, caps, amount }: Deduction) =>
    caps.length === 0
      ? step(label, inputs.selfEmployed ? "not for the self-employed" : "not in the new regime", format.money(0))
      : step(label, `min(${[paid, ...caps].map((each) => format.amount(each)).join(", ")})`, format.money(amount));
  const amounts = [ownExtra, own, employer].filter(({ caps }) => caps.length > 0);
  return [
    one("80CCD(1B): own contribution, up to the extra limit", ownExtra),
    one("80CCD(1): the rest, up to the share of pay and the remaining limit for investments", own),
    one("80CCD(2): employer’s contribution, up to the share of pay", employer),
    amounts.length > 0 &&
      step(
        "Tax saved in the first year, with cess",
        `(${amounts.map(({ amount }) => format.amount(amount)).join(" + ")}) × ${rateText(inputs.slabRate, format)} × (1 + ${rateText(cess, format)})`,
        format.money(taxSaved),
      ),
  ];
}
