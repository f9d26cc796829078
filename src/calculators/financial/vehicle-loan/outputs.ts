import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { scheduleColumns, yearColumns } from "../../../fieldsets/loan";
import type { AutoLoan } from "./loan";
import { breakEvenIncentive, breakEvenRate, costByIncentive } from "./offers";
import { equityTable, financedSteps, STEPS, yearlyTable } from "./tables";

const { choice, date, integer, money, percent, table } = outputsOf<AutoLoan>();
const offers = { optional: true } as const;

const OFFERS = {
  "cash-incentive": "The cash incentive",
  "low-apr": "The low rate",
  equal: "Both cost the same",
} as const;

export const outputs = {
  monthlyPayment: money("Monthly payment", {
    better: "lower",
    note: "With the cash incentive",
    unit: "/ month",
    shown: "more",
    solve: true,
    value: (loan) => loan.payment,
  }),
  ...section("The purchase", {
    affordablePrice: money("Vehicle price", {
      noun: "The price",
      shown: ({ inputs }) => (inputs.startFrom === "payment" ? "elsewhere" : "more"),
      value: ({ inputs }) => inputs.vehiclePrice,
    }),
    outTheDoorPrice: money("Out-the-door price", {
      note: "Includes tax and fees, minus the rebate",
      shown: "more",
      solve: true,
      value: (loan) => loan.outTheDoor,
    }),
    netTradeIn: money("Trade-in minus its loan", {
      note: "Negative: upside down",
      shown: ({ inputs }) => first(inputs.tradeInOwed > 0),
    }),
    taxableAmount: money("Taxed amount", { shown: "more" }),
    salesTax: money("Sales tax"),
    upfrontCash: money("Cash due at purchase"),
    amountFinanced: money("Amount financed", { solve: true }),
  }),
  ...section("Until it is repaid", {
    totalInterest: money("Total interest", {
      better: "lower",
      shown: "elsewhere",
      solve: true,
      value: (loan) => loan.totals.interest,
    }),
    totalPaid: money("Payments, extras and balloon", {
      noun: "Sum of payments",
      shown: "more",
      value: (loan) => loan.totals.paid + loan.totals.extra,
    }),
    totalCost: money("Cost of the car", {
      better: "lower",
      noun: "Total cost",
      note: "Price, tax, fees and interest, minus the rebate",
      shown: "elsewhere",
      solve: true,
    }),
    numberOfPayments: integer("Payments", {
      noun: "Number of payments",
      shown: "more",
      solve: true,
      value: (loan) => loan.totals.payments,
    }),
    payoffDate: date("Payoff date", {
      optional: true,
      solve: true,
      value: ({ totals, dates }) => (totals.payments === 0 ? null : dates.iso(totals.payments)),
    }),
    monthsUpsideDown: integer("Upside down", {
      noun: "Months upside down",
      note: "You owe more than the car is worth",
      unit: "months",
      shown: (loan) => (loan.monthsUpsideDown > 0 ? "first" : loan.upsideDownAtStart > 0 ? "elsewhere" : "more"),
    }),
    upsideDownAtStart: money("Upside down on the day of purchase", {
      note: "Loan minus the price of the car",
      shown: (loan) => first(loan.upsideDownAtStart > 0),
    }),
  }),
  ...section("Comparing the offers", {
    paymentWithIncentive: money("Payment with the rebate", {
      ...offers,
      shown: "elsewhere",
      value: (loan) => loan.comparison?.cash.payment,
    }),
    paymentWithPromo: money("Payment at the low rate", {
      ...offers,
      shown: "elsewhere",
      value: (loan) => loan.comparison?.promo.payment,
    }),
    costWithIncentive: money("Cost with the rebate", {
      note: "Cash, payments and balloon, before extra payments",
      ...offers,
      shown: "elsewhere",
      solve: true,
      value: (loan) => loan.comparison?.cash.cost,
    }),
    costWithPromo: money("Cost at the low rate", {
      ...offers,
      shown: "elsewhere",
      solve: true,
      value: (loan) => loan.comparison?.promo.cost,
    }),
    betterOffer: choice("The cheaper offer", {
      options: OFFERS,
      ...offers,
      shown: "elsewhere",
      value: (loan) => loan.comparison?.better,
    }),
    offerDifference: money("Cheaper by", {
      noun: "Difference between the offers",
      ...offers,
      shown: "elsewhere",
      value: ({ comparison }) => comparison && Math.abs(comparison.advantage),
    }),
    incentiveAdvantage: money("Rebate ahead by", {
      opposite: "Low rate ahead by",
      noun: "Advantage of the rebate",
      shown: "more",
      ...offers,
      solve: true,
      value: (loan) => loan.comparison?.advantage,
    }),
    breakEvenIncentive: money("Break-even rebate", {
      note: "Where both offers cost the same",
      ...offers,
      shown: "more",
      value: (loan) => breakEvenIncentive(loan.inputs),
    }),
    breakEvenRate: percent("Break-even rate with the rebate", {
      note: "Below it, the rebate wins",
      ...offers,
      value: (loan) => breakEvenRate(loan.inputs),
    }),
  }),
  ...section("Federal deduction", {
    firstYearInterest: money("Interest in the first 12 payments", {
      shown: ({ inputs }) => first(inputs.interestDeductible),
    }),
    deductibleInterest: money("Deductible interest", {
      shown: ({ inputs }) => first(inputs.interestDeductible),
      value: (loan) => loan.deduction?.deductible ?? 0,
    }),
    interestTaxSaving: money("Federal income tax saved", {
      noun: "Tax saved",
      shown: ({ inputs }) => first(inputs.interestDeductible),
      value: (loan) => loan.deduction?.saving ?? 0,
    }),
  }),
  schedule: table("Schedule", { columns: scheduleColumns }),
  yearly: table("Year by year", { columns: yearColumns, value: yearlyTable }),
  financedSteps: table("From the price to the loan", {
    columns: {
      step: choice("Step", { options: STEPS }),
      amount: money("Amount"),
      left: money("Left to finance"),
    },
    value: financedSteps,
  }),
  costByIncentive: table("Cost by rebate", {
    columns: {
      incentive: money("Rebate"),
      costWithIncentive: money("Cost with the rebate"),
      costWithPromo: money("Cost at the low rate"),
    },
    value: (loan) => costByIncentive(loan.inputs),
  }),
  equity: table("Owed and worth", {
    columns: {
      number: integer("No."),
      date: date("Date"),
      balance: money("Balance"),
      value: money("Value of the car"),
      equity: money("Value minus balance"),
    },
    value: equityTable,
  }),
};
