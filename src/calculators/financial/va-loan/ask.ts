import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["va loan|va mortgage|va home loan|va funding fee|va payment"],
    takes: {
      homePrice: "money: price, house, home, property",
      downPayment: "money?!: down<, down payment, deposit",
      downPaymentPercent: "percent?!: down<, down payment, deposit",
      annualRate: "percent: at>, @>, rate, interest, interest rate",
      termYears: "years?: for>, over>, term, fixed<",
    },
    words: {
      "0 down, no money down, zero down, nothing down, no down payment": { downPayment: 0 },
      "loan, house, home, monthly payment, payment, fixed": {},
    },
    // The payment is principal and interest, as for other mortgages.
    usual: { termYears: 30, propertyTaxRate: 0, homeInsuranceAnnual: 0 },
    fill: ({ downPayment }) => (downPayment ? { downPaymentMode: "amount" } : {}),
  },
] satisfies Forms;
