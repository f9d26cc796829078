import { OnDemand } from "../../../core/on-demand";
import type { Figure } from "../../../data/parameter";
import type { TermGains } from "../../../math/tax/term-gains";
import { type FeeTerms, feeFigures, type Order } from "./fees";
import type { Inputs } from "./inputs";
import type { GainTax } from "./tax";

/** The rules of taxes and what to know about them, for who asks for one. */
export const TAX = new OnDemand(async () => {
  const [{ missingFigures, taxFigures, taxOn }, { taxNotices }] = await Promise.all([
    import("./tax"),
    import("./tax-notices"),
  ]);
  return { missingFigures, taxFigures, taxOn, taxNotices };
});

/** What one trade and a ledger of trades have in common. Amounts are null where shares that are left have no price. */
export interface Outcome {
  readonly inputs: Inputs;
  /** The orders by date, for their dated fees. */
  readonly orders: readonly Order[];
  readonly gross: number | null;
  readonly fees: number;
  readonly dividends: number;
  readonly borrowCost: number;
  /** Gross less fees and borrow fee, with dividends. */
  readonly net: number | null;
  /** With fees. */
  readonly buyCost: number;
  /** After fees. */
  readonly sellProceeds: number;
  readonly returnPercent: number | null;
  readonly annualizedReturn: number | null;
  /** As taxes count them, before set-off. */
  readonly gains: TermGains;
}

/** Whether India's tax on the trade is added back, because its tax on gains does not deduct it. */
export function addsBackTransactionTax({ taxMode, feePreset }: Inputs): boolean {
  return taxMode === "india" && feePreset !== "india-intraday";
}

/** The tax on gains; null where none is asked for. */
export function taxOf(gains: TermGains, inputs: Inputs): GainTax | null {
  return inputs.taxMode === "none" ? null : TAX.value.taxOn(gains, inputs);
}

/** Every dated figure behind an outcome, once. */
export function figuresOf({ inputs, orders }: Outcome): readonly Figure[] {
  const fees = new Map<string, Figure>();
  for (const figure of datedFees(orders, inputs)) {
    const key = `${figure.label} ${figure.from}`;
    // The earliest day tells whether the figure holds on it.
    if (!fees.has(key)) fees.set(key, figure);
  }
  return [...fees.values(), ...(inputs.taxMode === "none" ? [] : TAX.value.taxFigures(inputs))];
}

function datedFees(orders: readonly Order[], terms: FeeTerms): Figure[] {
  if (terms.feePreset === "none" || terms.feePreset === "custom") return [];
  // Most orders of a ledger have a day to themselves, and many days the same figures.
  const seen = new Set<string>();
  return orders.flatMap((order) => {
    const key = `${order.side} ${order.date}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return feeFigures(order, terms);
  });
}

export function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
