import type { Forms } from "../../../ask/form";

export default [
  {
    about: [
      "house can i afford|home can i afford|afford|affordability|mortgage can i afford|house affordability|home affordability",
    ],
    takes: {
      annualIncome: "money: salary, income, make, earn, earning, making, a year<, per year<, annually<, on>",
      monthlyDebts: "money?!: debt, debts, debt payments, monthly debt, in debt<",
      downPayment: "money?!: down<, down payment, deposit, saved",
      annualRate: "percent?: at>, rate, interest, interest rate",
      termYears: "years?: term, over>",
    },
    words: { "house, home, mortgage, salary, income, how much": {} },
    assumes: ["monthlyDebts", "downPayment", "annualRate", "termYears"],
  },
] satisfies Forms;
