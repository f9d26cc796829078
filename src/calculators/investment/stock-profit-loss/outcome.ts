import { OnDemand } from "../../../core/on-demand";
import type { Figure } from "../../../data/parameter";
import type { TermGains } from "../../../math/tax/term-gains";
import { type FeeTerms, feeFigures, type Order } from "./fees";
import type { Inputs } from "./inputs";
import type { GainTax } from "./tax";

/** The tax rules and their notices, loaded only if a tax is chosen. */
export const TAX = new OnDemand(async () => {
  const [{ missingFigures, taxFigures, taxOn }, { taxNotices }] = await Promise.all([
    import("./tax"),
    import("./tax-notices"),
  ]);
  return { missingFigures, taxFigures, taxOn, taxNotices };
});

/** The common interface of a trade and a ledger. Amounts are null if shares are left without a current price. */
export interface Outcome {
  readonly inputs: Inputs;
  /** The orders by date, for their dated fees. */
  readonly orders: readonly Order[];
  readonly gross: number | null;
  readonly fees: number;
  readonly dividends: number;
  readonly borrowCost: number;
  /** Gross profit less fees and borrow fee, plus dividends. */
  readonly net: number | null;
  /** Including fees. */
  readonly buyCost: number;
  /** After fees. */
  readonly sellProceeds: number;
  readonly returnPercent: number | null;
  readonly annualizedReturn: number | null;
  /** Taxable gains before losses are set off. */
  readonly gains: TermGains;
}

/** Whether India's transaction tax is added back to the gain because it is not deductible. */
export function addsBackTransactionTax({ taxMode, feePreset }: Inputs): boolean {
  return taxMode === "india" && feePreset !== "india-intraday";
}

/** The tax on gains; null if no tax is chosen. */
export function taxOf(gains: TermGains, inputs: Inputs): GainTax | null {
  return inputs.taxMode === "none" ? null : TAX.value.taxOn(gains, inputs);
}

/** The dated figures behind an outcome, without duplicates. */
export function figuresOf({ inputs, orders }: Outcome): readonly Figure[] {
  const fees = new Map<string, Figure>();
  for (const figure of datedFees(orders, inputs)) {
    const key = `${figure.label} ${figure.from}`;
    // Orders are sorted by date, so this keeps the status of the figure on the earliest day.
    if (!fees.has(key)) fees.set(key, figure);
  }
  return [...fees.values(), ...(inputs.taxMode === "none" ? [] : TAX.value.taxFigures(inputs))];
}

function datedFees(orders: readonly Order[], terms: FeeTerms): Figure[] {
  if (terms.feePreset === "none" || terms.feePreset === "custom") return [];
  // Looks up figures only once per side and day.
  const seen = new Set<string>();
  return orders.flatMap((order) => {
    const key = `${order.side} ${order.date}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return feeFigures(order, terms);
  });
}
