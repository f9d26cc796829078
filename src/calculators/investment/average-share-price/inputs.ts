import {
  amount,
  boolean,
  choice,
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
  mode: choice({
    label: "What to work out",
    options: {
      average: "Average price of what I have",
      "target-average": "Shares needed for a wanted average",
      budget: "Average after adding money",
    },
    default: "average",
  }),
  lots: list({
    label: "Purchases",
    default: [
      { shares: 100, price: 50 },
      { shares: 50, price: 40 },
      { shares: 150, price: 30 },
    ],
    itemLabel: "Purchase",
    minRows: 1,
    maxRows: 500,
    item: {
      shares: number({ label: "Shares", above: 0, max: LARGEST_AMOUNT }),
      price: amount({ label: "Price", note: "0 for bonus shares" }),
      fee: amount({ label: "Fee", default: 0 }),
    },
  }),
  splitRatio: number({
    label: "Split since then",
    note: "New shares for each old one: 2 for 2-for-1, 0.1 for 1-for-10",
    noun: "Split ratio",
    default: 1,
    above: 0,
    max: 1000,
    range: "more than 0 and at most 1,000",
  }),
  currentPrice: amount({ label: "Price now", ...share, default: 35, optional: true }),
  targetAverage: amount({
    label: "Wanted average",
    ...share,
    default: 35,
    above: 0,
    when: { mode: "target-average" },
  }),
  newPrice: amount({
    label: "Price of the next purchase",
    ...share,
    default: 30,
    above: 0,
    when: BUYING,
  }),
  newFee: amount({ label: "Its fee, fixed", noun: "Fee", default: 0, when: BUYING }),
  newFeePercent: percent({
    label: "Its fee, percent",
    noun: "Percent fee",
    note: "Of the cost of the shares",
    default: 0,
    min: 0,
    max: 10,
    when: BUYING,
  }),
  allowFractional: boolean({ label: "Fractional shares", default: false, when: BUYING }),
  budget: amount({ label: "Money to add", note: "Fees included", default: 1000, when: { mode: "budget" } }),
};

export type Inputs = ValuesOf<typeof inputs>;
