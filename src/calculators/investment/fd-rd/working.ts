import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { factor } from "../../../fieldsets/factor";
import { formatIsoDate } from "../../../math/dates/iso-date";
import { zeroMinus } from "../../../math/words/signed-operand";
import type { Certificate } from "./certificate";
import type { Deposit, EarlyClosing } from "./deposit";
import type { FixedDeposit } from "./fixed-deposit";
import { PERIODS } from "./plan";
import type { RecurringDeposit } from "./recurring-deposit";
import { type Held, YEAR_DAYS } from "./term";
import { termText } from "./terms-text";

const UNITS = { 1: "years", 2: "half-years", 4: "quarters", 12: "months" } as const;

/** The steps from the term to the maturity value, tax and early closing, with the saver's numbers. */
export function working(deposit: Deposit, format: Format): Listed<Step> {
  const { inputs, term, fixed, recurring, certificate } = deposit;
  return [
    step(
      "Matures on",
      `${format.date(inputs.startDate)} + ${termText(inputs, format)}`,
      format.date(formatIsoDate(deposit.maturity)),
    ),
    rateStep(deposit, format),
    fixed ? fixedSteps(fixed, term, deposit, format) : null,
    recurring ? recurringSteps(recurring, term.months, deposit, format) : null,
    certificate ? certificateSteps(certificate, term, deposit, format) : null,
    yieldSteps(deposit, format),
    tdsSteps(deposit, format),
    afterTaxSteps(deposit, format),
    deposit.early ? earlySteps(deposit, deposit.early, format) : null,
  ];
}

const rateText = (percent: number, format: Format) => `${format.number(percent)}%`;

function rateStep({ inputs, premium, rate }: Deposit, format: Format): Step | null {
  return premium > 0
    ? step(
        "Rate r including the senior citizen’s extra",
        `${rateText(inputs.annualRate, format)} + ${rateText(premium, format)}`,
        rateText(rate, format),
      )
    : null;
}

function fixedSteps(fixed: FixedDeposit, term: Held, deposit: Deposit, format: Format): Listed<Step> {
  const p = format.amount(fixed.terms.principal);
  if (fixed.payout !== null) return payoutSteps(fixed, term, deposit, format);
  return [
    growthSteps(fixed, term, format),
    step(
      "Maturity value = deposit × growth",
      `${p} × ${factor(fixed.growth(term), format)}`,
      format.money(deposit.maturityValue),
    ),
    step("Interest", `${format.amount(deposit.maturityValue)} − ${p}`, format.money(deposit.interest)),
  ];
}

/** The growth factor, by the rule that applies to the term. */
function growthSteps(fixed: FixedDeposit, held: Held, format: Format): Listed<Step> {
  const r = rateText(fixed.terms.rate, format);
  const growth = factor(fixed.growth(held), format);
  const all = format.number(held.calendarDays);
  if (fixed.terms.isShort)
    return [step(`Growth under six months = 1 + r × days ÷ ${YEAR_DAYS}`, `1 + ${r} × ${all} ÷ ${YEAR_DAYS}`, growth)];
  if (fixed.terms.compounding === "daily")
    return [step(`Growth = (1 + r ÷ ${YEAR_DAYS})^days`, `(1 + ${r} ÷ ${YEAR_DAYS})^${all}`, growth)];
  const { count, months, days } = fixed.periods(held);
  const c = fixed.periodsPerYear;
  if (c === null) {
    const years = `${format.number(months)} ÷ 12 + ${format.number(days)} ÷ ${YEAR_DAYS}`;
    return [step(`Growth = 1 + r × (months ÷ 12 + days ÷ ${YEAR_DAYS})`, `1 + ${r} × (${years})`, growth)];
  }
  const full = (1 + fixed.terms.rate / (100 * c)) ** count;
  const isBroken = days > 0;
  return [
    c !== 12 &&
      step(
        `Full ${UNITS[c as keyof typeof UNITS]}, rounded down`,
        `${format.number(held.months)} ÷ ${12 / c}`,
        format.number(count),
      ),
    isBroken &&
      step(
        "Remaining days",
        `${format.plural(held.months, "month")} and ${format.plural(held.days, "day")} in total, less ${format.plural((count * 12) / c, "month")}`,
        format.plural(days, "day"),
      ),
    step(
      `Growth of the full ${UNITS[c as keyof typeof UNITS]} = (1 + r ÷ ${c})^N`,
      `(1 + ${r} ÷ ${c})^${format.number(count)}`,
      factor(full, format),
    ),
    isBroken &&
      step(
        `With simple interest for the remaining days = (1 + r × D ÷ ${YEAR_DAYS})`,
        `${factor(full, format)} × (1 + ${r} × ${format.number(days)} ÷ ${YEAR_DAYS})`,
        growth,
      ),
  ];
}

function payoutSteps(fixed: FixedDeposit, term: Held, deposit: Deposit, format: Format): Listed<Step> {
  const { principal, rate } = fixed.terms;
  const every = fixed.payoutMonths ?? 1;
  const payout = fixed.payout ?? 0;
  const p = format.amount(principal);
  const r = format.number(rate);
  const count = fixed.payoutCount(term);
  const broken = fixed.brokenInterest(term);
  const fine = (amount: number) => format.amount(amount, 4);
  return [
    every === 1
      ? step(
          "Monthly payout = deposit × r ÷ (1,200 + r), discounted from the end of the quarter",
          `${p} × ${r} ÷ (1,200 + ${r})`,
          format.money(payout, 4),
        )
      : step(`Payout = deposit × r × ${every} ÷ 12`, `${p} × ${r}% × ${every} ÷ 12`, format.money(payout, 4)),
    step("Number of payouts, rounded down", `${format.number(term.months)} ÷ ${every}`, format.number(count)),
    broken > 0 &&
      step(
        "Simple interest for the broken period, paid at maturity",
        `${p} × ${r}% × (${format.number(term.months % every)} ÷ 12 + ${format.number(term.days)} ÷ ${YEAR_DAYS})`,
        format.money(broken, 4),
      ),
    step(
      "Total interest",
      `${format.number(count)} × ${fine(payout)} + ${fine(broken)}`,
      format.money(deposit.interest),
    ),
    step("Paid at maturity", `${p} + ${fine(broken)}`, format.money(deposit.maturityValue)),
  ];
}

function recurringSteps(plan: RecurringDeposit, months: number, deposit: Deposit, format: Format): Listed<Step> {
  const { deposit: installment, rate, method } = plan.terms;
  const a = format.amount(installment);
  const r = format.number(rate);
  const m = format.number(months);
  const value = format.money(deposit.maturityValue);
  const paidIn = step("Paid in", `${a} × ${m}`, format.money(deposit.invested));
  const interest = step(
    "Interest",
    `${format.amount(deposit.maturityValue)} − ${format.amount(deposit.invested)}`,
    format.money(deposit.interest),
  );
  const c = plan.periodsPerYear;
  if (c === null)
    return [
      paidIn,
      step(
        "Simple interest = deposit × M × (M + 1) ÷ 2 × r ÷ 12",
        `${a} × ${m} × (${m} + 1) ÷ 2 × ${r}% ÷ 12`,
        format.money(deposit.interest),
      ),
      step("Maturity value", `${format.amount(deposit.invested)} + ${format.amount(deposit.interest)}`, value),
    ];
  if (method === "iba") {
    if (rate === 0) return [paidIn, interest];
    const i = `(1 + ${r}% ÷ ${c})`;
    const above = factor(plan.growth(months) - 1, format);
    const below = factor(1 - 1 / plan.growth(1), format);
    return [
      paidIn,
      step(`Numerator: (1 + r ÷ ${c})^(M × ${c} ÷ 12) − 1`, `${i}^(${m} × ${c} ÷ 12) − 1`, above),
      step(`Denominator: 1 − (1 + r ÷ ${c})^(−${c} ÷ 12)`, `1 − 1 ÷ ${i}^(${c} ÷ 12)`, below),
      step("Maturity value = deposit × numerator ÷ denominator", `${a} × ${above} ÷ ${below}`, value),
      interest,
    ];
  }
  const { length, count, rest } = plan.rests(months);
  const perRest = format.amount(plan.perRest, 4);
  const balance = plan.value({ months: count * length });
  const fine = format.amount(balance, 4);
  const unit = UNITS[c as keyof typeof UNITS].slice(0, -1);
  return [
    paidIn,
    step(
      `A = deposits of one ${unit} with their simple interest`,
      `${a} × ${length} + ${a} × ${length} × (${length} + 1) ÷ 2 × ${r}% ÷ 12`,
      format.money(plan.perRest, 4),
    ),
    step(`Full ${unit}s, rounded down`, `${m} ÷ ${length}`, format.number(count)),
    rate === 0
      ? step(`After the full ${unit}s`, `${perRest} × ${format.number(count)}`, format.money(balance, 4))
      : step(
          `After the full ${unit}s = A × ((1 + r ÷ ${c})^N − 1) ÷ (r ÷ ${c})`,
          `${perRest} × ((1 + ${r}% ÷ ${c})^${format.number(count)} − 1) ÷ (${r}% ÷ ${c})`,
          format.money(balance, 4),
        ),
    rest > 0 &&
      step(
        "With the remaining months",
        `${fine} × (1 + ${r}% × ${rest} ÷ 12) + ${a} × ${rest} + ${a} × ${rest} × (${rest} + 1) ÷ 2 × ${r}% ÷ 12`,
        value,
      ),
    interest,
  ];
}

function certificateSteps(plan: Certificate, term: Held, deposit: Deposit, format: Format): Listed<Step> {
  const { principal, rateType, compounding, rate } = plan.terms;
  const c = PERIODS[compounding] ?? 1;
  const p = format.amount(principal);
  const years = factor(deposit.years, format);
  const apy = rateText(plan.apy, format);
  return [
    rateType === "nominal" &&
      step(
        `APY = (1 + r ÷ ${c})^${c} − 1`,
        `(1 + ${rateText(rate, format)} ÷ ${c})^${c} − 1`,
        format.percent(plan.apy, 6),
      ),
    step("Time T in years", `${format.number(term.months)} ÷ 12 + ${format.number(term.days)} ÷ ${YEAR_DAYS}`, years),
    step("Maturity value = deposit × (1 + APY)^T", `${p} × (1 + ${apy})^${years}`, format.money(deposit.maturityValue)),
    step("Interest", `${format.amount(deposit.maturityValue)} − ${p}`, format.money(deposit.interest)),
  ];
}

function yieldSteps(
  { fixed, recurring, plan, rate, interest, invested, years, inputs }: Deposit,
  format: Format,
): Listed<Step> {
  const effective = format.percent(plan.effectiveRate, 6);
  const c = fixed?.periodsPerYear ?? recurring?.periodsPerYear ?? null;
  const isPaid = fixed?.payout != null;
  return [
    isPaid && fixed.payoutMonths
      ? step(
          "Effective rate, with each payout reinvested",
          `(1 + ${format.number(fixed.payout ?? 0, 6)} ÷ ${format.amount(inputs.principal)})^${12 / fixed.payoutMonths} − 1`,
          effective,
        )
      : c !== null &&
        c > 1 &&
        step(`Effective rate = (1 + r ÷ ${c})^${c} − 1`, `(1 + ${rateText(rate, format)} ÷ ${c})^${c} − 1`, effective),
    fixed
      ? step(
          "Simple yield = interest ÷ deposit ÷ years",
          `${format.amount(interest)} ÷ ${format.amount(invested)} ÷ ${factor(years, format)}`,
          format.percent((100 * interest) / invested / years, 4),
        )
      : null,
  ];
}

/** The threshold test for each financial year. */
function tdsSteps({ tds, inputs }: Deposit, format: Format): Listed<Step> {
  if (!tds || !inputs.applyTds) return [];
  if (inputs.declarationFiled)
    return [step("Tax deducted at source", "none, because a declaration was filed", format.money(0))];
  const limit = format.wholeMoney(tds.threshold);
  return tds.years.flatMap(({ financialYear, interest, tds: deducted }) => {
    const sum = interest + inputs.otherBankInterest;
    const isAbove = tds.isDeducted(interest);
    return [
      step(
        `${financialYear}: total interest from the bank, ${isAbove ? "above" : "not above"} the limit of ${limit}`,
        `${format.amount(interest)} + ${format.amount(inputs.otherBankInterest)}`,
        format.money(sum),
      ),
      ...(isAbove
        ? [
            step(
              `${financialYear}: TDS on all interest of the deposit`,
              `${format.amount(interest)} × ${format.percent(tds.rate)}`,
              format.money(deducted),
            ),
          ]
        : []),
    ];
  });
}

function afterTaxSteps(deposit: Deposit, format: Format): Listed<Step> {
  const { inputs, invested, interest, afterTax, afterInflation, years } = deposit;
  return [
    inputs.taxRate > 0 &&
      step(
        "After your tax = paid in + interest × (1 − tax rate)",
        `${format.amount(invested)} + ${format.amount(interest)} × (1 − ${rateText(inputs.taxRate, format)})`,
        format.money(afterTax),
      ),
    step(
      "In today’s money",
      `${format.amount(afterTax)} ÷ (1 + ${zeroMinus(inputs.inflationRate, (rate) => rateText(rate, format))})^${factor(years, format)}`,
      format.money(afterInflation),
    ),
  ];
}

function earlySteps(deposit: Deposit, early: EarlyClosing, format: Format): Listed<Step> {
  const { inputs, certificate, premium } = deposit;
  const { held, value, rate, interestLost } = early;
  const months = format.number(held.months);
  if (certificate) {
    const grown = certificate.value(held);
    return [
      step(
        "Closed early: deposit with interest until then",
        `${format.amount(inputs.principal)} × (1 + ${rateText(certificate.apy, format)})^(${months} ÷ 12)`,
        format.money(grown),
      ),
      inputs.rateType === "apy" &&
        step(
          "Interest rate before compounding",
          `the APY of ${rateText(certificate.apy, format)} compounded ${format.plural(PERIODS[inputs.compounding] ?? 1, "time")} a year`,
          format.percent(certificate.nominalRate, 6),
        ),
      step(
        "Penalty = deposit × rate ÷ 12 × months",
        `${format.amount(inputs.principal)} × ${format.number(certificate.nominalRate, 10)}% ÷ 12 × ${format.number(inputs.penaltyMonths)}`,
        format.money(interestLost),
      ),
      step("You get", `${format.amount(grown)} − ${format.amount(interestLost)}`, format.money(value)),
    ];
  }
  const card = inputs.rateForHeldPeriod ?? inputs.annualRate;
  const extra = premium > 0 ? ` + ${rateText(premium, format)}` : "";
  return [
    step(
      "Rate for the time held: the lower rate, less the penalty",
      `max(0, min(${rateText(inputs.annualRate, format)}, ${rateText(card, format)})${extra} − ${rateText(inputs.prematurePenalty, format)})`,
      rateText(rate ?? 0, format),
    ),
    step(
      `Closed after ${format.plural(held.months, "month")}, by the same rule`,
      `${format.amount(inputs.principal)} at ${rateText(rate ?? 0, format)}`,
      format.money(value),
    ),
    step(
      "Interest lost = value at the full rate − value on early closing",
      `${format.amount(value + interestLost)} − ${format.amount(value)}`,
      format.money(interestLost),
    ),
  ];
}
