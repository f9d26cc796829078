import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { factor } from "../../../fieldsets/factor";
import { zeroMinus } from "../../../math/words/signed-operand";
import type { Inflation } from "./inflation";
import type { Outlook } from "./outlook";
import { type Moment, middleOf, type PriceSpan } from "./price-span";
import { momentText } from "./words";

/** The steps from the two index values, or the rate, to the answer, with the reader's numbers. */
export function working(inflation: Inflation, format: Format): Listed<Step> {
  const { span, outlook } = inflation;
  if (outlook) return futureSteps(outlook, inflation, format);
  return span ? pastSteps(span, inflation, format) : [];
}

function pastSteps(span: PriceSpan, inflation: Inflation, format: Format): Listed<Step> {
  const { from, to, ratio } = span;
  const { inputs } = inflation;
  const k = factor(ratio, format);
  const [first, second] = [format.number(from.index), format.number(to.index)];
  return [
    indexStep(from, span, format),
    indexStep(to, span, format),
    step("Ratio of prices = second index ÷ first index", `${second} ÷ ${first}`, k),
    inputs.mode === "raise"
      ? raiseSteps(k, inflation, format)
      : [
          step(
            `${momentText(from)} in the prices of ${momentText(to)} = amount × ratio`,
            `${format.amount(inputs.amount)} × ${k}`,
            format.money(inputs.amount * ratio),
          ),
          step(
            "What the same amount buys, in the first prices = amount ÷ ratio",
            `${format.amount(inputs.amount)} × ${first} ÷ ${second}`,
            format.money(inputs.amount / ratio),
          ),
        ],
    step("Total rise of prices = ratio − 1", `${k} − 1`, format.percent(100 * (ratio - 1), 4)),
    averageSteps(k, span, inflation, format),
  ];
}

function indexStep(moment: Moment, { prices }: PriceSpan, format: Format): Step {
  return step(
    `Index of ${momentText(moment)}`,
    `${moment.month === null ? "annual average" : "month"}, ${prices.base}`,
    format.number(moment.index),
  );
}

function averageSteps(
  k: string,
  { from, to, years, average }: PriceSpan,
  { halvingYears }: Inflation,
  format: Format,
): Listed<Step> {
  if (average === null) return [];
  const isByMonth = from.month !== null || to.month !== null;
  const t = factor(years, format);
  const exponent = years < 0 ? `(0 − 1 ÷ ${factor(-years, format)})` : `(1 ÷ ${t})`;
  return [
    step(
      isByMonth ? "Years, counting an annual average as the middle of its year, month 6.5" : "Years",
      isByMonth
        ? `${to.year} − ${from.year} + (${middleOf(to)} − ${middleOf(from)}) ÷ 12`
        : `${to.year} − ${from.year}`,
      t,
    ),
    step("Average per year = ratio^(1 ÷ years) − 1", `${k}^${exponent} − 1`, format.percent(average, 4)),
    halvingSteps(average, halvingYears, format),
  ];
}

function halvingSteps(average: number, halvingYears: number | null, format: Format): Step | null {
  return halvingYears === null
    ? null
    : step(
        "Years to lose half the value = ln 2 ÷ ln(1 + average)",
        `ln 2 ÷ ln(1 + ${format.percent(average, 4)})`,
        format.number(halvingYears, 2),
      );
}

function raiseSteps(k: string, { inputs, needed, realChangePercent }: Inflation, format: Format): Listed<Step> {
  const wanted = needed ?? 0;
  return [
    step(
      "Pay that would keep up = pay then × ratio",
      `${format.amount(inputs.oldAmount)} × ${k}`,
      format.money(wanted),
    ),
    step(
      "Real change = pay now − that",
      `${format.amount(inputs.newAmount)} − ${format.amount(wanted)}`,
      format.money(inputs.newAmount - wanted),
    ),
    !(wanted < 0.005) &&
      step(
        "Real change in percent = pay now ÷ pay that would keep up − 1",
        `${format.amount(inputs.newAmount)} ÷ ${format.amount(wanted)} − 1`,
        format.percent(realChangePercent, 2),
      ),
  ];
}

function futureSteps(
  outlook: Outlook,
  { inputs, ratio, average, halvingYears }: Inflation,
  format: Format,
): Listed<Step> {
  const { amount, inflationRate, termYears, annualRate, taxRate } = inputs;
  const percent = (value: number) => `${format.number(value)}%`;
  const onePlus = (value: number) => (value < 0 ? `(1 − ${percent(-value)})` : `(1 + ${percent(value)})`);
  const n = format.number(termYears);
  const g = factor(ratio, format);
  const a = format.amount(amount);
  const saved = outlook.savedAfter(termYears);
  return [
    step("Price growth factor g = (1 + inflation)^years", `${onePlus(inflationRate)}^${n}`, g),
    step("Will cost = amount × g", `${a} × ${g}`, format.money(outlook.costAfter(termYears))),
    step("Cash will buy = amount ÷ g", `${a} ÷ ${g}`, format.money(outlook.powerAfter(termYears))),
    g !== "1" && step("Value lost by cash = 1 − 1 ÷ g", `1 − 1 ÷ ${g}`, format.percent(100 * (1 - 1 / ratio), 4)),
    average !== null && halvingSteps(average, halvingYears, format),
    annualRate !== 0 && [
      step(
        "Return after tax = rate × (1 − tax rate)",
        `${zeroMinus(annualRate, percent)} × (1 − ${percent(taxRate)})`,
        percent(outlook.netRate),
      ),
      step("Saved, it becomes", `${a} × ${onePlus(outlook.netRate)}^${n}`, format.money(saved)),
      step("In today’s money", `${format.amount(saved)} ÷ ${g}`, format.money(outlook.savedRealAfter(termYears))),
      step(
        "Real return = (1 + after tax) ÷ (1 + inflation) − 1",
        `${onePlus(outlook.netRate)} ÷ ${onePlus(inflationRate)} − 1`,
        format.percent(outlook.realReturn, 4),
      ),
    ],
    step(
      "Return needed to keep up = inflation ÷ (1 − tax rate)",
      `${zeroMinus(inflationRate, percent)} ÷ (1 − ${percent(taxRate)})`,
      format.percent(outlook.breakEvenReturn, 4),
    ),
  ];
}
