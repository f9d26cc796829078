import { type Chart, type Draw, defineView, type Mark } from "../../../site/view";
import { deferred } from "../../../site/view/island";
import { LONGEST_STAY } from "./inputs";
import model from "./model";
import { about } from "./words";

const Decisive = deferred(() => import("./Decisive"), "seen");
const GrowthMap = deferred(() => import("./GrowthMap"), "seen");

type Drawing = Draw<typeof model>;
type Arguments = Parameters<Drawing>;

/** The charts show a little more than the stay, and the year in which buying catches up. */
function lastYear([{ horizonYears }, { breakEvenYears }]: Arguments): number {
  const wanted = Math.max(10, horizonYears + 2, Math.ceil(1.2 * (breakEvenYears ?? 0)));
  return Math.min(LONGEST_STAY, wanted);
}

function marksOf([{ horizonYears }, { breakEvenYears }]: Arguments): Mark[] {
  return [
    { x: horizonYears, label: "You leave" },
    ...(breakEvenYears === null || breakEvenYears === 1
      ? []
      : [{ x: breakEvenYears, label: "Buying catches up" }]),
  ];
}

/** What each side would have if the home were sold and everything cashed in after so many years. */
const netWorthChart: Drawing = (...args) => {
  const [, { outlook, breakEvenYears }, format] = args;
  const rows = outlook.slice(0, lastYear(args));
  const crossing =
    breakEvenYears === null
      ? `Buying does not catch up within ${LONGEST_STAY} years.`
      : breakEvenYears === 1
        ? "Buying is not behind even after one year."
        : `Buying catches up in year ${breakEvenYears}.`;
  return {
    kind: "lines",
    x: { values: rows.map((row) => row.year), format: (year) => `Year ${year}` },
    y: { format: (value) => format.shortMoney(value) },
    series: [
      { label: "Buying", color: "green", values: rows.map((row) => row.buyNetWorth) },
      { label: "Renting", color: "ochre", values: rows.map((row) => row.rentNetWorth) },
    ],
    marks: marksOf(args),
    caption: `Net worth if the home were sold and investments cashed in at the end of that year. ${crossing}`,
  };
};

const differenceChart: Drawing = (...args) => {
  const [{ horizonYears }, { outlook, difference }, format] = args;
  const rows = outlook.slice(0, lastYear(args));
  return {
    kind: "lines",
    x: { values: rows.map((row) => row.year), format: (year) => `Year ${year}` },
    y: { format: (value) => format.shortMoney(value) },
    series: [
      { label: "Buyer ahead by", color: "green", values: rows.map((row) => row.difference), area: true },
    ],
    marks: marksOf(args),
    points: [{ x: horizonYears, y: difference, label: format.wholeMoney(difference) }],
    caption: `By how much the buyer is ahead. Below zero the renter is; after ${format.plural(horizonYears, "year")} the difference is ${format.wholeMoney(difference)}.`,
  };
};

/** The items of the table, gathered into what a bar can show. */
const BURNS = [
  { label: "Rent, insurance", color: "ochre", items: ["rent", "renters-insurance"] },
  { label: "Interest, PMI", color: "blue", items: ["interest", "pmi"] },
  { label: "Taxes, less what is saved", color: "ink", items: ["property-tax", "gain-tax", "tax-saving"] },
  { label: "Upkeep, insurance", color: "soft", items: ["maintenance", "insurance", "hoa"] },
  { label: "Buying, selling", color: "green", items: ["buying-costs", "selling-costs"] },
] as const;

/** What is spent and leaves nothing behind. */
const burnedCharts: Drawing = ({ horizonYears }, { burned }, format) => {
  const chart = (period: "firstYear" | "stay", when: string): Chart => {
    const sum = (side: string, items: readonly string[]) =>
      burned
        .filter((row) => row.side === side && items.includes(row.item))
        .reduce((total, row) => total + row[period], 0);
    const all = (side: string) =>
      format.wholeMoney(BURNS.reduce((total, { items }) => total + sum(side, items), 0));
    return {
      kind: "bars",
      horizontal: true,
      stacked: true,
      categories: [`Buying, ${when}`, `Renting, ${when}`],
      y: { format: (value) => format.wholeMoney(value) },
      series: BURNS.map(({ label, color, items }) => ({
        label,
        color,
        values: [sum("buy", items), sum("rent", items)],
      })).filter(({ values }) => values.some((value) => value !== 0)),
      caption: `Gone for good, ${when}: ${all("buy")} if you buy, ${all("rent")} if you rent. Repaid debt and invested money are not in it.`,
    };
  };
  const stay = format.plural(horizonYears, "year");
  return horizonYears === 1
    ? [chart("stay", "year 1")]
    : [chart("firstYear", "year 1"), chart("stay", `all ${stay}`)];
};

export default defineView(model, {
  hints: {
    homePrice: (_, { priceToRentRatio }, format) =>
      priceToRentRatio === null ? null : `${format.number(priceToRentRatio, 1)} years of rent`,
    downPaymentPercent: ({ homePrice, downPaymentPercent }, _, format) =>
      format.wholeMoney((homePrice * downPaymentPercent) / 100),
    annualRate: (_, { monthlyPrincipalInterest }, format) =>
      monthlyPrincipalInterest === 0 ? null : `${format.wholeMoney(monthlyPrincipalInterest)} a month`,
    closingCostPercent: ({ homePrice, closingCostPercent }, _, format) =>
      format.wholeMoney((homePrice * closingCostPercent) / 100),
    sellingCostPercent: ({ sellingCostPercent }, { homeValue }, format) =>
      `${format.wholeMoney((homeValue * sellingCostPercent) / 100)} when you leave`,
    propertyTaxRate: ({ homePrice, propertyTaxRate }, _, format) =>
      `${format.wholeMoney((homePrice * propertyTaxRate) / 1200)} a month at first`,
    maintenanceRate: ({ homePrice, maintenanceRate }, _, format) =>
      `${format.wholeMoney((homePrice * maintenanceRate) / 1200)} a month at first`,
    homeAppreciation: ({ horizonYears }, { homeValue }, format) =>
      `${about(homeValue, format)} in ${format.plural(horizonYears, "year")}`,
    rentGrowth: ({ horizonYears, monthlyRent, rentGrowth }, _, format) =>
      `${format.wholeMoney(monthlyRent * (1 + rentGrowth / 100) ** (horizonYears - 1))} in the last year`,
    depositMonths: ({ depositMonths, monthlyRent }, _, format) =>
      format.wholeMoney(depositMonths * monthlyRent),
  },

  figures: [
    "difference",
    "differenceToday",
    "breakEvenRent",
    "breakEvenYears",
    "firstMonthBuy",
    "firstMonthRent",
    "buyNetWorth",
    "rentNetWorth",
  ],
  hide: ["verdict"],

  tabs: [
    { label: "Net worth", chart: netWorthChart },
    { label: "Who is ahead", chart: differenceChart },
    { label: "What is gone", chart: burnedCharts, table: "burned" },
    { label: "What decides", Component: Decisive },
    { label: "Growth map", Component: GrowthMap },
    { label: "By year", table: "yearly" },
  ],
});
