import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["emi|home loan|home loan emi|housing loan|house loan|emi calculator|loan emi|monthly emi"],
    takes: {
      principal: "money: loan, loan of, principal, amount",
      annualRate: "percent: at>, @>, rate, interest, interest rate, apr, roi",
      termYears: "years: for>, over>, term, tenure, fixed<",
    },
    words: { "loan, monthly": {} },
    usual: { termYears: 30 },
  },
] satisfies Forms;
