import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { accumulate, growthFactor } from "../../../math/finance/deposits";
import { withdrawalAt } from "../../../math/finance/withdrawals";
import { signedOperand } from "../../../math/words/signed-operand";
import type { Drawdown } from "./drawdown";
import { type Inputs, PER_YEAR } from "./inputs";
import type { Plan } from "./plan";
import { coversTax, type Saving } from "./saving";

/** A rate closer to 0 than this is shown with too few digits to check the formula by hand. */
const TINY = 1e-6;

/** The steps from the rate to the value, the goal or the last withdrawal, with the investor's numbers. */
export function working({ saving, drawdown }: Plan, format: Format): Listed<Step> {
  if (drawdown) return [rateSteps(drawdown.inputs, drawdown.plan, format), drawdownSteps(drawdown, format)];
  const plan = saving as Saving;
  if (plan.inputs.mode === "lumpsum") return [lumpSumSteps(plan, format), endSteps(plan, format)];
  return [
    rateSteps(plan.inputs, plan.plan, format),
    plan.inputs.mode === "goal" && goalSteps(plan, format),
    valueSteps(plan, format),
    endSteps(plan, format),
  ];
}

interface Periods {
  readonly rate: number;
  readonly periods: number;
}

/** The number of periods n, the rate per period i, and the growth factor over the term. */
function rateSteps(inputs: Inputs, { rate, periods }: Periods, format: Format): Listed<Step> {
  const f = PER_YEAR[inputs.contributionFrequency];
  const annual = `${format.number(inputs.annualRate)}%`;
  const i = rateText(rate, format);
  return [
    step(
      "Number of periods n = periods per year × years, rounded",
      `${f} × ${format.number(inputs.termYears)}`,
      format.number(periods),
    ),
    inputs.rateConvention === "nominal"
      ? step("Return per period i = rate ÷ periods per year", `${annual} ÷ ${f}`, i)
      : step("Return per period i = (1 + rate)^(1 ÷ periods per year) − 1", `(1 + ${annual})^(1 ÷ ${f}) − 1`, i),
    step(
      "Growth factor over the term g = (1 + i)ⁿ",
      `(1 + ${i})^${periods}`,
      format.number(growthFactor(rate, periods), 8),
    ),
  ];
}

function lumpSumSteps({ inputs, maturityValue }: Saving, format: Format): Listed<Step> {
  return [
    step(
      "Value = lump sum × (1 + rate)^years",
      `${format.amount(inputs.principal)} × (1 + ${format.number(inputs.annualRate)}%)^${format.number(inputs.termYears)}`,
      format.money(maturityValue),
    ),
  ];
}

/** The goal, the value without installments, and the value added by each unit of the first installment. */
function goalSteps(
  { inputs, plan, periods, years, targetNominal, neededValue, requiredLumpsum, requiredLumpsumAnnual, initial }: Saving,
  format: Format,
): Listed<Step> {
  const target = neededValue ?? 0;
  const without = accumulate({ ...plan, deposit: 0 }).value;
  const perUnit = accumulate({ ...plan, initial: 0, deposit: 1, stepAmount: 0 }).value;
  const f = PER_YEAR[inputs.contributionFrequency];
  const g = format.number(growthFactor(plan.rate, periods), 8);
  return [
    inputs.targetInTodaysMoney &&
      step(
        "Goal when it is due = goal × (1 + inflation)^years",
        `${format.amount(inputs.targetAmount)} × (1 + ${format.number(inputs.inflationRate)}%)^(${periods} ÷ ${f})`,
        format.money(targetNominal),
      ),
    coversTax(inputs) &&
      step(
        "Value before tax that leaves the goal after tax on the gain",
        `value − tax = ${format.money(targetNominal)}`,
        format.money(target),
      ),
    step(
      "Value without a first installment",
      "existing investment, plus any step-ups by an amount",
      format.money(without),
    ),
    step(
      "Value of a plan whose first installment is 1",
      "each installment for its own time",
      format.number(perUnit, 8),
    ),
    target > without
      ? step(
          "Installment = (goal − value without) ÷ value of 1",
          `(${format.amount(target)} − ${format.amount(without)}) ÷ ${format.number(perUnit, 8)}`,
          format.money(plan.deposit),
        )
      : step("Installment", "the goal is reached without one", format.money(plan.deposit)),
    coversTax(inputs)
      ? step(
          "Or as a lump sum that leaves the goal after tax",
          "at the annual rate",
          format.money(requiredLumpsumAnnual),
        )
      : (requiredLumpsumAnnual ?? 0) > 0
        ? step(
            "Or as a lump sum = goal ÷ (1 + rate)^years − amount already invested",
            `${format.amount(target)} ÷ (1 + ${format.number(inputs.annualRate)}%)^${format.number(years)} − ${format.amount(initial)}`,
            format.money(requiredLumpsumAnnual),
          )
        : step("Or as a lump sum", "the goal is reached without more", format.money(requiredLumpsumAnnual)),
    coversTax(inputs)
      ? null
      : target / growthFactor(plan.rate, periods) > initial
        ? step(
            "Compounded like the installments = goal ÷ g − amount already invested",
            `${format.amount(target)} ÷ ${g} − ${format.amount(initial)}`,
            format.money(requiredLumpsum),
          )
        : step("Compounded like the installments", "the goal is reached without more", format.money(requiredLumpsum)),
  ];
}

function valueSteps(saving: Saving, format: Format): Listed<Step> {
  const { inputs, plan, periods, initial, maturityValue } = saving;
  const grown = initial * growthFactor(plan.rate, periods);
  const value = maturityValue - grown;
  const stepped = inputs.stepUpPercent > 0 || inputs.stepUpAmount > 0;
  const start = plan.timing === "start";
  const i = rateText(plan.rate, format);
  const deposit = format.amount(plan.deposit);
  const usable = plan.rate === 0 || Math.abs(plan.rate) > TINY;
  const installments =
    stepped || !usable
      ? step("Value of the installments", "each one × (1 + i)^periods held, added up", format.money(value))
      : plan.rate === 0
        ? step("Value of the installments = A × n", `${deposit} × ${periods}`, format.money(value))
        : step(
            `Value of the installments = A × (g − 1) ÷ i${start ? " × (1 + i)" : ""}`,
            `${deposit} × ((1 + ${i})^${periods} − 1) ÷ ${signedOperand(i)}${start ? ` × (1 + ${i})` : ""}`,
            format.money(value),
          );
  if (initial === 0) return [installments];
  return [
    installments,
    step(
      "Growth of the amount already invested = amount × g",
      `${format.amount(initial)} × ${format.number(growthFactor(plan.rate, periods), 8)}`,
      format.money(grown),
    ),
    step("Value at the end", `${format.amount(value)} + ${format.amount(grown)}`, format.money(maturityValue)),
  ];
}

/** Gain, tax and value in today's money. */
function endSteps(saving: Saving, format: Format): Listed<Step> {
  const { inputs, maturityValue, totalInvested, totalGain, realValue, years } = saving;
  const f = saving.perYear;
  const time = saving.isRegular ? `(${saving.periods} ÷ ${f})` : format.number(years);
  return [
    step(
      "Gain = value − paid in",
      `${format.amount(maturityValue)} − ${format.amount(totalInvested)}`,
      format.money(totalGain),
    ),
    taxSteps(saving, format),
    step(
      "In today’s money = value ÷ (1 + inflation)^years",
      `${format.amount(maturityValue)} ÷ (1 + ${format.number(inputs.inflationRate)}%)^${time}`,
      format.money(realValue),
    ),
  ];
}

function taxSteps(saving: Saving, format: Format): Listed<Step> {
  const { inputs, equityTax, totalGain, tax, maturityValue } = saving;
  const after = step(
    "After tax",
    `${format.amount(maturityValue)} − ${format.amount(tax)}`,
    format.money(maturityValue - tax),
  );
  if (inputs.taxMode === "none") return [];
  if (equityTax === null)
    return [
      totalGain > 0
        ? step(
            "Tax = gain × rate",
            `${format.amount(totalGain)} × ${format.number(inputs.taxRate)}%`,
            format.money(tax),
          )
        : step("Tax", "no gain, so no tax", format.money(tax)),
      after,
    ];
  const { shortTerm, longTerm } = saving.gainsByTerm;
  const { gains, exempt, shortTermTax, longTermTax, cess } = equityTax;
  const count = saving.isRegular ? saving.periods - saving.firstShortTerm : 0;
  return [
    step(
      "Short-term gain, held for 12 months or less",
      count > 0 ? `gain on the last ${format.plural(count, "installment")}` : "by lot",
      format.money(shortTerm),
    ),
    step(
      "Long-term gain = gain − short-term gain",
      `${format.amount(totalGain)} − ${signedOperand(format.amount(shortTerm))}`,
      format.money(longTerm),
    ),
    step(
      "Short-term tax, after set-off",
      `${format.amount(gains.shortTerm)} × ${rateOf(shortTermTax, gains.shortTerm, format)}`,
      format.money(shortTermTax),
    ),
    step(
      "Long-term tax = (gain after set-off − exemption left) × rate",
      `(${format.amount(gains.longTerm)} − ${format.amount(exempt)}) × ${rateOf(longTermTax, gains.longTerm - exempt, format)}`,
      format.money(longTermTax),
    ),
    step(
      "Tax with cess",
      `${format.amount(shortTermTax)} + ${format.amount(longTermTax)} + ${format.amount(cess)}`,
      format.money(tax),
    ),
    after,
  ];
}

function drawdownSteps(drawdown: Drawdown, format: Format): Listed<Step> {
  const { plan, inputs, end } = drawdown;
  const { fund, rate, periods, timing } = plan;
  const i = rateText(rate, format);
  const first = withdrawalAt(plan, 0);
  const taken = Math.min(first, timing === "end" ? fund * (1 + rate) : fund);
  const left = timing === "end" ? fund * (1 + rate) - taken : (fund - taken) * (1 + rate);
  const unit = (fund * growthFactor(rate, periods)) / drawdown.sustainable();
  return [
    timing === "end"
      ? step(
          "After the first period = fund × (1 + i) − withdrawal",
          `${format.amount(fund)} × (1 + ${i}) − ${format.amount(taken)}`,
          format.money(left),
        )
      : step(
          "After the first period = (fund − withdrawal) × (1 + i)",
          `(${format.amount(fund)} − ${format.amount(taken)}) × (1 + ${i})`,
          format.money(left),
        ),
    step(
      `After ${format.plural(periods, "period")}${inputs.withdrawalGrowth === 0 ? "" : ", the withdrawal changing once a year"}`,
      end.runsOut
        ? `${format.plural(end.paidInFull, "withdrawal")} in full, then the remainder`
        : "period by period, like the first",
      format.money(end.balance),
    ),
    step(
      "Value of withdrawals if the first one is 1",
      "each one × (1 + i)^periods left, added up",
      format.number(unit, 8),
    ),
    step(
      "Withdrawal that lasts = fund × g ÷ value of withdrawals",
      `${format.amount(fund)} × ${format.number(growthFactor(rate, periods), 8)} ÷ ${format.number(unit, 8)}`,
      format.money(drawdown.sustainable()),
    ),
  ];
}

/** A rate per period with enough digits to check the steps by hand. */
function rateText(rate: number, format: Format): string {
  return `${format.number(100 * rate, 10)}%`;
}

/** The tax rate as a percentage, from the tax and the taxed amount. */
function rateOf(tax: number, amount: number, format: Format): string {
  return `${amount > 0 ? format.number((100 * tax) / amount, 4) : "0"}%`;
}

/** An amount written so that it can follow a minus sign. */
