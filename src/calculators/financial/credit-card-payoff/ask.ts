import type { Forms } from "../../../ask/form";

export default [
  {
    about: [
      "credit card|credit card debt|credit card payoff|pay off credit card|card balance|pay off|credit card balance",
    ],
    takes: {
      balance: "money: balance, debt, owe, owing, card",
      annualRate: "percent: at>, @>, apr, rate, interest",
      monthlyBudget: "money?!: a month<, per month<, monthly<, paying, pay, each month<, every month<, payments of",
      targetMonths: "months?!: in>, within>",
    },
    words: { "debt, card, balance, payment, payments, credit card, minimum payments only": {} },
    needs: ["monthlyBudget|targetMonths"],
    fill: ({ balance, annualRate, monthlyBudget, targetMonths }) =>
      (monthlyBudget === undefined) === (targetMonths === undefined)
        ? null
        : {
            mode: targetMonths ? "target-date" : "fixed-payment",
            cards: [{ name: "Card", balance: balance?.json ?? null, annualRate: annualRate?.json ?? null }],
          },
  },
] satisfies Forms;
