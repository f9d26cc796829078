import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["simple interest|si|simple"],
    takes: {
      principal: "money: principal, on>",
      annualRate: "percent: at>, @>, rate, interest rate",
      duration: "years: for>, over>, time",
    },
    words: { "earned, loan, interest, deposit, sum": {} },
    set: { solveFor: "interest" },
  },
] satisfies Forms;
