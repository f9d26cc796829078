import type { Headline, Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Figure } from "../../../data/parameter";
import type { IndiaPay } from "./india";
import type { UsPay } from "./us";

/** One line of the pay stub. */
export interface PayLine {
  readonly item: string;
  /** Per paycheck; negative if deducted. */
  readonly perPay: number;
  readonly perYear: number;
}

/** Pay in the form shared by both countries. */
export interface PayStub {
  readonly us: UsPay | null;
  readonly india: IndiaPay | null;
  readonly netPay: number;
  readonly annualNet: number;
  readonly annualGross: number;
  readonly lines: readonly PayLine[];
  /** Gross pay per paycheck, used as 100% for the shares of the lines. */
  readonly wholePay: number;
  readonly figures: readonly Figure[];
  headline(format: Format): Headline;
  notices(format: Format): Listed<Notice>;
}
