import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["car payment|auto payment|car|vehicle|truck|suv", "car loan|auto loan|vehicle loan"],
    takes: {
      vehiclePrice: "money: price, car, truck, vehicle",
      downPayment: "money!: down<, down payment, deposit",
      tradeInValue: "money?!: trade in, trade, trade in value",
      annualRate: "percent: at>, @>, rate, interest, interest rate, apr",
      termMonths: "months: for>, over>, term",
    },
    words: { "loan, payment, payments, monthly payment, financed": {} },
    usual: { tradeInValue: 0 },
  },
  {
    about: ["car payment|auto payment|car price"],
    takes: {
      vehiclePrice: "money: price, car, truck, vehicle",
      tradeInValue: "money?!: trade in, trade, trade in value",
      annualRate: "percent: at>, @>, rate, interest, interest rate, apr",
      termMonths: "months: for>, over>, term",
    },
    words: { "car, truck, vehicle, new, used": {} },
    usual: { downPayment: 0, tradeInValue: 0 },
  },
] satisfies Forms;
