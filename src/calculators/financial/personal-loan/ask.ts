import type { Forms } from "../../../ask/form";

export default [
  {
    about: [
      "personal loan|personal loan emi|unsecured loan|personal loan payment",
      "car loan|auto loan|vehicle loan|bike loan|car loan emi|student loan|education loan|business loan|boat loan|rv loan",
    ],
    takes: {
      principal: "money: loan, loan of, principal, borrow",
      annualRate: "percent: at>, @>, rate, interest, interest rate, apr",
      termMonths: "months: for>, over>, term, tenure",
      originationFeePercent: "percent?!: fee, origination fee, processing fee",
    },
    words: {
      "flat rate, flat interest, flat": { rateType: "flat" },
      "payment, monthly payment, emi, loan, per month, a month, monthly": {},
    },
    // Lenders without a fee are common; the page's own example has one.
    usual: { originationFeePercent: 0 },
  },
] satisfies Forms;
