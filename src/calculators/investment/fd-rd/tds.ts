import { INDIA_DEPOSITS } from "../../../data/deposits/india";
import { addMonths, dayNumberOf } from "../../../math/dates/civil";
import { fiscalYearStart, indiaFiscalYear } from "../../../math/dates/fiscal-year";
import { type CivilDate, formatIsoDate } from "../../../math/dates/iso-date";
import { exceeds } from "../../../math/numbers/slack";
import type { Deposit } from "./deposit";
import type { FixedDeposit } from "./fixed-deposit";
import { heldUntil } from "./term";

/** One financial year, April to March, of a deposit. */
export interface TaxedYear {
  /** `2026-27` */
  readonly financialYear: string;
  readonly interest: number;
  readonly tds: number;
}

const APRIL = 4;

/** Tax that the bank deducts from the interest on a fixed deposit, by financial year. */
export class TaxDeducted {
  /** Interest in a year, including other interest from the bank, up to which no tax is deducted. */
  readonly threshold: number;
  /** Percent of the deposit's interest in a year when the threshold is exceeded. */
  readonly rate: number;

  constructor(
    readonly deposit: Deposit,
    readonly fixed: FixedDeposit,
  ) {
    const { seniorCitizen, panProvided } = deposit.inputs;
    const { tdsThreshold, tdsRate } = INDIA_DEPOSITS;
    this.threshold = seniorCitizen ? tdsThreshold.value.senior : tdsThreshold.value.general;
    this.rate = panProvided ? tdsRate.value.withPan : tdsRate.value.withoutPan;
  }

  get years(): TaxedYear[] {
    const { start, maturity } = this.deposit;
    const rows: TaxedYear[] = [];
    let before = 0;
    for (let year = fiscalYearStart(start, APRIL); year <= fiscalYearStart(maturity, APRIL); year++) {
      const march = { year: year + 1, month: 3, day: 31 };
      const isLast = dayNumberOf(maturity) <= dayNumberOf(march);
      const until = isLast ? this.deposit.interest : this.#interestUntil(march);
      const interest = until - before;
      before = until;
      rows.push({
        financialYear: indiaFiscalYear(march),
        interest,
        tds: this.isDeducted(interest) ? (interest * this.rate) / 100 : 0,
      });
    }
    return rows;
  }

  get total(): number {
    return this.years.reduce((sum, { tds }) => sum + tds, 0);
  }

  isDeducted(interest: number): boolean {
    const { applyTds, declarationFiled, otherBankInterest } = this.deposit.inputs;
    return applyTds && !declarationFiled && exceeds(interest + otherBankInterest, this.threshold);
  }

  /** Interest accrued until a date or, with payouts, paid out until then. */
  #interestUntil(date: CivilDate): number {
    const held = heldUntil(this.deposit.start, date);
    return this.fixed.payoutMonths === null
      ? this.fixed.value(held) - this.fixed.terms.principal
      : this.fixed.paidOut(held);
  }
}

/** The dates on which interest is paid out, including interest for a broken period at maturity. */
export function payoutTable({ start, maturity, term, fixed }: Deposit) {
  if (!fixed || fixed.payout === null || fixed.payoutMonths === null) return [];
  const every = fixed.payoutMonths;
  const interest = fixed.payout;
  const rows = Array.from({ length: fixed.payoutCount(term) }, (_, k) => ({
    number: k + 1,
    date: formatIsoDate(addMonths(start, every * (k + 1))),
    interest,
  }));
  const broken = fixed.brokenInterest(term);
  return term.days > 0 || term.months % every > 0
    ? [...rows, { number: rows.length + 1, date: formatIsoDate(maturity), interest: broken }]
    : rows;
}
