import type { Format } from "../../../core/format";
import type { Rational } from "../../../math/numbers/rational";
import { roundedAddends } from "../../../math/numbers/rounded-addends";
import type { Answer } from "./answer";

/** The amounts of an invoice as they are printed. */
export interface PrintedAmounts {
  readonly net: number;
  /** The sum of the parts. */
  readonly tax: number;
  readonly cess: number;
  readonly gross: number;
  /** Of each part of the tax. */
  readonly parts: readonly number[];
  /** The net amount of each line. */
  readonly lines: readonly number[];
}

/**
 * Rounds the amounts so that the lines add up to the net amount, the parts to the tax, and net amount, tax and cess to
 * the amount with tax. Only what is printed is rounded; outputs stay exact.
 */
export function printedAmounts({ invoice, parts }: Answer, { minorDigits }: Format): PrintedAmounts {
  const addends = (amounts: readonly Rational[], total: number) =>
    roundedAddends(
      amounts.map((amount) => amount.toNumber()),
      total,
      minorDigits,
    );
  const gross = invoice.total("gross").toNumber();
  const [net = 0, tax = 0, cess = 0] = addends(
    [invoice.total("net"), invoice.total("tax"), invoice.total("cess")],
    gross,
  );
  return {
    net,
    tax,
    cess,
    gross,
    parts: addends(
      parts.map(({ amount }) => amount),
      tax,
    ),
    lines: addends(
      invoice.lines.map((line) => line.net),
      net,
    ),
  };
}
