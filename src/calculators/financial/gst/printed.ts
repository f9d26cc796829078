import type { Format } from "../../../core/format";
import type { Rational } from "../../../math/numbers/rational";
import { asPrinted, roundedAddends, roundedInSequence } from "../../../math/numbers/rounded-addends";
import type { InvoiceTaxes } from "./invoice-taxes";

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
export function printedAmounts({ invoice, parts }: InvoiceTaxes, { minorDigits }: Format): PrintedAmounts {
  const addends = (amounts: readonly Rational[], total: number) =>
    roundedAddends(
      amounts.map((amount) => amount.toNumber()),
      total,
      minorDigits,
    );
  const gross = invoice.total("gross").toNumber();
  // The tax may be what was asked for, so it is rounded by itself, and the net amount and the cess take what is left.
  const tax = asPrinted(invoice.total("tax").toNumber(), minorDigits);
  /** As the table of the lines prints them. */
  const column = (of: "tax" | "cess" | "gross") =>
    roundedInSequence(
      invoice.lines.map((line) => line[of].toNumber()),
      minorDigits,
    );
  const [taxes, cesses, withTax] = [column("tax"), column("cess"), column("gross")];
  const printed = (amounts: readonly number[], i: number) => asPrinted(amounts[i] as number, minorDigits);
  const [net = 0, cess = 0] = addends([invoice.total("net"), invoice.total("cess")], gross - tax);
  return {
    net,
    tax,
    cess,
    gross,
    parts: addends(
      parts.map(({ amount }) => amount),
      tax,
    ),
    lines: invoice.lines.map((_, i) =>
      asPrinted(printed(withTax, i) - printed(taxes, i) - printed(cesses, i), minorDigits),
    ),
  };
}
