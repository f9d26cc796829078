import { outputsOf } from "../../../core/outputs";
import { burnedTable } from "./burned";
import type { Comparison } from "./comparison";
import { LONGEST_STAY } from "./inputs";

const { choice, integer, money, number, table } = outputsOf<Comparison>();

const monthly = { unit: "/ month" } as const;
const year = integer("Year");
const netWorths = {
  buyNetWorth: money("Buyer’s net worth", { digits: 0 }),
  rentNetWorth: money("Renter’s net worth", { digits: 0 }),
  difference: money("Buyer’s lead", { digits: 0 }),
};

export const SIDES = { buy: "Buying", rent: "Renting" } as const;

/** Kinds of unrecoverable costs. */
export const BURNED = {
  rent: "Rent",
  "renters-insurance": "Renter’s insurance",
  interest: "Mortgage interest",
  pmi: "PMI",
  "property-tax": "Property tax",
  insurance: "Home insurance",
  maintenance: "Maintenance",
  hoa: "HOA / condo fee",
  "buying-costs": "Buying costs",
  "selling-costs": "Selling costs",
  "gain-tax": "Tax on home gain",
  "tax-saving": "Income tax saved",
} as const;

export const outputs = {
  loanAmount: money("Loan", { shown: "more", value: ({ owner }) => owner.loan }),
  monthlyPrincipalInterest: money("Principal and interest", {
    ...monthly,
    shown: "more",
    value: ({ owner }) => owner.payment,
  }),
  firstMonthBuy: money("First month, buying", {
    noun: "First month’s cost of buying",
    note: "All costs, minus tax savings",
    ...monthly,
    solve: true,
    value: ({ firstMonth }) => firstMonth.buy,
  }),
  firstMonthRent: money("First month, renting", {
    note: "Including insurance",
    ...monthly,
    value: ({ firstMonth }) => firstMonth.rent,
  }),
  upfrontBuy: money("Up front, buying", { note: "Down payment and buying costs", shown: "more" }),
  upfrontRent: money("Up front, renting", { note: "Security deposit", shown: "more" }),
  homeValue: money("Home value when you leave", { shown: "more", value: ({ end }) => end.homeValue }),
  loanBalance: money("Loan balance when you leave", { shown: "more", value: ({ end }) => end.loanBalance }),
  taxSavings: money("Income tax saved by owning", { shown: "more" }),
  totalRent: money("Rent over the stay", { shown: "more" }),
  buyNetWorth: money("Buyer’s net worth", {
    better: "higher",
    note: "Home sold, loan paid off, investments cashed out",
    solve: true,
    value: ({ end }) => end.buyNetWorth,
  }),
  rentNetWorth: money("Renter’s net worth", {
    better: "higher",
    note: "Investments cashed out, deposit returned",
    solve: true,
    value: ({ end }) => end.rentNetWorth,
  }),
  difference: money("Buyer ahead by", {
    opposite: "Renter ahead by",
    noun: "Advantage of buying",
    shown: "elsewhere",
    solve: 1,
  }),
  differenceToday: money("Buyer ahead by, in today’s dollars", {
    opposite: "Renter ahead by, in today’s dollars",
    noun: "Advantage of buying in today’s dollars",
    digits: 0,
  }),
  verdict: choice("Ahead", { options: { buy: "Buying", rent: "Renting", equal: "Neither" }, shown: "elsewhere" }),
  breakEvenYears: integer("Break-even stay", {
    note: `First year after which buying is no longer behind, up to ${LONGEST_STAY}`,
    unit: "years",
    optional: true,
    solve: true,
    value: ({ breakEvenYears }) => breakEvenYears(),
  }),
  breakEvenRent: money("Break-even rent", {
    note: "Both end up even; above it, buying wins",
    optional: true,
    ...monthly,
    solve: true,
    value: ({ breakEvenRent }) => breakEvenRent(),
  }),
  priceToRentRatio: number("Price ÷ annual rent", {
    digits: 1,
    optional: true,
    shown: "more",
    value: ({ priceToRent }) => priceToRent,
  }),
  yearly: table("Year by year", {
    columns: {
      year,
      homeValue: money("Home value"),
      loanBalance: money("Loan balance"),
      buyOutlay: money("Buyer pays"),
      rentOutlay: money("Renter pays"),
      buyInvestments: money("Buyer’s investments"),
      rentInvestments: money("Renter’s investments"),
      ...netWorths,
    },
    value: ({ stay }) =>
      stay.map(({ buyer, renter, buyNetWorth, rentNetWorth, difference, ...end }) => ({
        ...end,
        buyInvestments: buyer.value,
        rentInvestments: renter.value,
        buyNetWorth,
        rentNetWorth,
        difference,
      })),
  }),
  burned: table("Unrecoverable costs", {
    columns: {
      side: choice("Side", { options: SIDES }),
      item: choice("Cost", { options: BURNED }),
      firstYear: money("Year 1", { digits: 0 }),
      stay: money("Whole stay", { digits: 0 }),
    },
    value: burnedTable,
  }),
  outlook: table(`${LONGEST_STAY} years`, {
    columns: { year, ...netWorths },
    shown: "elsewhere",
    value: ({ outlook }) =>
      outlook.map(({ year, buyNetWorth, rentNetWorth, difference }) => ({
        year,
        buyNetWorth,
        rentNetWorth,
        difference,
      })),
  }),
};
