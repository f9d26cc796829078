import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { FHA } from "../../../data/home-loans/fha";
import { monthlyTotalStep } from "../../../fieldsets/monthly-total";
import { hudPayment } from "../../../math/finance/hud-premium";
import type { FhaLoan } from "./loan";
import { TIERS } from "./outputs";
import { meetsTier, refundPercent, TIER_LIMITS } from "./rules";
import { mipSpan } from "./words";

/** The steps from the price to the note, the premium, the ratios, the APR and the comparison. */
export function working(loan: FhaLoan, format: Format): Listed<Step> {
  return [
    noteSteps(loan, format),
    premiumSteps(loan, format),
    paymentSteps(loan, format),
    limitStep(loan, format),
    ratioSteps(loan, format),
    aprSteps(loan, format),
    comparisonSteps(loan, format),
    refundSteps(loan, format),
  ];
}

function noteSteps(loan: FhaLoan, format: Format): Listed<Step> {
  const { homePrice, ufmipRate, financeUfmip, creditScore } = loan.inputs;
  const base = format.money(loan.baseLoan, 0);
  return [
    step(
      "Minimum down payment for the score",
      `score ${creditScore}; ${format.money(homePrice)} × ${format.percent(loan.minimumDownPercent)}`,
      format.money((homePrice * loan.minimumDownPercent) / 100),
    ),
    step(
      "Base loan = price − down payment, rounded down to the dollar",
      `${format.money(homePrice)} − ${format.money(loan.downPaymentAmount)}`,
      base,
    ),
    step("Upfront MIP", `${base} × ${format.percent(ufmipRate, 6)}`, format.money(loan.ufmip, 3)),
    financeUfmip
      ? step(
          "Loan = base loan + upfront MIP, rounded down to the dollar; the rest is paid in cash",
          `${base} + ${format.money(loan.ufmip, 3)} = ${format.money(loan.baseLoan + loan.ufmip, 3)}; in cash ${format.money(loan.ufmipCash, 3)}`,
          format.money(loan.loanAmount, 0),
        )
      : step(
          "Loan = base loan; the upfront MIP is paid in cash",
          `${base}; in cash ${format.money(loan.ufmipCash, 3)}`,
          format.money(loan.loanAmount, 0),
        ),
  ];
}

/** The cell of HUD's table and the premium in the first year. */
function premiumSteps(loan: FhaLoan, format: Format): Listed<Step> {
  const rate = format.percent(loan.cell.rate);
  const base = format.money(loan.baseLoan, 0);
  return [
    step(
      `MIP table: ${cellText(loan, format)}`,
      `loan-to-value ${base} ÷ ${format.money(loan.inputs.homePrice)} = ${format.percent(loan.ltv, 4)}`,
      `${rate} a year ${mipSpan(loan, format)}`,
    ),
    loan.inputs.mipMethod === "simple"
      ? step("Monthly MIP = base loan × rate ÷ 12", `${base} × ${rate} ÷ 12`, format.money(loan.mipOfPayment(1)))
      : hudSteps(loan, format),
  ];
}

/** The loan's cell in HUD's table: `term above 15 years, base loan up to $726,200, loan-to-value above 95%`. */
function cellText({ cell, inputs }: FhaLoan, format: Format): string {
  const { short, higher, ltvAbove, ltvUpTo } = cell;
  const value = [
    ...(ltvAbove === null ? [] : [`above ${format.percent(ltvAbove)}`]),
    ...(ltvUpTo === null ? [] : [`up to ${format.percent(ltvUpTo)}`]),
  ].join(" ");
  const threshold = format.wholeMoney(inputs.mipThreshold);
  return `term ${short ? "up to" : "above"} 15 years, base loan ${higher ? "above" : "up to"} ${threshold}, loan-to-value ${value}`;
}

function hudSteps(loan: FhaLoan, format: Format): Listed<Step> {
  const first = loan.premiums[0];
  if (!first) return [];
  const { annualRate, termYears, ufmipRate, financeUfmip } = loan.inputs;
  const payment = hudPayment({ note: loan.loanAmount, annualRate, years: termYears });
  return [
    step(
      "HUD 1: a schedule with the payment and each month’s interest rounded to the cent",
      `${format.money(loan.loanAmount, 0)} at ${format.percent(annualRate, 6)}, ${format.number(loan.term)} payments`,
      `${format.money(payment)} a month`,
    ),
    step(
      "HUD 2: average of the twelve opening balances of year 1",
      `sum of the twelve: ${format.amount(12 * first.averageBalance)} ÷ 12`,
      format.amount(first.averageBalance, 6),
    ),
    step(
      "HUD 3: × MIP rate, rounded to the cent",
      `${format.amount(first.averageBalance, 6)} × ${format.percent(loan.cell.rate)}`,
      format.money(first.onBalance),
    ),
    step(
      financeUfmip
        ? "HUD 4: ÷ (1 + upfront MIP rate) to exclude the financed upfront MIP, rounded to the cent"
        : "HUD 4: no upfront MIP was financed, so nothing is excluded",
      financeUfmip
        ? `${format.money(first.onBalance)} ÷ ${format.number(1 + ufmipRate / 100, 8)}`
        : format.money(first.onBalance),
      format.money(first.annual),
    ),
    step(
      "HUD 5: ÷ 12, rounded to the cent: monthly MIP in year 1",
      `${format.money(first.annual)} ÷ 12`,
      format.money(first.monthly),
    ),
  ];
}

function paymentSteps(loan: FhaLoan, format: Format): Listed<Step> {
  const { rate, costs } = loan;
  const i = format.number(rate, 10);
  const n = format.number(loan.term);
  const note = format.amount(loan.loanAmount, 0);
  const parts = [loan.level, loan.mipOfPayment(1), costs.tax, costs.insurance, costs.hoa];
  return [
    step(
      "Principal and interest = loan × i ÷ (1 − (1 + i)⁻ⁿ), i = rate ÷ 1,200",
      rate === 0 ? `${note} ÷ ${n}` : `${note} × ${i} ÷ (1 − (1 + ${i})^−${n})`,
      format.money(loan.level),
    ),
    monthlyTotalStep("principal and interest + MIP + tax + insurance + HOA", parts, loan.monthlyExtra, format),
  ];
}

function limitStep(loan: FhaLoan, format: Format): Step {
  const { units, limitArea } = loan.inputs;
  const over = loan.baseLoan - loan.loanLimit;
  const { year } = FHA.loanLimits;
  const name = { floor: `${year} floor`, ceiling: `${year} ceiling`, custom: "county limit" }[limitArea];
  return step(
    `Base loan vs. limit: ${name}, ${format.plural(units, "unit")}`,
    `${format.money(loan.baseLoan, 0)} vs. ${format.wholeMoney(loan.loanLimit)}`,
    loan.withinLimit ? "within the limit" : `${format.wholeMoney(over)} over the limit`,
  );
}

function ratioSteps(loan: FhaLoan, format: Format): Listed<Step> {
  const { inputs, frontRatio: front, backRatio: back } = loan;
  if (front === null || back === null) return [];
  const income = format.money(inputs.annualIncome / 12);
  const payment = format.money(loan.monthlyPayment);
  // From the strictest tier to the first one that is met.
  const met = TIER_LIMITS.find((limits) => meetsTier(limits, front, back, inputs.creditScore));
  const tried = met ? TIER_LIMITS.slice(0, TIER_LIMITS.indexOf(met) + 1) : TIER_LIMITS;
  return [
    step("Housing ratio = payment ÷ monthly income", `${payment} ÷ ${income}`, format.percent(front, 2)),
    step(
      "Total debt ratio = (payment + other debts) ÷ monthly income",
      `(${payment} + ${format.money(inputs.monthlyDebts)}) ÷ ${income}`,
      format.percent(back, 2),
    ),
    tried.map((limits) =>
      step(
        `${TIERS[limits.tier]}: ${format.number(limits.front)}/${format.number(limits.back)}${limits.creditScoreFrom > 0 ? `, score from ${limits.creditScoreFrom}` : ""}`,
        `${format.percent(front, 2)} and ${format.percent(back, 2)}`,
        limits === met ? "met" : "not met",
      ),
    ),
  ];
}

function aprSteps(loan: FhaLoan, format: Format): Listed<Step> {
  const { apr } = loan;
  const financed = step(
    "Amount financed A = loan − upfront MIP − points − lender fees",
    [loan.loanAmount, loan.ufmip, loan.pointsCost, loan.inputs.lenderFees]
      .map((amount) => format.amount(amount, 2))
      .join(" − "),
    format.money(loan.amountFinanced),
  );
  if (apr === null) return [financed];
  const [first, ...later] = loan.contractPayments();
  return [
    financed,
    step(
      "APR = 1,200 × j, where Σ pₖ ÷ (1 + j)ᵏ = A over all payments with MIP",
      `payments from ${format.amount(first?.amount ?? 0)}${later.length > 0 ? ` down to ${format.amount(later.at(-1)?.amount ?? 0)}` : ""}; j = ${format.number(apr / 1200, 10)}`,
      format.percent(apr, 4),
    ),
  ];
}

/** Cost of each loan while it is kept: payments plus remaining balance, minus the base loan. */
function comparisonSteps(loan: FhaLoan, format: Format): Listed<Step> {
  const { conventional, kept } = loan;
  const years = format.plural(kept / 12, "year");
  const paid = (level: number) => `${format.number(kept)} × ${format.amount(level)}`;
  const cost = (name: string, level: number, insurance: number, cash: number, whole: number): Step => {
    const owed = whole + loan.baseLoan - kept * level - insurance - cash;
    return step(
      `${name} over ${years} = payments + insurance + balance${cash > 0 ? " + upfront MIP in cash" : ""} − base loan`,
      `${paid(level)} + ${format.amount(insurance)} + ${format.amount(owed)}${cash > 0 ? ` + ${format.amount(cash)}` : ""} − ${format.amount(loan.baseLoan)}`,
      format.money(whole),
    );
  };
  const pmi = conventional.monthlyPmi * Math.min(kept, conventional.insuredPayments);
  return [
    cost("FHA", loan.level, loan.mipUntil(kept), loan.ufmipCash, loan.cost(kept)),
    cost(
      `Conventional at ${format.percent(loan.inputs.conventionalRate)}`,
      conventional.level,
      pmi,
      0,
      conventional.cost(kept),
    ),
    step(
      "FHA is cheaper by",
      `${format.amount(conventional.cost(kept))} − ${format.amount(loan.cost(kept))}`,
      format.money(loan.advantage(kept)),
    ),
  ];
}

function refundSteps(loan: FhaLoan, format: Format): Step | null {
  const { priorUfmip, priorLoanMonths } = loan.inputs;
  if (priorUfmip === 0) return null;
  const { firstMonth, lessEachMonth, lastMonth } = FHA.upfrontMipRefund.value;
  const percent = format.percent(refundPercent(priorLoanMonths));
  const share =
    priorLoanMonths > lastMonth
      ? `after month ${lastMonth}: ${percent}`
      : `${firstMonth}% − ${lessEachMonth}% × ${Math.max(1, priorLoanMonths) - 1} = ${percent}`;
  return step(
    "Refund of the earlier upfront MIP",
    `${share}; ${format.money(priorUfmip)} × ${percent}`,
    format.money(loan.ufmipRefund),
  );
}
