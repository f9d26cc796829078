import type { Headline, Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Figure } from "../../../data/parameter";
import type { IndiaPay } from "./india";
import type { UsPay } from "./us";

/** One line of the pay stub. */
export interface PayLine {
  readonly item: string;
  /** Of a pay; negative: taken from it. */
  readonly perPay: number;
  readonly perYear: number;
}

/** What the pay of either country is asked for. */
export interface PayAnswer {
  readonly us: UsPay | null;
  readonly india: IndiaPay | null;
  readonly netPay: number;
  readonly annualNet: number;
  readonly annualGross: number;
  readonly lines: readonly PayLine[];
  /** What the shares of the lines are of: pay and year. */
  readonly wholePay: number;
  readonly figures: readonly Figure[];
  headline(format: Format): Headline;
  notices(format: Format): readonly Notice[];
}
