import { first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { Rational } from "../../../math/numbers/rational";
import type { Holding } from "./holding";
import type { Purchase } from "./purchase";

const { integer, money, number, percent, table } = outputsOf<Holding>();

const maybe = { optional: true } as const;
/** Share prices are shown with more decimals than amounts. */
const each = { unit: "/ share", digits: 4 } as const;

/** Reads a figure of the next purchase; null if there is no next purchase. */
const bought =
  (read: (purchase: Purchase) => Rational | null) =>
  ({ purchase }: Holding) =>
    purchase && (read(purchase)?.toNumber() ?? null);

export const outputs = {
  totalShares: number("Shares", {
    shown: ({ inputs }) => first(inputs.mode === "average"),
    value: ({ shares }) => shares.toNumber(),
  }),
  totalCost: money("Cost including fees", {
    better: "lower",
    shown: ({ inputs }) => first(inputs.mode === "average"),
    value: ({ cost }) => cost.toNumber(),
  }),
  totalFees: money("Fees", { shown: ({ fees }) => first(fees.sign() > 0), value: ({ fees }) => fees.toNumber() }),
  averagePrice: money("Average price", { ...each, shown: "more", value: ({ average }) => average.toNumber() }),
  averagePriceExFees: money("Average price without fees", {
    ...each,
    shown: ({ fees }) => first(fees.sign() > 0),
    value: ({ averageWithoutFees }) => averageWithoutFees.toNumber(),
  }),
  marketValue: money("Value now", { ...maybe, shown: ({ inputs }) => first(inputs.mode === "average") }),
  unrealizedGain: money("Gain so far", { opposite: "Loss so far", ...maybe, solve: true, value: ({ gain }) => gain }),
  unrealizedPercent: percent("Gain so far, in percent", {
    opposite: "Loss so far, in percent",
    noun: "Gain so far as a percentage of the cost",
    ...maybe,
    shown: ({ inputs }) => first(inputs.mode === "average"),
    solve: true,
    value: ({ gainPercent }) => gainPercent,
  }),
  breakEvenRise: percent("Rise to break even", {
    note: "From the price now to the average",
    ...maybe,
    shown: ({ inputs }) => first(inputs.mode === "average"),
  }),
  sharesNeeded: number("Shares to buy", {
    ...maybe,
    shown: "more",
    solve: true,
    value: bought(({ shares }) => shares),
  }),
  sharesNeededExact: number("Before rounding", {
    noun: "Exact number of shares",
    ...maybe,
    shown: "more",
    value: bought(({ exact }) => exact),
  }),
  cashNeeded: money("Cash needed", { ...maybe, solve: 1, value: bought(({ cash }) => cash) }),
  cashLeft: money("Cash left over", { ...maybe, value: bought(({ left }) => left) }),
  newAverage: money("New average", {
    ...each,
    ...maybe,
    shown: ({ inputs }) => first(inputs.mode !== "budget"),
    solve: true,
    value: bought(({ newAverage }) => newAverage),
  }),
  newTotalShares: number("New number of shares", { ...maybe, value: bought(({ newShares }) => newShares) }),
  newTotalCost: money("New total cost", { ...maybe, value: bought(({ newCost }) => newCost) }),
  lotTable: table("Purchase by purchase", {
    columns: {
      lot: integer("Purchase"),
      shares: number("Shares"),
      price: money("Price", { digits: 4 }),
      cost: money("Cost including fee"),
      cumulativeShares: number("Shares so far"),
      runningAverage: money("Average so far", { digits: 4 }),
    },
    value: ({ table }) => table(),
  }),
  curve: table("The more you buy", {
    columns: {
      shares: number("More shares"),
      cash: money("Money"),
      average: money("Average", { digits: 4 }),
    },
    value: ({ purchase }) => purchase?.curve(),
  }),
  averages: table("What each average takes", {
    columns: {
      average: money("Average", { digits: 4 }),
      shares: number("More shares", { digits: 4 }),
      cash: money("Money"),
      cashMore: money("For this step"),
    },
    value: ({ purchase }) => purchase?.ladder(),
  }),
};
