import { InputError, type Problem } from "../../../core/calculator";
import { addMonths, dayNumberOf, fromDayNumber, LAST_YEAR } from "../../../math/dates/civil";
import { type CivilDate, formatIsoDate, parseIsoDate } from "../../../math/dates/iso-date";
import { Certificate } from "./certificate";
import { FixedDeposit } from "./fixed-deposit";
import type { Inputs } from "./inputs";
import type { Plan } from "./plan";
import { RecurringDeposit } from "./recurring-deposit";
import { TaxDeducted } from "./tds";
import { type Held, heldMonths, heldUntil, yearsOf } from "./term";

/** Deposits shorter than this may earn simple interest. */
const SHORT_MONTHS = 6;

/** The result of closing a deposit before maturity. */
export interface EarlyClosing {
  readonly held: Held;
  readonly value: number;
  readonly interestLost: number;
  /** Rate for the time held, in percent a year; null for a certificate, which loses months of interest instead. */
  readonly rate: number | null;
}

/** A deposit of one of the three kinds, from its opening to its maturity. */
export class Deposit {
  readonly start: CivilDate;
  readonly maturity: CivilDate;
  /** The term counted on the calendar, except for a certificate, which uses the term as entered. */
  readonly term: Held;
  readonly plan: Plan;
  readonly fixed: FixedDeposit | null = null;
  readonly recurring: RecurringDeposit | null = null;
  readonly certificate: Certificate | null = null;
  readonly early: EarlyClosing | null;

  /** @throws InputError if the inputs contradict each other */
  constructor(readonly inputs: Inputs) {
    const { mode, termYears, termMonths, termDays, startDate } = inputs;
    const months = 12 * termYears + termMonths;
    const days = mode === "rd" ? 0 : termDays;
    this.start = parseIsoDate(startDate) as CivilDate;
    this.maturity = fromDayNumber(dayNumberOf(addMonths(this.start, months)) + days);
    const held = heldUntil(this.start, this.maturity);
    const problems = problemsOf(inputs, months + days, held, this.maturity);
    if (problems.length > 0) throw new InputError(problems);
    this.term = mode === "cd" ? { ...held, months, days } : held;
    switch (mode) {
      case "fd":
        this.fixed = fixedDeposit(inputs, this.rate, held.months);
        this.plan = this.fixed;
        break;
      case "rd":
        this.recurring = recurringDeposit(inputs, this.rate);
        this.plan = this.recurring;
        break;
      case "cd":
        this.certificate = certificate(inputs);
        this.plan = this.certificate;
    }
    this.early = this.#closedEarly();
  }

  /** Percent a year, including the senior citizen's extra. */
  get rate(): number {
    return this.inputs.annualRate + this.premium;
  }

  get premium(): number {
    const { mode, seniorCitizen, seniorPremium } = this.inputs;
    return mode !== "cd" && seniorCitizen ? seniorPremium : 0;
  }

  /** Total paid in. */
  get invested(): number {
    return this.plan.invested(this.term);
  }

  /** Total interest, whether paid out or kept. */
  get interest(): number {
    return this.plan.value(this.term) - this.invested;
  }

  /** Amount paid on the last day. */
  get maturityValue(): number {
    return this.plan.value(this.term) - (this.fixed?.paidOut(this.term) ?? 0);
  }

  /** The term in years, as the interest on the deposit counts it. */
  get years(): number {
    return this.fixed?.years(this.term) ?? yearsOf(this.term);
  }

  /** Deposit and interest after income tax on the interest. */
  get afterTax(): number {
    return this.invested + this.interest * (1 - this.inputs.taxRate / 100);
  }

  /** `afterTax` in the money of the opening day. */
  get afterInflation(): number {
    return this.afterTax / (1 + this.inputs.inflationRate / 100) ** this.years;
  }

  get tds(): TaxDeducted | null {
    return this.fixed && new TaxDeducted(this, this.fixed);
  }

  /** The dates after each `every` months from the opening; the last one is the maturity date. */
  *dates(every: number): Generator<{ readonly number: number; readonly date: string; readonly held: Held }> {
    const end = dayNumberOf(this.maturity);
    for (let number = 1; ; number++) {
      const date = addMonths(this.start, every * number);
      if (dayNumberOf(date) >= end) {
        yield { number, date: formatIsoDate(this.maturity), held: this.term };
        return;
      }
      yield { number, date: formatIsoDate(date), held: heldMonths(this.start, every * number) };
    }
  }

  #closedEarly(): EarlyClosing | null {
    const { withdrawAfterMonths: months, penaltyMonths } = this.inputs;
    if (months === 0 || this.recurring) return null;
    const held = heldMonths(this.start, months);
    if (this.certificate) {
      const interestLost = this.certificate.penalty(penaltyMonths);
      return { held, value: this.certificate.value(held) - interestLost, interestLost, rate: null };
    }
    const { annualRate, rateForHeldPeriod, prematurePenalty } = this.inputs;
    const card = Math.min(annualRate, rateForHeldPeriod ?? annualRate);
    const rate = Math.max(0, card + this.premium - prematurePenalty);
    const value = fixedDeposit(this.inputs, rate, months).value(held);
    return {
      held,
      value,
      interestLost: fixedDeposit(this.inputs, this.rate, months).value(held) - value,
      rate,
    };
  }
}

function fixedDeposit(
  { principal, compounding, payout, shortTermSimple }: Inputs,
  rate: number,
  months: number,
): FixedDeposit {
  const isShort = shortTermSimple && payout === "cumulative" && months < SHORT_MONTHS;
  return new FixedDeposit({ principal, rate, compounding, payout, isShort });
}

function recurringDeposit({ monthlyContribution, compounding, rdMethod }: Inputs, rate: number) {
  return new RecurringDeposit({ deposit: monthlyContribution, rate, compounding, method: rdMethod });
}

function certificate({ principal, annualRate, rateType, compounding }: Inputs): Certificate {
  return new Certificate({ principal, rate: annualRate, rateType, compounding });
}

/** Inputs that contradict each other. */
function problemsOf(inputs: Inputs, term: number, held: Held, maturity: CivilDate): Problem[] {
  const { mode, withdrawAfterMonths, compounding, rdMethod } = inputs;
  const problems: Problem[] = [];
  if (term === 0)
    problems.push({
      field: "termYears",
      message: mode === "rd" ? "Term must be at least one month." : "Term must be at least one day.",
    });
  else {
    const isLate = withdrawAfterMonths > held.months || (withdrawAfterMonths === held.months && held.days === 0);
    if (mode !== "rd" && withdrawAfterMonths > 0 && isLate)
      problems.push({
        field: "withdrawAfterMonths",
        message: "Early closing must be before the deposit matures.",
      });
    if (maturity.year > LAST_YEAR)
      problems.push({
        field: "startDate",
        message: `The deposit must mature by the end of the year ${LAST_YEAR}.`,
      });
  }
  if (mode === "cd" && compounding === "simple")
    problems.push({
      field: "compounding",
      message: "Choose a compounding period for this deposit: a certificate’s interest compounds.",
    });
  if (mode === "rd" && rdMethod === "quarterly-rest" && compounding === "daily")
    problems.push({
      field: "compounding",
      message: "Choose a compounding period for this deposit: monthly or longer for a ledger with rests.",
    });
  return problems;
}

/** The same money over the same term in each kind of deposit, with the rate read as that kind quotes it. */
export function sameMoney(deposit: Deposit): { readonly kind: Inputs["mode"]; readonly plan: Plan }[] {
  const { inputs, term, rate, plan: own } = deposit;
  const principal = deposit.invested;
  const kinds: { kind: Inputs["mode"]; plan: Plan }[] = [];
  const add = (kind: Inputs["mode"], plan: () => Plan) =>
    kinds.push({ kind, plan: kind === inputs.mode ? own : plan() });
  add("fd", () =>
    fixedDeposit({ ...inputs, principal, payout: "cumulative", shortTermSimple: true }, rate, term.months),
  );
  if (term.months > 0)
    add("rd", () =>
      recurringDeposit({ ...inputs, monthlyContribution: principal / term.months, rdMethod: "iba" }, rate),
    );
  if (inputs.compounding !== "simple") add("cd", () => certificate({ ...inputs, principal, rateType: "apy" }));
  return kinds;
}
