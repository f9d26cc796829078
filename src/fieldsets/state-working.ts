import { type Step, step } from "../core/calculator";
import type { Format } from "../core/format";
import type { Listed } from "../core/listed";
import type { FilingStatus, StateLaw } from "../data/tax/us";
import { forStatus } from "../math/tax/brackets";
import type { StateTax } from "../math/tax/state";
import { bracketText, sumText } from "./sum-text";

const BASES = {
  "federal-agi": "adjusted gross income without Social Security benefits",
  "federal-taxable-income": "federal taxable income without Social Security benefits",
  "gross-income": "gross income",
} as const;

/**
 * Working steps of a state return: taxable income, tax at the state's rates, and tax after credits and other changes.
 */
export function stateSteps(
  { name, incomeTax }: StateLaw,
  status: FilingStatus,
  { base, incomeLines, taxableIncome, rateTax, taxLines, tax }: StateTax,
  format: Format,
): Listed<Step> {
  if (!incomeTax) return [];
  const { base: kind, rule, bands } = incomeTax.rates.value;
  const lines = incomeLines.map((line) => `${line.amount < 0 ? "−" : "+"} ${lower(line.label)}`).join(" ");
  const rows = forStatus(bands, status);
  const row = rule && rows.findLast(([from]) => taxableIncome >= from);
  return [
    step(
      `${name} taxable income = ${BASES[kind]} ${lines}`.trim(),
      incomeLines.length === 0
        ? `max(0, ${signed(base, format)})`
        : `max(0, ${sumText([base, ...incomeLines.map((line) => line.amount)], format)})`,
      format.money(taxableIncome),
    ),
    step(
      `${name} tax at state rates`,
      row
        ? `max(0, ${format.money(taxableIncome)} × ${format.percent(row[1])} − ${format.money(row[2] ?? 0)})`
        : bracketText(rows, taxableIncome, format),
      format.money(rateTax),
    ),
    taxLines.length > 0 &&
      step(
        `${name} tax = tax at state rates ${taxLines.map((line) => `${line.amount < 0 ? "−" : "+"} ${lower(line.label)}`).join(" ")}`,
        sumText([rateTax, ...taxLines.map((line) => line.amount)], format),
        format.money(tax),
      ),
  ];
}

function signed(amount: number, format: Format): string {
  return sumText([amount], format);
}

function lower(label: string): string {
  return (label[0] as string).toLowerCase() + label.slice(1);
}
