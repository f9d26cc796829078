import type { Forms } from "../../../ask/form";

export default [
  {
    about: [
      "loan eligibility|home loan eligibility|loan can i get|home loan can i get|loan can i take|loan will i get|loan amount can i get|eligible loan|loan eligible|eligible",
    ],
    takes: {
      netMonthlyIncome:
        "money: salary, income, monthly income, net income, monthly salary, a month<, per month<, monthly<",
      existingEmis: "money?!: emi, emis, existing emi, existing emis, obligations",
      annualRate: "percent?: at>, rate, interest, interest rate",
      termYears: "years?: for>, term, tenure",
      age: "years?!: age, old<",
    },
    words: { "salary, income, home loan, loan, housing loan": {} },
    usual: { existingEmis: 0 },
    assumes: ["annualRate", "termYears", "age", "propertyValue"],
  },
] satisfies Forms;
