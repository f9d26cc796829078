import { type DrawChart, defineView } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import calculator from "./calculator";
import { usualUnit } from "./headlines";
import { convertEconomy } from "./units";

/** Range in mpg of the curve of fuel against mpg. */
const LOWEST = 8;
const HIGHEST = 60;
const MILES = 1000;

/** Total cost of both cars since purchase, and where the lines cross. */
const costChart: DrawChart<typeof calculator> = ({ model, inputs, outputs, format }) => {
  const { schedule, breakEvenYears: years, annualCostA } = outputs;
  if (schedule.length === 0) return null;
  const crossing = years !== null && annualCostA !== null && years <= inputs.years;
  const points = crossing ? [{ x: years, y: inputs.priceA + years * annualCostA, label: "Break-even" }] : [];
  const later = model.answer.comparison?.breakEvenYears && !crossing;
  const end = `After ${format.plural(inputs.years, "year")}, car A has cost ${format.wholeMoney(schedule.at(-1)?.cumulativeA ?? 0)} and car B ${format.wholeMoney(schedule.at(-1)?.cumulativeB ?? 0)}, including purchase and energy.`;
  return {
    kind: "lines",
    x: {
      label: "Years",
      values: schedule.map(({ year }) => year),
      format: (year) => format.number(year, 0),
      exact: (year) => `Year ${format.number(year, 1)}`,
    },
    y: { ...moneyAxis("Cost so far", format), zero: false },
    series: [
      { label: "Car A", color: "ochre", values: schedule.map(({ cumulativeA }) => cumulativeA) },
      { label: "Car B", color: "green", values: schedule.map(({ cumulativeB }) => cumulativeB) },
    ],
    points,
    caption: later ? `${end} The lines cross later.` : end,
  };
};

/** Fuel against mpg, which shows why a few mpg matter more for a car with low mpg. */
const curveChart: DrawChart<typeof calculator> = ({ model, format }) => {
  const { kilometersPerLiter } = model.answer;
  if (!kilometersPerLiter) return null;
  const own = convertEconomy(kilometersPerLiter, "km-l", "mpg-us").toNumber();
  const economies = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i);
  const saved = MILES / own - MILES / (own + 5);
  const seen = own >= LOWEST && own <= HIGHEST;
  const yours = seen
    ? ` At your ${format.number(own, 1)} mpg, 5 mpg more would save ${format.number(saved, 1)} gallons.`
    : "";
  return {
    kind: "lines",
    x: {
      label: "Miles per US gallon",
      values: economies,
      format: (mpg) => format.number(mpg, 0),
      exact: (mpg) => `${format.number(mpg, 1)} mpg`,
    },
    y: {
      label: "Gallons per 1,000 miles",
      format: (gallons) => format.number(gallons, 0),
      exact: (gallons) => `${format.number(gallons, 1)} gal`,
    },
    series: [{ label: "Fuel", color: "green", values: economies.map((mpg) => MILES / mpg) }],
    points: seen ? [{ x: own, y: MILES / own, label: "Your car" }] : [],
    caption: `Over 1,000 miles, going from 15 to 20 mpg saves 16.7 gallons, from 30 to 40 only 8.3.${yours}`,
  };
};

const tankChart: DrawChart<typeof calculator> = ({ inputs, outputs: { tanks }, format }) => {
  if (tanks.length < 2) return null;
  const isInMpg = usualUnit(inputs) === "mpg-us";
  let [fuel, distance] = [0, 0];
  const running = tanks.map((tank) => {
    distance += tank.distance;
    fuel += isInMpg ? tank.distance / tank.mpgUs : tank.distance * tank.l100km;
    return isInMpg ? distance / fuel : fuel / distance;
  });
  return {
    kind: "lines",
    x: {
      label: "Full tank",
      values: tanks.map((_, place) => place + 1),
      format: (place) => format.number(place, 0),
      exact: (place) => `Tank ${format.number(place, 0)}`,
    },
    y: { label: isInMpg ? "mpg (US)" : "L/100 km", format: (value) => format.number(value, 1), zero: false },
    series: [
      { label: "This tank", color: "green", values: tanks.map(({ mpgUs, l100km }) => (isInMpg ? mpgUs : l100km)) },
      { label: "Average so far", color: "ochre", values: running, dashed: true },
    ],
    caption: isInMpg
      ? "Fuel economy of each full tank, and of all tanks so far: total distance over total fuel."
      : "Consumption of each full tank, and of all tanks so far: total fuel over total distance.",
  };
};

export default defineView(calculator, {
  opening: {
    fills: [
      { odometer: 24_180, volume: 11.2, price: 3.09, full: true },
      { odometer: 24_495, volume: 10.9, price: 3.15, full: true },
      { odometer: 24_640, volume: 5, price: 3.29, full: false },
      { odometer: 24_802, volume: 6.1, price: 3.19, full: true },
      { odometer: 25_110, volume: 10.4, price: 3.12, full: true },
    ],
  },
  tabs: [
    { label: "Cost over the years", chart: costChart, table: "schedule" },
    { label: "Tank by tank", chart: tankChart, table: "tanks" },
    { label: "What mpg hides", chart: curveChart },
  ],
});
