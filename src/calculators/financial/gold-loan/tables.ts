import { amortize } from "../../../math/finance/amortization";
import { REPAYMENTS, type RepaymentStyle } from "./inputs";
import type { GoldLoan } from "./loan";

/** What is pledged, the gold of the main inputs first. */
export function itemTable({ items, priceUsed }: GoldLoan) {
  return items.map(({ name, netWeight, purityKarat, fineGrams }) => ({
    name,
    netWeight,
    purityKarat,
    fineGrams,
    value: fineGrams * priceUsed,
  }));
}

/** Each tier with its largest loan. */
export function tierTable({ candidates }: GoldLoan) {
  return candidates.map(({ tier, loan }) => ({ ltvPercent: tier.percent, maxLoan: loan }));
}

/** The same loan repaid in each of the three ways. */
export function comparisonTable(loan: GoldLoan) {
  return (Object.keys(REPAYMENTS) as RepaymentStyle[]).map((repayment) => {
    const { monthly, final, interest } = loan.costBy(repayment);
    return {
      repayment,
      monthlyPayment: monthly,
      finalPayment: final,
      totalInterest: interest,
      maxLoan: loan.allows(repayment) ? loan.maxLoanFor(repayment) : null,
    };
  });
}

/** Every payment; a bullet loan has only one, at maturity. */
export function scheduleTable(loan: GoldLoan) {
  const { amount, cost, inputs } = loan;
  if (inputs.repayment === "bullet")
    return [
      {
        number: 1,
        openingBalance: amount,
        payment: cost.final,
        principal: amount,
        interest: cost.interest,
        extra: 0,
        closingBalance: 0,
      },
    ];
  const rows: {
    number: number;
    openingBalance: number;
    payment: number;
    principal: number;
    interest: number;
    extra: number;
    closingBalance: number;
  }[] = [];
  amortize(loan.terms, ({ number, openingBalance, payment, principal, interest, extra, closingBalance }) => {
    rows.push({ number, openingBalance, payment, principal, interest, extra, closingBalance });
  });
  return rows;
}
