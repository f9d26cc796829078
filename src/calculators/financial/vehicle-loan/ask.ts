import type { Forms } from "../../../ask/form";

/** A price is what is paid, without taxes, fees and offers that nobody named. */
const PRICE_ITSELF = { salesTaxRate: 0, fees: 0, cashIncentive: 0, promoAnnualRate: null };

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
    usual: { tradeInValue: 0, ...PRICE_ITSELF },
  },
  {
    about: ["car payment|auto payment|car price|payment on a car|payment on car|car|truck|suv|vehicle"],
    takes: {
      vehiclePrice: "money: price, car, truck, vehicle, suv",
      tradeInValue: "money?!: trade in, trade, trade in value",
      annualRate: "percent: at>, @>, rate, interest, interest rate, apr",
      termMonths: "months: for>, over>, term",
    },
    words: { "car, truck, vehicle, new, used, payment, monthly payment, payments, financed": {} },
    usual: { downPayment: 0, tradeInValue: 0, ...PRICE_ITSELF },
  },
] satisfies Forms;
