import type { Rational } from "../../../math/numbers/rational";
import type { Invoice } from "./invoice";

/** A part of the tax with its own name: CGST, state tax. */
export interface TaxPart {
  readonly name: string;
  /** In percent of the lines at the usual rate; null where lines have several. */
  readonly rate: Rational | null;
  readonly amount: Rational;
}

/** What a system makes of an invoice. */
export interface Answer {
  readonly invoice: Invoice;
  /** `GST`, `sales tax` */
  readonly tax: string;
  /** The parts that apply, in the order of the invoice; one part is the whole tax. */
  readonly parts: readonly TaxPart[];
  readonly india?: {
    readonly cgst: Rational;
    readonly sgst: Rational;
    readonly utgst: Rational;
    readonly igst: Rational;
    readonly roundOff: Rational;
    readonly payable: Rational;
  };
  readonly us?: {
    readonly stateRate: Rational;
    readonly combinedRate: Rational;
    readonly stateTax: Rational;
    readonly localTax: Rational;
  };
}
