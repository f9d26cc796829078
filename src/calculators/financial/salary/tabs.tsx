import { MONTH_NAMES, SHORT_MONTH_NAMES } from "../../../math/dates/months";
import { type DrawChart, defineTabs } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { moneyAxis } from "../../../site/kit/money-axis";
import salary from "./calculator";

const Flow = deferred(() => import("./Flow"), "seen");
const Regimes = deferred(() => import("./Regimes"), "seen");

type Drawing = DrawChart<typeof salary>;

/** Take-home pay through the year, with marks where Social Security stops and additional Medicare starts. */
const yearChart: Drawing = ({ model: { us }, outputs: { pays }, format }) => {
  if (!us || pays.length < 2) return null;
  const stops = us.socialSecurityStops;
  const additional = pays.find((pay) => pay.additionalMedicare > 0);
  const marks = [
    ...(stops ? [{ x: stops.number, label: "Social Security stops" }] : []),
    ...(additional ? [{ x: additional.number, label: "Additional Medicare" }] : []),
  ];
  const monthOf = (number: number, names: readonly string[] = MONTH_NAMES) =>
    names[(pays[Math.round(number) - 1]?.month ?? 1) - 1] ?? "";
  return {
    kind: "lines",
    steps: true,
    x: {
      label: "Paycheck of the year",
      values: pays.map((pay) => pay.number),
      format: (value) => `${format.number(value, 0)} (${monthOf(value, SHORT_MONTH_NAMES)})`,
    },
    y: moneyAxis("Take-home pay", format, "cents"),
    series: [{ label: "Take-home pay", color: "green", values: pays.map((pay) => pay.net), area: true }],
    marks,
    caption: `A year of equal paychecks, starting in January. ${
      stops
        ? `Social Security tax stops in ${monthOf(stops.number)}, at paycheck ${stops.number}, when wages reach ${format.wholeMoney(us.federal.socialSecurity.value.wageBase)}.`
        : us.inputs.ficaExempt
          ? "No Social Security tax is deducted."
          : "Social Security tax is deducted from every paycheck."
    }${additional ? ` The additional Medicare tax starts in ${monthOf(additional.number)}.` : ""}`,
  };
};

/** How the cost to company is split. */
const ctcChart: Drawing = ({ model: { india }, outputs, format }) => {
  if (!india) return null;
  const { inputs, package: made } = india;
  const rows = [
    ["Take-home pay", outputs.annualNet],
    ["Income tax", outputs.annualTax ?? 0],
    ["Your provident fund", made.employeePf],
    ["Professional tax", outputs.professionalTaxYear ?? 0],
    ...(inputs.employerPfInCtc ? [["Employer’s provident fund", made.employerPf] as const] : []),
    ["Gratuity", made.gratuity],
    ["Employer’s NPS", made.employerNps],
  ] as const;
  const shown = rows.filter(([, amount]) => amount !== 0);
  return {
    kind: "bars",
    horizontal: true,
    categories: shown.map(([label]) => label),
    y: moneyAxis("Per year", format),
    series: [{ label: "Per year", color: "green", values: shown.map(([, amount]) => amount) }],
    caption: `Where a CTC of ${format.wholeMoney(inputs.annualCtc)} goes in a year. Provident fund and gratuity are paid out to you later.`,
  };
};

export default defineTabs(salary, [
  { label: "Pay stub", table: "lines" },
  {
    label: "Where it goes",
    Component: Flow,
    when: ({ model: { us }, outputs }) => us !== null && outputs.netPay > 0,
  },
  { label: "CTC", chart: ctcChart },
  { label: "Two regimes", Component: Regimes, when: ({ model }) => model.india !== null },
  {
    label: "Through the year",
    chart: yearChart,
    table: "pays",
    totals: ["socialSecurity", "additionalMedicare", "net"],
    onPaper: false,
  },
  { label: "By pay frequency", table: "conversion" },
]);
