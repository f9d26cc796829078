import { annualIndex, CONSUMER_PRICES, lastYear } from "../../../data/prices/consumer-prices";
import { wholeDown } from "../../../math/numbers/slack";
import type { Inflation } from "./inflation";
import { yearlyRise } from "./price-span";

/** One row per year of the span in ascending order, with the amount in that year's prices. */
export function scheduleTable({ span, inputs }: Inflation) {
  if (!span || inputs.mode !== "historical") return [];
  return span.calendarYears.map((year, k) => {
    const index = annualIndex(span.prices, year) as number;
    return {
      year,
      index,
      inflation: k === 0 ? null : yearlyRise(span.prices, year),
      value: (inputs.amount * index) / span.from.index,
    };
  });
}

/** The whole index of the country. */
export function historyTable({ span, inputs }: Inflation) {
  if (!span) return [];
  const prices = CONSUMER_PRICES[inputs.country].value;
  return Array.from({ length: lastYear(prices) - prices.firstYear + 1 }, (_, k) => {
    const year = prices.firstYear + k;
    return { year, index: annualIndex(prices, year) as number, inflation: yearlyRise(prices, year) };
  });
}

/** One row per whole year from today, plus the end of the term if it falls within a year. */
export function projectionTable({ outlook, inputs }: Inflation) {
  if (!outlook) return [];
  const { termYears } = inputs;
  const whole = wholeDown(termYears);
  const years = Array.from({ length: whole + 1 }, (_, k) => k);
  if (termYears - whole > 1e-9) years.push(termYears);
  return years.map((year) => ({
    year,
    cost: outlook.costAfter(year),
    purchasingPower: outlook.powerAfter(year),
    savings: outlook.savedAfter(year),
    savingsReal: outlook.savedRealAfter(year),
  }));
}
