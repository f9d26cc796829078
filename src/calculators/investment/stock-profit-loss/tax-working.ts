import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { BracketPart } from "../../../math/tax/brackets";
import type { IndiaGainsTax } from "../../../math/tax/india-capital-gains";
import type { TermGains } from "../../../math/tax/term-gains";
import type { UsGainsTax } from "../../../math/tax/us-capital-gains";
import { amountText, signedSum } from "./amounts";
import type { Inputs } from "./inputs";
import type { GainTax } from "./tax";

/** The set-off of losses against gains, then the tax, part by part. */
export function taxSteps(before: TermGains, tax: GainTax, inputs: Inputs, format: Format): Step[] {
  switch (tax.kind) {
    case "us":
      return [...setOffSteps(before, tax.us.gains, format), ...usSteps(tax.us, inputs, format)];
    case "india":
      return [...setOffSteps(before, tax.india.gains, format), ...indiaSteps(tax.india, inputs, format)];
    case "custom": {
      const { gains, shortTermRate, longTermRate, total } = tax.custom;
      return [
        ...setOffSteps(before, gains, format),
        step(
          "Tax = short-term gain × its rate + long-term gain × its rate",
          `${amountText(gains.shortTerm, format)} × ${format.percent(shortTermRate, 6)} + ${amountText(gains.longTerm, format)} × ${format.percent(longTermRate, 6)}`,
          format.money(total),
        ),
      ];
    }
    default: {
      const { profit, rate, cessPercent, total } = tax.slab;
      return [
        step(
          "Tax = profit × slab rate × (1 + cess)",
          `${amountText(profit, format)} × ${format.percent(rate, 6)} × (1 + ${format.percent(cessPercent)})`,
          format.money(total),
        ),
      ];
    }
  }
}

/** The set-off step; empty if there is no loss. */
function setOffSteps(before: TermGains, after: TermGains, format: Format): Step[] {
  if (before.shortTerm >= 0 && before.longTerm >= 0) return [];
  const { shortTerm, longTerm } = after;
  return [
    step(
      "After losses are set off: short-term gain, long-term gain",
      `short-term ${format.money(before.shortTerm)}, long-term ${format.money(before.longTerm)}`,
      `${format.money(shortTerm)}, ${format.money(longTerm)}`,
    ),
  ];
}

function usSteps(tax: UsGainsTax, { otherTaxableIncome }: Inputs, format: Format): Step[] {
  const amount = (value: number) => amountText(value, format);
  const steps = [
    ...partSteps("Short-term gain", tax.shortTermParts, format),
    ...partSteps("Long-term gain", tax.longTermParts, format),
  ];
  const atOwnRates = tax.longTermParts.reduce((sum, part) => sum + part.tax, 0);
  if (tax.longTermTax < atOwnRates - 1e-9)
    steps.push(
      step(
        "Long-term gain at ordinary rates, because that tax is lower",
        `on top of ${format.money(otherTaxableIncome + tax.gains.shortTerm)}`,
        format.money(tax.longTermTax),
      ),
    );
  const parts = [tax.shortTermTax, tax.longTermTax];
  if (tax.netInvestment > 0) {
    const percent = (100 * tax.netInvestmentTax) / tax.netInvestment;
    parts.push(tax.netInvestmentTax);
    steps.push(
      step(
        "Net investment income tax on the gain above the threshold",
        `${amount(tax.netInvestment)} × ${format.percent(percent)}`,
        format.money(tax.netInvestmentTax),
      ),
    );
  }
  const several = parts.filter((part) => part !== 0).length > 1;
  return several ? [...steps, step("Tax", signedSum(parts, format), format.money(tax.total))] : steps;
}

/** One step per tax bracket: `Short-term gain taxed at 22%, up to $105,700 of taxable income`. */
function partSteps(label: string, parts: readonly BracketPart[], format: Format): Step[] {
  return parts
    .filter(({ income }) => income > 0)
    .map(({ rate, to, income, tax }) =>
      step(
        `${label} taxed at ${format.percent(rate)}${to === null ? "" : `, up to ${format.wholeMoney(to)} of taxable income`}`,
        `${amountText(income, format)} × ${format.percent(rate)}`,
        format.money(tax),
      ),
    );
}

function indiaSteps(
  { gains, exempt, shortTermTax, longTermTax, cess, total }: IndiaGainsTax,
  { ltcgExemptionUsed }: Inputs,
  format: Format,
): Step[] {
  const amount = (value: number) => amountText(value, format);
  const steps: Step[] = [];
  const rateOf = (tax: number, base: number) => format.percent((100 * tax) / base);
  if (gains.shortTerm > 0)
    steps.push(
      step(
        "Tax on the short-term gain",
        `${amount(gains.shortTerm)} × ${rateOf(shortTermTax, gains.shortTerm)}`,
        format.money(shortTermTax),
      ),
    );
  if (gains.longTerm > 0)
    steps.push(
      step(
        "Long-term gain covered by the yearly exemption",
        ltcgExemptionUsed > 0
          ? `${format.money(ltcgExemptionUsed)} of it is used by other gains`
          : "up to the exemption",
        format.money(exempt),
      ),
    );
  const taxed = gains.longTerm - exempt;
  if (taxed > 0)
    steps.push(
      step(
        "Tax on the long-term gain above the exemption",
        `(${amount(gains.longTerm)} − ${amount(exempt)}) × ${rateOf(longTermTax, taxed)}`,
        format.money(longTermTax),
      ),
    );
  if (total === 0) return steps;
  const before = shortTermTax + longTermTax;
  return [
    ...steps,
    step("Cess", `${amount(before)} × ${rateOf(cess, before)}`, format.money(cess)),
    step("Tax", `${amount(before)} + ${amount(cess)}`, format.money(total)),
  ];
}
