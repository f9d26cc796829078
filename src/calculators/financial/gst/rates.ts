import { GST_PERIODS, INDIA_GST } from "../../../data/tax/india-gst";

/** Rates of particular goods and services, in addition to those in general use. */
const SPECIAL = [
  { figure: INDIA_GST.roughStones, use: "Rough diamonds and precious stones" },
  { figure: INDIA_GST.affordableHomes, use: "New affordable homes" },
  { figure: INDIA_GST.cutDiamonds, use: "Cut and polished diamonds" },
  { figure: INDIA_GST.gold, use: "Gold, silver and jewelry" },
];

const GENERAL_USES: Readonly<Record<number, string>> = {
  0: "Exempt and nil-rated goods and services",
  5: "Merit rate: many essentials",
  12: "Lower standard rate",
  18: "Standard rate",
  28: "Highest rate",
  40: "Demerit rate: luxury goods, betting, sugary drinks",
};

/** Rates in general use today. */
export const GENERAL_RATES = INDIA_GST.rates.value;

export const SPECIAL_RATES = SPECIAL.map(({ figure }) => figure.value);

interface RateUse {
  readonly rate: number;
  readonly use: string;
  /** ISO 8601 */
  readonly from: string;
  readonly until: string | null;
}

/** Every rate with its dates; rates no longer in general use come last. */
export const RATE_USES: RateUse[] = [
  ...GENERAL_RATES.map((rate) => generalUse(rate)),
  ...SPECIAL.map(({ figure, use }) => ({
    rate: figure.value,
    use,
    from: figure.from ?? "",
    until: figure.until,
  })),
  ...GST_PERIODS.tobacco.map(({ value, from, until }) => ({
    rate: value,
    use: "Tobacco and pan masala",
    from: from ?? "",
    until: until ?? null,
  })),
  ...[...new Set(GST_PERIODS.rates.flatMap(({ value }) => value))]
    .filter((rate) => !GENERAL_RATES.includes(rate))
    .map((rate) => generalUse(rate)),
];

/** A rate in general use, from the first to the last period that lists it. */
function generalUse(rate: number): RateUse {
  const periods = GST_PERIODS.rates.filter(({ value }) => value.includes(rate));
  return {
    rate,
    use: GENERAL_USES[rate] ?? "Goods and services",
    from: periods[0]?.from ?? "",
    until: periods.at(-1)?.until ?? null,
  };
}

/** The last day of a rate that has ended; null if it is current or was never in general use. */
export function endOfRate(rate: number): string | null {
  if (nearestRate(rate) === null) return null;
  return GST_PERIODS.rates.findLast(({ value }) => value.includes(rate))?.until ?? null;
}

/** The last day of a rate on tobacco and pan masala; null if it is current or never applied to them. */
export function endOfTobaccoRate(rate: number): string | null {
  return GST_PERIODS.tobacco.findLast(({ value }) => value === rate)?.until ?? null;
}

/** The current rate nearest to the given one; null if the given rate is itself current. */
export function nearestRate(rate: number): number | null {
  const known = [...GENERAL_RATES, ...SPECIAL_RATES];
  if (known.includes(rate)) return null;
  return known.reduce((best, one) => (Math.abs(one - rate) < Math.abs(best - rate) ? one : best), 0);
}
