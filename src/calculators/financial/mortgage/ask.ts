import type { Forms, Parts } from "../../../ask/form";
import type { JsonObject } from "../../../core/parse";

/** A loan without a term is for 30 years, and its payment is principal and interest. */
const LOAN_ITSELF = { termYears: 30, propertyTaxRate: 0, homeInsuranceAnnual: 0, pmiRate: 0 };

/** A loan is the amount itself, unless a price or a down payment is named. In rupees, it is a home loan. */
function priceAndDownPayment({ loan, homePrice, downPayment, downPaymentPercent }: Parts): JsonObject | null {
  if ((loan ?? homePrice)?.currency === "INR") return null;
  if (loan && homePrice) {
    const difference = Number(homePrice.json) - Number(loan.json);
    if (downPayment || downPaymentPercent || difference < 0) return null;
    return { homePrice: homePrice.json, downPaymentMode: "amount", downPayment: difference };
  }
  const price = (homePrice ?? loan)?.json ?? null;
  if (downPayment) return { homePrice: price, downPaymentMode: "amount", downPayment: downPayment.json };
  if (downPaymentPercent) return { homePrice: price, downPaymentPercent: downPaymentPercent.json };
  return loan ? { homePrice: price, downPaymentPercent: 0 } : { homePrice: price };
}

export default [
  {
    about: [
      "mortgage|mortgage payment|mortgage loan|home mortgage|house payment",
      "loan|loan payment|borrow|borrowing",
    ],
    takes: {
      loan: "money?: loan, loan of, borrow, borrowing, principal, balance",
      homePrice: "money?!: price, house, home, property, condo, house price, home price, purchase price",
      downPayment: "money?!: down<, down payment, downpayment, deposit, putting down, put down",
      downPaymentPercent: "percent?!: down<, down payment, downpayment, deposit, putting down, put down",
      extraMonthly:
        "money?!: extra, extra payment of, extra payments of, with extra, extra a month<, extra per month<, extra monthly<",
      annualRate: "percent: at>, @>, rate, interest, interest rate, apr, fixed<",
      termYears: "years?: for>, over>, term, fixed<, amortized over",
      propertyTaxAnnual: "money?!: property tax, property taxes, taxes, taxes of",
      homeInsuranceAnnual: "money?!: insurance, home insurance, insurance of",
    },
    words: {
      "fixed, fixed rate, conventional, how much would i, how much will i, how much do i, pay, with, and, monthly payment, monthly, payment, payments, per month, a month, every month, each month, cost, home, house":
        {},
    },
    needs: ["loan|homePrice"],
    usual: LOAN_ITSELF,
    fill: priceAndDownPayment,
  },
  {
    about: ["monthly payment|payment|payments|monthly payments|monthly cost"],
    takes: {
      homePrice: "money: price, house, home, property, condo, apartment",
      downPayment: "money?!: down<, down payment, deposit",
      downPaymentPercent: "percent?!: down<, down payment, deposit",
      annualRate: "percent: at>, @>, rate, interest, interest rate, apr, fixed<",
      termYears: "years?: for>, over>, term, fixed<",
    },
    words: { "house, home, property, condo, apartment, fixed": {} },
    needs: ["homePrice"],
    usual: LOAN_ITSELF,
    fill: (parts) => (parts.termYears || parts.annualRate ? priceAndDownPayment(parts) : null),
  },
  {
    about: ["fixed|fixed rate"],
    takes: {
      loan: "money: loan, loan of, principal, on>",
      annualRate: "percent: at>, @>, rate, interest, interest rate, apr",
      termYears: "years: for>, over>, term, fixed<",
    },
    words: { "fixed, monthly payment, payment, rate": {} },
    usual: { propertyTaxRate: 0, homeInsuranceAnnual: 0, pmiRate: 0 },
    fill: priceAndDownPayment,
  },
  {
    about: ["house|home|condo|property|home price|house price"],
    takes: {
      homePrice: "money: price, house, home, property, condo, house price, home price",
      downPayment: "money?!: down<, down payment, downpayment, deposit",
      downPaymentPercent: "percent?!: down<, down payment, downpayment, deposit",
      annualRate: "percent: at>, @>, rate, interest, interest rate, apr, fixed<",
      termYears: "years?: for>, over>, term, fixed<",
    },
    words: { "fixed, monthly payment, payment": {} },
    needs: ["downPayment|downPaymentPercent"],
    usual: LOAN_ITSELF,
    fill: priceAndDownPayment,
  },
] satisfies Forms;
