import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["emi|home loan|home loan emi|housing loan|house loan|emi calculator|loan emi|monthly emi"],
    takes: {
      principal: "money: loan, loan of, principal, amount",
      annualRate: "percent: at>, @>, rate, interest, interest rate, apr, roi",
      termYears: "years: for>, over>, term, tenure, fixed<",
    },
    words: { "loan, monthly, per month, a month, each month": {} },
    usual: { termYears: 30 },
  },
  // In rupees, a mortgage is a home loan.
  {
    about: ["mortgage|loan|mortgage loan|mortgage payment|loan payment"],
    takes: {
      principal: "money: loan, loan of, mortgage, mortgage of, principal, amount",
      annualRate: "percent: at>, @>, rate, interest, interest rate, apr, roi",
      termYears: "years: for>, over>, term, tenure, fixed<",
    },
    words: { "monthly payment, monthly": {} },
    fill: ({ principal }) => (principal?.currency === "INR" ? {} : null),
  },
] satisfies Forms;
