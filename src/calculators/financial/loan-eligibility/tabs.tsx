import { type DrawChart, defineTabs } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import eligibility from "./calculator";
import { loanOnValue } from "./eligibility";
import { standstill, VALUE_SLABS } from "./loan-to-value";
import { LIMITS } from "./outputs";

type Drawing = DrawChart<typeof eligibility>;

const labelsOf = (key: "levers" | "applicants", column: string) =>
  eligibility.outputs[key].columns?.[column]?.options ?? {};

/** What each limit alone would allow; the one that determines the loan is highlighted. */
const limitChart: Drawing = ({ outputs: { limits, limitedBy, eligibleLoan }, format }) => ({
  kind: "bars",
  horizontal: true,
  categories: limits.map(({ limit, applies }) => (applies ? LIMITS[limit] : `${LIMITS[limit]} (not used)`)),
  y: moneyAxis("Loan", format),
  series: [{ label: "Loan", color: "green", values: limits.map((row) => row.loan) }],
  highlight: limits.findIndex((row) => row.binds),
  caption: `The loan each limit would allow by itself. ${LIMITS[limitedBy]} sets it, at ${format.wholeMoney(eligibleLoan)}.`,
});

/** The effect of each single change, largest first. */
const leverChart: Drawing = ({ outputs: { levers }, format }) => {
  const sorted = levers.toSorted((a, b) => b.change - a.change);
  const labels = labelsOf("levers", "lever");
  return {
    kind: "bars",
    horizontal: true,
    categories: sorted.map((row) => labels[row.lever] ?? row.lever),
    y: {
      ...moneyAxis("More loan", format),
      exact: (value) => `${value >= 0 ? "+" : ""}${format.wholeMoney(value)}`,
    },
    series: [{ label: "More loan", color: "green", values: sorted.map((row) => row.change) }],
    caption:
      "How much each single change adds to the loan. A change that adds nothing has no effect on the limit that sets the loan.",
  };
};

/** The share of income that all EMIs take, compared with what the lender allows. */
const foirChart: Drawing = ({ outputs, format }) => {
  const { foirUsed, foirAfterLoan, obligations, incomeConsidered } = outputs;
  const before = (100 * obligations) / incomeConsidered;
  const end = Math.max(100, before, foirAfterLoan);
  // The margin keeps a loan that uses all of the room inside its band. If other EMIs use it up, there is no room.
  const room = foirUsed > before ? foirUsed * (1 + 1e-9) : before;
  return {
    kind: "scale",
    label: "Share of income",
    min: 0,
    max: end,
    bands: [
      { label: "Obligations now", from: 0, to: before, color: "ochre" as const },
      { label: "Available for this loan", from: before, to: room, color: "green" as const },
      { label: "More than FOIR allows", from: room, to: end, color: "soft" as const },
    ].filter((band) => band.to > band.from),
    value: foirAfterLoan,
    valueLabel: `${format.percent(foirAfterLoan, 1)} with this loan`,
    format: (value) => format.percent(value, 1),
    caption: `All EMIs together take ${format.percent(foirAfterLoan, 1)} of income, ${format.percent(before, 1)} without this loan. The lender allows ${format.percent(foirUsed)}.`,
  };
};

const POINTS = 60;

/** The loan by property value; under the slabs it rises, stays level and rises again. */
const propertyChart: Drawing = ({ inputs, outputs: { loanByLtv, eligibleLoan, limits }, format }) => {
  const { propertyValue, ltvRule } = inputs;
  if (loanByLtv === null) return null;
  const end = 1.6 * propertyValue;
  const corners =
    ltvRule === "rbi-housing" ? VALUE_SLABS.flatMap(({ valueFrom, valueTo }) => [valueFrom, valueTo ?? 0]) : [];
  const values = [
    ...new Set([
      ...Array.from({ length: POINTS + 1 }, (_, i) => (end * i) / POINTS),
      ...corners.filter((value) => value < end),
      propertyValue,
    ]),
  ].toSorted((a, b) => a - b);
  const loans = values.map((value) => loanOnValue(inputs, value) ?? 0);
  const own = Math.min(...limits.filter((row) => row.applies && row.limit !== "property").map((row) => row.loan));
  const still = ltvRule === "rbi-housing" ? standstill(propertyValue) : null;
  return {
    kind: "lines",
    x: { ...moneyAxis("Property value", format), values },
    y: moneyAxis("Loan", format),
    series: [
      { label: "By property value", color: "ochre", values: loans },
      {
        label: "With your income",
        color: "green",
        values: loans.map((loan) => Math.min(loan, own)),
        area: true,
      },
    ],
    marks: [{ x: propertyValue, label: "Your property" }],
    points: [{ x: propertyValue, y: eligibleLoan, label: format.shortMoney(eligibleLoan) }],
    caption: still
      ? `The loan by property value. From ${format.wholeMoney(still[0])} to ${format.wholeMoney(still[1])} the property’s limit stays at ${format.wholeMoney(loanByLtv)}.`
      : `The loan by property value. Yours supports up to ${format.wholeMoney(loanByLtv)}.`,
  };
};

const applicantChart: Drawing = ({ outputs: { applicants }, format }) => {
  if (applicants.length === 0) return null;
  const labels = labelsOf("applicants", "applicants");
  const [alone, joint] = applicants.map((row) => row.eligibleLoan) as [number, number];
  return {
    kind: "bars",
    horizontal: true,
    categories: applicants.map((row) => labels[row.applicants] ?? row.applicants),
    y: moneyAxis("Eligible loan", format),
    series: [{ label: "Eligible loan", color: "green", values: [alone, joint] }],
    caption: `The co-applicant adds ${format.wholeMoney(joint - alone)}.`,
  };
};

export default defineTabs(eligibility, [
  { label: "Three limits", chart: limitChart, table: "limits" },
  { label: "What would help", chart: leverChart, table: "levers" },
  { label: "FOIR", chart: foirChart },
  { label: "By property value", chart: propertyChart, table: "ltvSlabs" },
  { label: "Co-applicant", chart: applicantChart, table: "applicants" },
]);
