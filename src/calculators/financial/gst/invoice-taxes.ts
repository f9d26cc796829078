import type { Rational } from "../../../math/numbers/rational";
import type { Invoice } from "./invoice";

/** A separately named part of the tax, such as CGST or state tax. */
export interface TaxPart {
  readonly name: string;
  /** Percent, for the lines at the usual rate; null if the lines have different rates. */
  readonly rate: Rational | null;
  readonly amount: Rational;
}

/** The taxes of an invoice under one tax system. */
export interface InvoiceTaxes {
  readonly invoice: Invoice;
  /** `GST`, `sales tax` */
  readonly tax: string;
  /** The parts that apply, in the order of the invoice; a single part is the whole tax. */
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
