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
  totalShares: number({ label: "Shares", value: ({ shares }) => shares.toNumber() }),
  totalCost: money({ label: "Cost including fees", value: ({ cost }) => cost.toNumber() }),
  totalFees: money({ label: "Fees", value: ({ fees }) => fees.toNumber() }),
  averagePrice: money({ label: "Average price", ...each, value: ({ average }) => average.toNumber() }),
  averagePriceExFees: money({
    label: "Average price without fees",
    ...each,
    value: ({ averageWithoutFees }) => averageWithoutFees.toNumber(),
  }),
  marketValue: money({ label: "Value now", ...maybe, value: ({ marketValue }) => marketValue }),
  unrealizedGain: money({ label: "Gain so far", ...maybe, value: ({ gain }) => gain }),
  unrealizedPercent: percent({
    label: "Gain so far, in percent",
    noun: "Gain so far as a percentage of the cost",
    ...maybe,
    value: ({ gainPercent }) => gainPercent,
  }),
  breakEvenRise: percent({
    label: "Rise to break even",
    note: "From the price now to the average",
    ...maybe,
    value: ({ breakEvenRise }) => breakEvenRise,
  }),
  sharesNeeded: number({ label: "Shares to buy", ...maybe, value: bought(({ shares }) => shares) }),
  sharesNeededExact: number({
    label: "Before rounding",
    noun: "Exact number of shares",
    ...maybe,
    value: bought(({ exact }) => exact),
  }),
  cashNeeded: money({ label: "Cash needed", ...maybe, value: bought(({ cash }) => cash) }),
  cashLeft: money({ label: "Cash left over", ...maybe, value: bought(({ left }) => left) }),
  newAverage: money({
    label: "New average",
    ...each,
    ...maybe,
    value: bought(({ newAverage }) => newAverage),
  }),
  newTotalShares: number({
    label: "New number of shares",
    ...maybe,
    value: bought(({ newShares }) => newShares),
  }),
  newTotalCost: money({ label: "New total cost", ...maybe, value: bought(({ newCost }) => newCost) }),
  lotTable: table({
    label: "Purchase by purchase",
    columns: {
      lot: integer({ label: "Purchase" }),
      shares: number({ label: "Shares" }),
      price: money({ label: "Price", digits: 4 }),
      cost: money({ label: "Cost including fee" }),
      cumulativeShares: number({ label: "Shares so far" }),
      runningAverage: money({ label: "Average so far", digits: 4 }),
    },
    value: ({ table }) => table(),
  }),
  curve: table({
    label: "The more you buy",
    columns: {
      shares: number({ label: "More shares" }),
      cash: money({ label: "Money" }),
      average: money({ label: "Average", digits: 4 }),
    },
    value: ({ purchase }) => purchase?.curve(),
  }),
  averages: table({
    label: "What each average takes",
    columns: {
      average: money({ label: "Average", digits: 4 }),
      shares: number({ label: "More shares", digits: 4 }),
      cash: money({ label: "Money" }),
      cashMore: money({ label: "For this step" }),
    },
    value: ({ purchase }) => purchase?.ladder(),
  }),
};
