import { type DrawChart, defineTabs } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import staffLoan from "./calculator";
import { TAX_TOTALS, TaxForm } from "./TaxForm";

type Drawing = DrawChart<typeof staffLoan>;

/** Principal and interest paid by the end of each tax year, and the interest due. */
const paidChart: Drawing = ({
  inputs: { recoveryMethod },
  outputs: { paidByYear, schedule, totalInterest },
  format,
}) => {
  const end = schedule.findIndex((row) => row.principalBalance === 0);
  const most = Math.max(...schedule.map((row) => row.interestDue));
  return {
    kind: "bars",
    stacked: true,
    categories: paidByYear.map((row) => row.taxYear),
    x: { label: "Tax year" },
    y: moneyAxis("Paid so far", format),
    series: [
      { label: "Principal paid", color: "green", values: paidByYear.map((row) => row.principalPaid) },
      { label: "Interest paid", color: "ochre", values: paidByYear.map((row) => row.interestPaid) },
    ],
    ...(recoveryMethod !== "emi" && {
      line: {
        label: "Interest due",
        color: "ink" as const,
        values: paidByYear.map((row) => row.interestDue),
      },
    }),
    caption:
      recoveryMethod === "emi"
        ? `Paid so far by the end of each tax year. Total interest is ${format.wholeMoney(totalInterest)}.`
        : `Paid so far by the end of each tax year. The principal is paid off in ${format.month(schedule[end]?.date ?? null)}; unpaid interest, which bears no interest itself, accrues until it reaches ${format.wholeMoney(most)}.`,
  };
};

const taxChart: Drawing = ({ inputs: { taxRate }, outputs: { perquisiteByYear, perquisiteTax }, format }) =>
  perquisiteByYear.length === 0
    ? null
    : {
        kind: "bars",
        stacked: true,
        categories: perquisiteByYear.map((row) => row.taxYear),
        x: { label: "Tax year" },
        y: moneyAxis("Perquisite", format),
        series: [
          { label: "Tax", color: "red", values: perquisiteByYear.map((row) => row.tax) },
          {
            label: "Perquisite after tax",
            color: "ochre",
            values: perquisiteByYear.map((row) => row.perquisite - row.tax),
          },
        ],
        caption: `The perquisite for each tax year. ${format.percent(taxRate)} of it is tax, ${format.wholeMoney(perquisiteTax)} in total.`,
      };

/** Tax under the two readings of “interest actually paid”. */
const readingChart: Drawing = ({ inputs: { interestCredit }, outputs: { creditReadings }, format }) => {
  if (creditReadings.length === 0) return null;
  const { options = {} } = staffLoan.outputs.creditReadings.columns?.interestCredit ?? {};
  const taxes = creditReadings.map((row) => row.perquisiteTax) as [number, number];
  return {
    kind: "bars",
    horizontal: true,
    categories: creditReadings.map((row) => `Credited ${options[row.interestCredit]?.toLowerCase()}`),
    y: moneyAxis("Tax over all years", format),
    series: [{ label: "Tax on the perquisite", color: "green", values: taxes }],
    highlight: creditReadings.findIndex((row) => row.interestCredit === interestCredit),
    caption: `Tax over all years, depending on how recovered interest is credited. The difference is ${format.wholeMoney(Math.abs(taxes[1] - taxes[0]))}.`,
  };
};

export default defineTabs(staffLoan, [
  { label: "Paid so far", chart: paidChart, table: "paidByYear" },
  {
    label: "Tax by year",
    chart: taxChart,
    table: "perquisiteByYear",
    totals: TAX_TOTALS,
  },
  { label: "Two methods", chart: readingChart, table: "creditReadings" },
  {
    label: "Form 12BA",
    Component: TaxForm,
    when: ({ outputs: { perquisiteByYear } }) => perquisiteByYear.length > 0,
  },
  { label: "Month by month", table: "perquisiteByMonth" },
  {
    label: "Schedule",
    table: "schedule",
    totals: ["payment", "principal", "interestPaid", "interestAccrued"],
  },
]);
