import { InputError, type Problem } from "../../../core/calculator";
import { checkLastPayment } from "../../../fieldsets/last-payment";
import { extraStreams, termPayments } from "../../../fieldsets/loan";
import { type CivilDate, parseIsoDate } from "../../../math/dates/iso-date";
import { amortize, type LoanTotals } from "../../../math/finance/amortization";
import { extrasByPayment } from "../../../math/finance/extra-payments";
import { annualPercentageRate, type EqualPayments } from "../../../math/finance/internal-rate";
import { levelPayment, paymentsToRepay } from "../../../math/finance/level-payment";
import type { Loan, LoanTerms, PaymentRow } from "../../../math/finance/loan";
import { PaymentDates } from "../../../math/finance/payment-dates";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { SLACK } from "../../../math/numbers/slack";
import { type Inputs, WRONG_TRANCHES } from "./inputs";
import { type EventRow, eventTable, type ScheduleRow, scheduleTable } from "./tables";
import { type TaxYear, taxYears } from "./tax";

export type RowKind = "pre-emi" | "moratorium" | "emi";

export type LoanEventKind = "disbursal" | "moratorium" | "resumed" | "rate-change" | "step-up" | "prepayment";

/** An event that changes the loan, with the state of the loan right after it. */
export interface LoanEvent {
  readonly number: number;
  readonly event: LoanEventKind;
  readonly amount: number | null;
  readonly annualRate: number;
  readonly oldEmi: number | null;
  readonly newEmi: number | null;
  /** EMIs paid so far, and EMIs left under the plan before this event. */
  readonly emisPaid: number;
  readonly emisPlanned: number;
  /** EMIs left if nothing else changes, including this row's if it is not paid yet. */
  readonly emisLeft: number;
  readonly balance: number;
  /** Balance plus the amount not disbursed yet. */
  readonly owed: number;
}

/** Result of one run of the loan. */
export interface LoanRun extends LoanTotals {
  /** The first EMI and the last one; null if no EMI was ever due. */
  readonly emi: number | null;
  readonly finalEmi: number | null;
  /** True if the EMI was raised because the old one would not have repaid the loan in time. */
  readonly emiRaised: boolean;
  readonly preEmiInterest: number;
}

/** Inputs without any prepayment. */
export const NO_PREPAYMENTS = {
  extraMonthly: 0,
  extraYearly: 0,
  extraOnce: 0,
  extraPayments: [],
} satisfies Partial<Inputs>;

/** Sums that differ by less than this are equal to the paisa. */
const PAISA = 0.005;

type Visit = (row: PaymentRow) => unknown;
type Listen = (event: LoanEvent) => void;

/** A home loan as entered. Figures are computed lazily. */
export class HomeLoan {
  readonly inputs: Inputs;
  /** Number of EMIs in the term. */
  readonly term: number;
  /** Number of interest-only rows before the first EMI. */
  readonly preEmiRows: number;
  /** First row of the moratorium, and the row after its last. */
  readonly moratoriumFrom: number;
  readonly moratoriumTo: number;
  readonly dates: PaymentDates;
  /** Maximum number of EMIs when a rate change keeps the EMI. */
  readonly longestTenor: number;

  /** Disbursements, keyed by the row they follow. */
  readonly #draws: ReadonlyMap<number, number>;
  #extras: Float64Array | null | undefined;
  #baseRun: LoanRun | undefined;
  #plain: HomeLoan | undefined;
  #apr: number | null | undefined;
  #schedule: readonly ScheduleRow[] | undefined;
  #events: readonly EventRow[] | undefined;
  #taxYears: readonly TaxYear[] | undefined;

  /** @throws InputError if inputs contradict each other */
  constructor(inputs: Inputs) {
    this.inputs = inputs;
    const problems = problemsOf(inputs);
    if (problems.length > 0) throw new InputError(problems);
    const { disbursementType, preEmiMode, moratoriumStart, moratoriumMonths } = inputs;
    const tranches = disbursementType === "staged" ? inputs.tranches : [];
    const lastDraw = tranches.at(-1)?.month ?? 0;
    this.term = termPayments(inputs);
    this.longestTenor = Math.max(inputs.maxTermMonths, this.term);
    this.#draws = new Map(tranches.map(({ month, amount }) => [month, amount]));
    this.preEmiRows = preEmiMode === "pre-emi" ? lastDraw : 0;
    this.moratoriumFrom = this.preEmiRows + moratoriumStart;
    this.moratoriumTo = this.moratoriumFrom + moratoriumMonths;
    this.dates = new PaymentDates(parseIsoDate(inputs.firstPaymentDate) as CivilDate, "monthly");
    checkLastPayment(this.dates, this.mostRows, "installment", "could fall");
  }

  /** The same loan with some inputs changed. */
  but(change: Partial<Inputs>): HomeLoan {
    return new HomeLoan({ ...this.inputs, ...change });
  }

  /** Upper bound on the number of schedule rows. */
  get mostRows(): number {
    const lastDraw = Math.max(0, ...this.#draws.keys());
    const emis = this.inputs.onRateChange === "adjust-term" ? this.longestTenor : this.term;
    return Math.max(this.preEmiRows + emis, lastDraw + 1) + this.inputs.moratoriumMonths;
  }

  /** At the initial rate, as a fraction. */
  get monthlyRate(): number {
    return nominalPeriodRate(this.inputs.annualRate, 12);
  }

  get extras(): Float64Array | null {
    this.#extras ??= extrasByPayment(extraStreams(this.inputs), this.dates, this.mostRows);
    return this.#extras;
  }

  get baseRun(): LoanRun {
    this.#baseRun ??= this.run();
    return this.#baseRun;
  }

  /** The same loan without prepayments and step-ups. */
  get plain(): HomeLoan {
    this.#plain ??=
      this.extras || this.inputs.emiIncreaseYearly > 0 ? this.but({ ...NO_PREPAYMENTS, emiIncreaseYearly: 0 }) : this;
    return this.#plain;
  }

  get schedule(): readonly ScheduleRow[] {
    this.#schedule ??= scheduleTable(this);
    return this.#schedule;
  }

  get events(): readonly EventRow[] {
    this.#events ??= eventTable(this);
    return this.#events;
  }

  get taxYears(): readonly TaxYear[] {
    this.#taxYears ??= taxYears(this);
    return this.#taxYears;
  }

  get taxSaving(): number {
    return this.taxYears.reduce((sum, { saving }) => sum + saving, 0);
  }

  /** Installments and prepayments. */
  get totalPayment(): number {
    return this.baseRun.paid + this.baseRun.extra;
  }

  /** Interest as a percentage of everything paid. */
  get interestShare(): number {
    return (100 * this.baseRun.interest) / this.totalPayment;
  }

  kindOf(number: number): RowKind {
    if (number <= this.preEmiRows) return "pre-emi";
    return number >= this.moratoriumFrom && number < this.moratoriumTo ? "moratorium" : "emi";
  }

  /** Amount disbursed after a row; row 0 means the start of the loan. */
  drawnAfter(number: number): number {
    if (this.#draws.size === 0) return number === 0 ? this.inputs.principal : 0;
    return this.#draws.get(number) ?? 0;
  }

  /** Runs the loan from its first row to its last. */
  run(visit?: Visit, listen?: Listen): LoanRun {
    if (!this.#isEventful && !listen) {
      const emi = levelPayment(this.inputs.principal, this.monthlyRate, this.term);
      const totals = amortize(this.#terms(), visit);
      return { ...totals, emi, finalEmi: emi, emiRaised: false, preEmiInterest: 0 };
    }
    const course = { emi: null as number | null, finalEmi: null as number | null, emiRaised: false };
    let preEmiInterest = 0;
    const seen = (row: PaymentRow) => {
      if (row.number <= this.preEmiRows) preEmiInterest += row.interest;
      return visit?.(row);
    };
    const totals = amortize({ ...this.#terms(), ...this.#hooks(course, listen) }, this.preEmiRows > 0 ? seen : visit);
    return { ...totals, ...course, preEmiInterest };
  }

  /** Percent per year; null if the charges use up the first disbursement. */
  get apr(): number | null {
    // A remainder that is only rounding error counts as nothing.
    if (this.#apr === undefined)
      this.#apr =
        this.received > SLACK * this.inputs.principal
          ? annualPercentageRate(this.received, this.contractFlows())
          : null;
    return this.#apr;
  }

  /** The first disbursement minus upfront charges. */
  get received(): number {
    return this.drawnAfter(0) - this.inputs.processingFee;
  }

  /** Installments minus later disbursements as agreed at the start, with consecutive equal amounts merged. */
  contractFlows(): EqualPayments[] {
    const agreed = this.#agreed();
    if (!agreed.#isEventful) return [{ amount: agreed.baseRun.emi as number, count: agreed.term }];
    const runs: { amount: number; count: number }[] = [];
    agreed.run(({ number, payment }) => {
      const amount = payment - agreed.drawnAfter(number);
      const last = runs.at(-1);
      if (last && Math.abs(last.amount - amount) <= SLACK * Math.abs(amount)) last.count++;
      else runs.push({ amount, count: 1 });
    });
    return runs;
  }

  /** The loan as agreed at the start: without prepayments, step-ups or rate changes. */
  #agreed(): HomeLoan {
    return this.inputs.rateChanges.length > 0 ? this.plain.but({ rateChanges: [] }) : this.plain;
  }

  get #isEventful(): boolean {
    const { rateChanges, moratoriumMonths, emiIncreaseYearly, prepaymentEffect } = this.inputs;
    return (
      this.#draws.size > 1 ||
      moratoriumMonths > 0 ||
      rateChanges.length > 0 ||
      emiIncreaseYearly > 0 ||
      (prepaymentEffect === "reduce-emi" && this.extras !== null)
    );
  }

  #terms(): LoanTerms {
    const { principal, annualRate } = this.inputs;
    const drawn = this.drawnAfter(0);
    return {
      principal: drawn,
      undrawn: principal - drawn,
      annualRate,
      paymentsPerYear: 12,
      payments: this.term,
      extras: this.extras,
    };
  }

  /** Hooks that change the loan before and after each row; they update `course` and report events to `listen`. */
  #hooks(
    course: { emi: number | null; finalEmi: number | null; emiRaised: boolean },
    listen?: Listen,
  ): Pick<LoanTerms, "beforePayment" | "afterPayment"> {
    const { onRateChange, emiIncreaseYearly, moratoriumInterest, prepaymentEffect } = this.inputs;
    const rates = new Map(this.inputs.rateChanges.map((change) => [change.fromPayment, change.annualRate]));
    const longest = this.longestTenor;
    /** Total EMIs planned, and EMIs paid so far. */
    let end = this.term;
    let paid = 0;
    let started = false;
    let pending = false;
    let grown = false;

    const left = () => Math.max(1, end - paid);
    const owed = (loan: Loan) => loan.balance + loan.undrawn;
    const report = (
      loan: Loan,
      event: LoanEventKind,
      oldEmi: number | null,
      amount: number | null,
      emisPlanned = end - paid,
    ) => {
      if (!listen) return;
      const emi = started ? loan.amount : null;
      const needed = emi === null ? null : paymentsToRepay(owed(loan), loan.periodRate, emi);
      listen({
        number: loan.number,
        event,
        amount,
        annualRate: loan.annualRate,
        oldEmi,
        newEmi: emi,
        emisPaid: paid,
        emisPlanned,
        emisLeft: Math.min(end - paid, needed ?? end - paid),
        balance: loan.balance,
        owed: owed(loan),
      });
    };

    /** Applies a rate change: recalculates the EMI, or keeps it and moves the end. */
    const reset = (loan: Loan) => {
      if (onRateChange === "adjust-emi") {
        loan.recast(left());
        return;
      }
      const needed = paymentsToRepay(owed(loan), loan.periodRate, loan.amount);
      if (needed !== null && paid + needed <= longest) {
        end = paid + needed;
        return;
      }
      end = longest;
      loan.recast(left());
      course.emiRaised = true;
    };

    const emiRow = (loan: Loan, rateChanged: boolean) => {
      loan.repayment = "level";
      const before = started ? loan.amount : null;
      const planned = end - paid;
      const recast = !started || grown;
      if (recast) loan.recast(left());
      else if (pending) reset(loan);
      course.emi ??= loan.amount;
      started = true;
      if (grown) report(loan, "resumed", before, null);
      if (rateChanged || (pending && !recast)) report(loan, "rate-change", before, null, planned);
      pending = false;
      grown = false;
      if (paid > 0 && paid % 12 === 0 && emiIncreaseYearly > 0) {
        const old = loan.amount;
        loan.setPayment(old * (1 + emiIncreaseYearly / 100));
        report(loan, "step-up", old, null);
      }
      loan.finalPaymentNumber = loan.number + left() - 1;
      paid++;
      course.finalEmi = loan.amount;
    };

    return {
      beforePayment: (loan) => {
        const rate = rates.get(loan.number);
        if (rate !== undefined) {
          loan.changeRate(rate);
          pending = true;
        }
        const kind = this.kindOf(loan.number);
        if (kind === "emi") {
          emiRow(loan, rate !== undefined);
          return;
        }
        if (rate !== undefined) report(loan, "rate-change", started ? loan.amount : null, null);
        const capitalized = kind === "moratorium" && moratoriumInterest === "capitalise";
        loan.repayment = capitalized ? "nothing" : "interest";
        loan.finalPaymentNumber = Number.POSITIVE_INFINITY;
        if (capitalized) grown = true;
        if (kind === "moratorium" && loan.number === this.moratoriumFrom)
          report(loan, "moratorium", started ? loan.amount : null, null);
      },
      afterPayment: (loan, row) => {
        const old = started ? loan.amount : null;
        if (row.extra > 0) {
          if (prepaymentEffect === "reduce-emi" && started && end > paid && owed(loan) > 0) {
            loan.recast(end - paid);
            course.finalEmi = loan.amount;
          }
          report(loan, "prepayment", old, row.extra);
        }
        const amount = this.#draws.get(row.number);
        if (amount !== undefined && amount > 0) {
          loan.draw(amount);
          report(loan, "disbursal", old, amount);
        }
      },
    };
  }
}

/** Contradictions between inputs, in the order of the inputs. */
function problemsOf({ rateChanges, disbursementType, tranches, principal }: Inputs): Problem[] {
  const problems: Problem[] = [];
  const late = rateChanges.findIndex(
    ({ fromPayment }, i) => i > 0 && fromPayment <= (rateChanges[i - 1]?.fromPayment ?? 0),
  );
  if (late > 0)
    problems.push({
      field: "rateChanges",
      message: `Rate change ${late + 1}: the installment number must be later than that of change ${late}.`,
    });
  if (disbursementType === "staged") {
    const rising = tranches.every(({ month }, i) => (i === 0 ? month === 0 : month > (tranches[i - 1]?.month ?? 0)));
    const sum = tranches.reduce((total, { amount }) => total + amount, 0);
    if (tranches.length === 0 || !rising || Math.abs(sum - principal) >= PAISA)
      problems.push({ field: "tranches", message: WRONG_TRANCHES });
  }
  return problems;
}
