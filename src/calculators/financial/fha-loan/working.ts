import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { FHA } from "../../../data/home-loans/fha";
import { hudPayment } from "../../../math/finance/hud-premium";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { FhaLoan } from "./fha";
import type { Inputs } from "./inputs";
import { outputs as fields, type outputs } from "./outputs";
import { meetsTier, refundPercent, TIER_LIMITS } from "./premium";
import { cellText, mipSpan, unitsText } from "./words";

type Outputs = OutputsOf<typeof outputs>;

/** The steps from the price to the note, the premium, the ratios, the APR and the comparison. */
export function working(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const loan = new FhaLoan(inputs, format);
  return [
    ...noteSteps(inputs, loan, format),
    ...premiumSteps(inputs, outputs, loan, format),
    ...paymentSteps(inputs, outputs, loan, format),
    limitStep(inputs, loan, format),
    ...ratioSteps(inputs, outputs, loan, format),
    ...aprSteps(inputs, outputs, loan, format),
    ...comparisonSteps(inputs, outputs, loan, format),
    ...refundSteps(inputs, loan, format),
  ];
}

function noteSteps(inputs: Inputs, loan: FhaLoan, format: Format): Step[] {
  const { homePrice, ufmipRate, financeUfmip, creditScore } = inputs;
  const base = format.money(loan.baseLoan, 0);
  return [
    {
      label: "Least down payment for the score",
      expression: `score ${creditScore}; ${format.money(homePrice)} × ${format.percent(loan.leastDown)}`,
      value: format.money((homePrice * loan.leastDown) / 100),
    },
    {
      label: "Base loan = price − down payment, rounded down to the dollar",
      expression: `${format.money(homePrice)} − ${format.money(loan.downPayment)}`,
      value: base,
    },
    {
      label: "Upfront MIP",
      expression: `${base} × ${format.percent(ufmipRate, 6)}`,
      value: format.money(loan.ufmip, 3),
    },
    financeUfmip
      ? {
          label: "Loan = base loan + upfront MIP, rounded down to the dollar; the rest is paid in cash",
          expression: `${base} + ${format.money(loan.ufmip, 3)} = ${format.money(loan.baseLoan + loan.ufmip, 3)}; in cash ${format.money(loan.ufmipCash, 3)}`,
          value: format.money(loan.note, 0),
        }
      : {
          label: "Loan = base loan; the upfront MIP is paid in cash",
          expression: `${base}; in cash ${format.money(loan.ufmipCash, 3)}`,
          value: format.money(loan.note, 0),
        },
  ];
}

/** The cell of HUD's table, and the premium of the first year. */
function premiumSteps(inputs: Inputs, outputs: Outputs, loan: FhaLoan, format: Format): Step[] {
  const { cell } = loan;
  const rate = format.percent(cell.rate);
  const cellStep: Step = {
    label: `MIP table: ${cellText(cell, inputs, format)}`,
    expression: `loan to value ${format.money(loan.baseLoan, 0)} ÷ ${format.money(inputs.homePrice)} = ${format.percent(loan.ltv, 4)}`,
    value: `${rate} a year ${mipSpan(inputs, outputs, format)}`,
  };
  if (inputs.mipMethod === "simple")
    return [
      cellStep,
      {
        label: "MIP a month = base loan × rate ÷ 12",
        expression: `${format.money(loan.baseLoan, 0)} × ${rate} ÷ 12`,
        value: format.money(outputs.monthlyMip),
      },
    ];
  return [cellStep, ...hudSteps(inputs, loan, format)];
}

function hudSteps(inputs: Inputs, loan: FhaLoan, format: Format): Step[] {
  const first = loan.premiums[0];
  if (!first) return [];
  const { annualRate, termYears, ufmipRate, financeUfmip } = inputs;
  const payment = hudPayment({ note: loan.note, annualRate, years: termYears });
  return [
    {
      label: "HUD 1: a schedule with the payment and each month’s interest rounded to the cent",
      expression: `${format.money(loan.note, 0)} at ${format.percent(annualRate, 6)}, ${format.number(loan.term)} payments`,
      value: `${format.money(payment)} a month`,
    },
    {
      label: "HUD 2: average of the twelve opening balances of year 1",
      expression: `sum of the twelve: ${format.amount(12 * first.averageBalance)} ÷ 12`,
      value: format.amount(first.averageBalance, 6),
    },
    {
      label: "HUD 3: × MIP rate, rounded to the cent",
      expression: `${format.amount(first.averageBalance, 6)} × ${format.percent(loan.cell.rate)}`,
      value: format.money(first.onBalance),
    },
    {
      label: financeUfmip
        ? "HUD 4: without the financed upfront MIP, ÷ (1 + its rate), rounded to the cent"
        : "HUD 4: no upfront MIP was financed, nothing to take out",
      expression: financeUfmip
        ? `${format.money(first.onBalance)} ÷ ${format.number(1 + ufmipRate / 100, 8)}`
        : format.money(first.onBalance),
      value: format.money(first.annual),
    },
    {
      label: "HUD 5: ÷ 12, rounded to the cent: the MIP of each month of year 1",
      expression: `${format.money(first.annual)} ÷ 12`,
      value: format.money(first.monthly),
    },
  ];
}

function paymentSteps(inputs: Inputs, outputs: Outputs, loan: FhaLoan, format: Format): Step[] {
  const rate = nominalPeriodRate(inputs.annualRate, 12);
  const i = format.number(rate, 10);
  const n = format.number(loan.term);
  const note = format.amount(loan.note, 0);
  const parts = [
    outputs.monthlyPrincipalInterest,
    outputs.monthlyMip,
    outputs.monthlyPropertyTax,
    outputs.monthlyInsurance,
    outputs.monthlyHoa,
  ];
  return [
    {
      label: "Principal and interest = loan × i ÷ (1 − (1 + i)⁻ⁿ), i = rate ÷ 1,200",
      expression: rate === 0 ? `${note} ÷ ${n}` : `${note} × ${i} ÷ (1 − (1 + ${i})^−${n})`,
      value: format.money(loan.level),
    },
    {
      label: "Each month = principal and interest + MIP + tax + insurance + HOA",
      expression: parts.map((part) => format.amount(part)).join(" + "),
      value: format.money(outputs.monthlyPayment),
    },
  ];
}

function limitStep({ units, limitArea }: Inputs, loan: FhaLoan, format: Format): Step {
  const over = loan.baseLoan - loan.limit;
  const { year } = FHA.loanLimits;
  const name = { floor: `${year} floor`, ceiling: `${year} ceiling`, custom: "county limit" }[limitArea];
  return {
    label: `Base loan against the limit: ${name}, ${unitsText(units, format)}`,
    expression: `${format.money(loan.baseLoan, 0)} against ${format.wholeMoney(loan.limit)}`,
    value: loan.withinLimit ? "within it" : `${format.wholeMoney(over)} over it`,
  };
}

function ratioSteps(inputs: Inputs, outputs: Outputs, loan: FhaLoan, format: Format): Step[] {
  const { frontEndRatio: front, backEndRatio: back } = outputs;
  if (front === null || back === null) return [];
  const income = format.money(inputs.annualIncome / 12);
  const payment = format.money(loan.monthlyPayment);
  return [
    {
      label: "Housing ratio = payment ÷ income a month",
      expression: `${payment} ÷ ${income}`,
      value: format.percent(front, 2),
    },
    {
      label: "Total debt ratio = (payment + other debts) ÷ income a month",
      expression: `(${payment} + ${format.money(inputs.monthlyDebts)}) ÷ ${income}`,
      value: format.percent(back, 2),
    },
    ...TIER_LIMITS.map((limits) => ({
      label: `${fields.ratioTier.options?.[limits.tier]}: ${format.number(limits.front)}/${format.number(limits.back)}${limits.creditScoreFrom > 0 ? `, score from ${limits.creditScoreFrom}` : ""}`,
      expression: `${format.percent(front, 2)} and ${format.percent(back, 2)}`,
      value: meetsTier(limits, front, back, inputs.creditScore) ? "met" : "not met",
    })),
  ];
}

function aprSteps({ lenderFees }: Inputs, outputs: Outputs, loan: FhaLoan, format: Format): Step[] {
  const financed: Step = {
    label: "Amount financed A = loan − upfront MIP − points − lender fees",
    expression: [loan.note, loan.ufmip, loan.pointsCost, lenderFees]
      .map((amount) => format.amount(amount, 2))
      .join(" − "),
    value: format.money(loan.amountFinanced),
  };
  if (outputs.apr === null) return [financed];
  const [first, ...later] = loan.contractPayments();
  return [
    financed,
    {
      label: "APR = 1,200 × j, where Σ pₖ ÷ (1 + j)ᵏ = A over all payments with MIP",
      expression: `payments from ${format.amount(first?.amount ?? 0)}${later.length > 0 ? ` down to ${format.amount(later.at(-1)?.amount ?? 0)}` : ""}; j = ${format.number(outputs.apr / 1200, 10)}`,
      value: format.percent(outputs.apr, 4),
    },
  ];
}

/** What each loan costs while it is kept: what is paid and still owed, less the base loan. */
function comparisonSteps(inputs: Inputs, outputs: Outputs, loan: FhaLoan, format: Format): Step[] {
  const { twin, kept } = loan;
  const years = format.plural(kept / 12, "year");
  const paid = (level: number) => `${format.number(kept)} × ${format.amount(level)}`;
  const cost = (name: string, level: number, insurance: number, cash: number, whole: number): Step => {
    const owed = whole + loan.baseLoan - kept * level - insurance - cash;
    return {
      label: `${name} over ${years} = payments + insurance + owed then${cash > 0 ? " + upfront MIP in cash" : ""} − base loan`,
      expression: `${paid(level)} + ${format.amount(insurance)} + ${format.amount(owed)}${cash > 0 ? ` + ${format.amount(cash)}` : ""} − ${format.amount(loan.baseLoan)}`,
      value: format.money(whole),
    };
  };
  const pmi = twin.monthlyPmi * Math.min(kept, twin.insuredPayments);
  return [
    cost("FHA", loan.level, loan.mipUntil(kept), loan.ufmipCash, loan.cost(kept)),
    cost(`Conventional at ${format.percent(inputs.conventionalRate)}`, twin.level, pmi, 0, twin.cost(kept)),
    {
      label: "FHA is cheaper by",
      expression: `${format.amount(twin.cost(kept))} − ${format.amount(loan.cost(kept))}`,
      value: format.money(outputs.fhaAdvantage),
    },
  ];
}

function refundSteps({ priorUfmip, priorLoanMonths }: Inputs, loan: FhaLoan, format: Format): Step[] {
  if (priorUfmip === 0) return [];
  const { firstMonth, lessEachMonth, lastMonth } = FHA.upfrontMipRefund.value;
  const percent = format.percent(refundPercent(priorLoanMonths));
  const share =
    priorLoanMonths > lastMonth
      ? `after month ${lastMonth}: ${percent}`
      : `${firstMonth}% − ${lessEachMonth}% × ${Math.max(1, priorLoanMonths) - 1} = ${percent}`;
  return [
    {
      label: "Refund of the earlier upfront MIP",
      expression: `${share}; ${format.money(priorUfmip)} × ${percent}`,
      value: format.money(loan.ufmipRefund),
    },
  ];
}
