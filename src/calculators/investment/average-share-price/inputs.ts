import {
  amount,
  boolean,
  choice,
  fold,
  LARGEST_AMOUNT,
  list,
  number,
  percent,
  type ValuesOf,
} from "../../../core/fields";

/** The modes in which more shares are bought. */
const BUYING = { mode: ["target-average", "budget"] } as const;

const share = { unit: "/ share" } as const;

export const inputs = {
  mode: choice("What to calculate", {
    options: {
      average: "Average price of my shares",
      "target-average": "Shares for a target average",
      budget: "Average after adding money",
    },
    default: "average",
  }),
  lots: list("Purchases", {
    default: [
      { shares: 100, price: 50 },
      { shares: 50, price: 40 },
      { shares: 150, price: 30 },
    ],
    row: { label: "Purchase" },
    min: 1,
    max: 500,
    columns: {
      shares: number("Shares", { above: 0, max: LARGEST_AMOUNT }),
      price: amount("Price", { note: "0 for bonus shares" }),
      fee: amount("Fee", { default: 0 }),
    },
  }),
  ...fold("Stock split", {
    splitRatio: number("Split since then", {
      note: "New shares for each old one: 2 for 2-for-1, 0.1 for 1-for-10",
      noun: "Split ratio",
      default: 1,
      above: 0,
      max: 1000,
      messages: { range: "more than 0 and at most 1,000" },
    }),
  }),
  currentPrice: amount("Price now", { ...share, default: 35, optional: true, solve: true }),
  targetAverage: amount("Target average", {
    ...share,
    default: 35,
    above: 0,
    when: { mode: "target-average" },
    solve: true,
  }),
  newPrice: amount("Price of the next purchase", { ...share, default: 30, above: 0, when: BUYING, solve: 1 }),
  ...fold("Fees and fractional shares", {
    newFee: amount("Fee of this purchase", { noun: "Fee", default: 0, when: BUYING }),
    newFeePercent: percent("Fee of this purchase, percent", {
      noun: "Percent fee",
      note: "Of the cost of the shares",
      default: 0,
      min: 0,
      max: 10,
      when: BUYING,
    }),
    allowFractional: boolean("Fractional shares", { default: false, when: BUYING }),
  }),
  budget: amount("Money to add", { note: "Fees included", default: 1000, when: { mode: "budget" }, solve: true }),
};

export type Inputs = ValuesOf<typeof inputs>;
