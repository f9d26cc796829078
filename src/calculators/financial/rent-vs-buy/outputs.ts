import { outputsOf } from "../../../core/outputs";
import { burnedTable } from "./burned";
import type { Comparison } from "./comparison";
import { LONGEST_STAY } from "./inputs";

const { choice, integer, money, number, table } = outputsOf<Comparison>();

const monthly = { unit: "/ month" } as const;
const year = integer({ label: "Year" });
const netWorths = {
  buyNetWorth: money({ label: "Buyer’s net worth", digits: 0 }),
  rentNetWorth: money({ label: "Renter’s net worth", digits: 0 }),
  difference: money({ label: "Buyer ahead by", digits: 0 }),
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
  loanAmount: money({ label: "Loan", value: ({ owner }) => owner.loan }),
  monthlyPrincipalInterest: money({
    label: "Principal and interest",
    ...monthly,
    value: ({ owner }) => owner.payment,
  }),
  firstMonthBuy: money({
    label: "First month, buying",
    noun: "First month’s cost of buying",
    note: "All costs, minus tax savings",
    ...monthly,
    value: ({ firstMonth }) => firstMonth.buy,
  }),
  firstMonthRent: money({
    label: "First month, renting",
    note: "Including insurance",
    ...monthly,
    value: ({ firstMonth }) => firstMonth.rent,
  }),
  upfrontBuy: money({
    label: "Up front, buying",
    note: "Down payment and buying costs",
    value: ({ upfrontBuy }) => upfrontBuy,
  }),
  upfrontRent: money({
    label: "Up front, renting",
    note: "Security deposit",
    value: ({ upfrontRent }) => upfrontRent,
  }),
  homeValue: money({ label: "Home value when you leave", value: ({ end }) => end.homeValue }),
  loanBalance: money({ label: "Loan balance when you leave", value: ({ end }) => end.loanBalance }),
  taxSavings: money({ label: "Income tax saved by owning", value: ({ taxSavings }) => taxSavings }),
  totalRent: money({ label: "Rent over the stay", value: ({ totalRent }) => totalRent }),
  buyNetWorth: money({
    label: "Buyer’s net worth",
    note: "Home sold, loan paid off, investments cashed out",
    value: ({ end }) => end.buyNetWorth,
  }),
  rentNetWorth: money({
    label: "Renter’s net worth",
    note: "Investments cashed out, deposit returned",
    value: ({ end }) => end.rentNetWorth,
  }),
  difference: money({
    label: "Buyer ahead by",
    noun: "Advantage of buying",
    note: "Negative: the renter is ahead",
    value: ({ difference }) => difference,
  }),
  differenceToday: money({
    label: "Buyer ahead by, in today’s dollars",
    noun: "Advantage of buying in today’s dollars",
    note: "Negative: the renter is ahead",
    digits: 0,
    value: ({ differenceToday }) => differenceToday,
  }),
  verdict: choice({
    label: "Ahead",
    options: { buy: "Buying", rent: "Renting", equal: "Neither" },
    value: ({ verdict }) => verdict,
  }),
  breakEvenYears: integer({
    label: "Break-even stay",
    note: `First year after which buying is no longer behind, up to ${LONGEST_STAY}`,
    unit: "years",
    optional: true,
    value: ({ breakEvenYears }) => breakEvenYears(),
  }),
  breakEvenRent: money({
    label: "Break-even rent",
    note: "Both end up even; above it, buying wins",
    optional: true,
    ...monthly,
    value: ({ breakEvenRent }) => breakEvenRent(),
  }),
  priceToRentRatio: number({
    label: "Price ÷ annual rent",
    digits: 1,
    optional: true,
    value: ({ priceToRent }) => priceToRent,
  }),
  yearly: table({
    label: "Year by year",
    columns: {
      year,
      homeValue: money({ label: "Home value" }),
      loanBalance: money({ label: "Loan balance" }),
      buyOutlay: money({ label: "Buyer pays" }),
      rentOutlay: money({ label: "Renter pays" }),
      buyInvestments: money({ label: "Buyer’s investments" }),
      rentInvestments: money({ label: "Renter’s investments" }),
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
  burned: table({
    label: "Unrecoverable costs",
    columns: {
      side: choice({ label: "Side", options: SIDES }),
      item: choice({ label: "Cost", options: BURNED }),
      firstYear: money({ label: "Year 1", digits: 0 }),
      stay: money({ label: "Whole stay", digits: 0 }),
    },
    value: burnedTable,
  }),
  outlook: table({
    label: `${LONGEST_STAY} years`,
    columns: { year, ...netWorths },
    hidden: true,
    value: ({ outlook }) =>
      outlook.map(({ year, buyNetWorth, rentNetWorth, difference }) => ({
        year,
        buyNetWorth,
        rentNetWorth,
        difference,
      })),
  }),
};
