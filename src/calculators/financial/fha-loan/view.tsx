import { type Draw, defineView } from "../../../site/view";
import { Limits } from "./Limits";
import fha from "./model";

type Drawing = Draw<typeof fha>;

/** A year on an axis of years; the axis starts at the first payment. */
const yearText = (year: number) => (Number.isInteger(year) ? String(year) : year.toFixed(1));

/** What FHA bills each month, year by year, beside the PMI that ends. */
const insuranceChart: Drawing = ({ termYears }, { mipByYear, mipMonths, comparison }, format) => {
  const twin = comparison.find((row) => row.option === "conventional");
  const last = mipByYear.length;
  if (!twin || last === 0) return null;
  const pmiEnd = twin.insuranceMonths / 12;
  const pmi = twin.insuranceMonths > 0 ? twin.insuranceTotal / twin.insuranceMonths : 0;
  const mip = (year: number) => (year < last ? (mipByYear[Math.floor(year)]?.monthlyMip ?? 0) : 0);
  const years = Array.from({ length: termYears + 1 }, (_, year) => year);
  const xs = [...new Set([...years, pmiEnd])].sort((a, b) => a - b);
  const ends =
    mipMonths < 12 * termYears
      ? `FHA insurance ends after ${format.plural(mipMonths / 12, "year")}`
      : "FHA insurance falls every year and stays as long as the loan";
  return {
    kind: "lines",
    steps: true,
    x: { values: xs, label: "Years", format: yearText },
    y: { format: (value) => format.wholeMoney(value) },
    series: [
      { label: "FHA insurance a month", color: "green", values: xs.map(mip) },
      {
        label: "Conventional PMI a month",
        color: "ochre",
        values: xs.map((year) => (year < pmiEnd ? pmi : 0)),
        dashed: true,
      },
    ],
    marks: [
      ...(mipMonths < 12 * termYears && last === mipMonths / 12 ? [{ x: last, label: "MIP ends" }] : []),
      ...(pmi > 0 ? [{ x: pmiEnd, label: "PMI ends" }] : []),
    ],
    caption: `${ends}${pmi > 0 ? `; PMI on a conventional loan ends by itself after ${format.plural(twin.insuranceMonths, "month")}` : "; a conventional loan would need no PMI"}.`,
  };
};

/** How far FHA is ahead of the conventional loan, by how long the loans are kept. */
const comparisonChart: Drawing = ({ compareYears, conventionalRate, termYears }, outputs, format) => {
  const { costByYear, fhaAdvantage, breakEvenConventionalRate: rate } = outputs;
  if (costByYear.length < 2) return null;
  const kept = Math.min(compareYears, termYears);
  const cheaper = fhaAdvantage >= 0 ? "FHA" : "the conventional loan";
  const turn =
    rate === null
      ? ""
      : ` FHA is cheaper when the conventional rate is above ${format.percent(rate, 2)}; yours is ${format.percent(conventionalRate)}.`;
  return {
    kind: "lines",
    x: { values: costByYear.map((row) => row.year), label: "Years kept", format: yearText },
    y: { format: (value) => format.shortMoney(value) },
    series: [
      {
        label: "FHA cheaper by",
        color: "green",
        values: costByYear.map((row) => row.fhaAdvantage),
        area: true,
      },
    ],
    marks: [{ x: kept, label: "You leave" }],
    points: [{ x: kept, y: fhaAdvantage, label: format.wholeMoney(fhaAdvantage) }],
    caption: `After ${format.plural(kept, "year")} ${cheaper} has cost ${format.wholeMoney(Math.abs(fhaAdvantage))} less, all counted: payments, insurance and what is still owed.${turn}`,
  };
};

/** All insurance premiums by down payment. */
const downPaymentChart: Drawing = (_, { byDownPayment }, format) => ({
  kind: "bars",
  horizontal: true,
  categories: byDownPayment.map(
    (row) =>
      `${format.percent(row.downPaymentPercent, 2)} down${row.current ? " (yours)" : ""}: ${format.percent(row.mipRate)} for ${format.plural(row.mipMonths / 12, "year")}`,
  ),
  y: { format: (value) => format.wholeMoney(value) },
  series: [
    { label: "All insurance", color: "green", values: byDownPayment.map((row) => row.insuranceTotal) },
  ],
  highlight: byDownPayment.findIndex((row) => row.current),
  caption: "All FHA insurance over the term, upfront premium included, by down payment.",
});

export default defineView(fha, {
  hints: {
    downPaymentPercent: (_, { downPaymentAmount }, format) => format.wholeMoney(downPaymentAmount),
    downPayment: ({ homePrice }, { downPaymentAmount }, format) =>
      `${format.percent((100 * downPaymentAmount) / homePrice, 2)} of the price`,
    creditScore: (_, { minimumDownPercent }, format) => `At least ${format.percent(minimumDownPercent)} down`,
    annualRate: (_, { apr }, format) => (apr === null ? null : `APR ${format.percent(apr)}`),
    ufmipRate: (_, { ufmip }, format) => format.money(ufmip),
    limitArea: (_, { loanLimit }, format) => format.wholeMoney(loanLimit),
    propertyTaxRate: (_, { monthlyPropertyTax }, format) =>
      `${format.wholeMoney(12 * monthlyPropertyTax)} a year`,
    points: ({ points }, { loanAmount }, format) =>
      points > 0 ? format.money((loanAmount * points) / 100) : null,
    priorLoanMonths: ({ priorUfmip }, { ufmipRefund }, format) =>
      priorUfmip > 0 ? `Refund ${format.money(ufmipRefund)}` : null,
    conventionalPmiRate: (_, { comparison }, format) => {
      const twin = comparison.find((row) => row.option === "conventional");
      return twin && twin.insuranceMonths > 0
        ? `${format.money(twin.insuranceTotal / twin.insuranceMonths)} a month for ${format.plural(twin.insuranceMonths, "month")}`
        : "No PMI is due";
    },
  },

  Display: Limits,
  parts: (_, outputs) => ({
    rows: [
      { label: "Principal and interest", value: outputs.monthlyPrincipalInterest },
      { label: "FHA insurance (MIP)", value: outputs.monthlyMip, color: "red" },
      { label: "Property tax", value: outputs.monthlyPropertyTax, color: "ochre" },
      { label: "Home insurance", value: outputs.monthlyInsurance, color: "blue" },
      { label: "HOA / condo fee", value: outputs.monthlyHoa, color: "soft" },
    ],
    total: { label: "Each month", value: outputs.monthlyPayment },
  }),
  hide: [
    "monthlyPrincipalInterest",
    "monthlyMip",
    "monthlyPropertyTax",
    "monthlyInsurance",
    "monthlyHoa",
    "monthlyPayment",
    "loanLimit",
    "withinLimit",
    "frontEndRatio",
    "backEndRatio",
  ],
  figures: (_, { withinLimit, ufmipRefund, ratioTier }) => [
    "loanAmount",
    "apr",
    "mipRate",
    "totalMip",
    "mipEndDate",
    ...(withinLimit ? [] : (["extraDownForLimit"] as const)),
    ...(ratioTier === null ? [] : (["ratioTier"] as const)),
    ...(ufmipRefund > 0 ? (["ufmipRefund"] as const) : []),
    "fhaAdvantage",
    "breakEvenConventionalRate",
  ],

  tabs: [
    { label: "Insurance by year", chart: insuranceChart },
    { label: "FHA or conventional", chart: comparisonChart, table: "comparison" },
    { label: "By down payment", chart: downPaymentChart, table: "byDownPayment" },
    { label: "MIP by year", table: "mipByYear" },
    { label: "Cost by year", table: "costByYear" },
    {
      label: "By month",
      table: "schedule",
      omit: ["cumulativeInterest"],
      totals: ["payment", "interest", "principal", "extra", "mip"],
    },
  ],
});
