import { type DrawChart, defineView } from "../../../site/kit";
import va from "./calculator";
import { FeeTable } from "./FeeTable";
import { PurposeTop } from "./PurposeTop";
import { QualificationGauges } from "./QualificationGauges";
import { ResidualIncome } from "./ResidualIncome";

type Drawing = DrawChart<typeof va>;

const yearText = (year: number) => `${Number(year.toFixed(1))} y`;

/** How far a rate-reduction refinance is ahead, month by month. */
const savingsChart: Drawing = ({ inputs, outputs, format }) => {
  const { irrrlMonths, breakEvenMonths } = outputs;
  if (irrrlMonths.length < 2) return null;
  const end = Math.min(
    irrrlMonths.length - 1,
    Math.max(60, Math.ceil(1.5 * (breakEvenMonths ?? inputs.remainingMonths))),
  );
  const rows = irrrlMonths.slice(0, end + 1);
  return {
    kind: "lines",
    x: { label: "Years since refinancing", values: rows.map((row) => row.month / 12), format: yearText },
    y: {
      label: "New loan ahead by",
      format: (value) => format.shortMoney(value),
      exact: (value) => format.wholeMoney(value),
    },
    series: [
      { label: "New loan ahead by", color: "green", values: rows.map((row) => row.savings), area: true },
    ],
    marks: breakEvenMonths ? [{ x: breakEvenMonths / 12, label: "Pays back" }] : [],
    caption: `How far the new loan is ahead if both were paid off in that month, costs, fee and balances counted. ${
      breakEvenMonths === null
        ? "It never gets ahead."
        : breakEvenMonths === 0
          ? "It is ahead from the first day."
          : `It is ahead after ${format.plural(breakEvenMonths, "month")}.`
    }`,
  };
};

/** What each loan has cost for good. */
const costChart: Drawing = ({ outputs: { irrrlMonths }, format }) => {
  const last = irrrlMonths.at(-1);
  if (!last || irrrlMonths.length < 2) return null;
  return {
    kind: "lines",
    x: {
      label: "Years since refinancing",
      values: irrrlMonths.map((row) => row.month / 12),
      format: yearText,
    },
    y: {
      label: "Cost so far",
      format: (value) => format.shortMoney(value),
      exact: (value) => format.wholeMoney(value),
    },
    series: [
      { label: "Present loan", color: "ochre", values: irrrlMonths.map((row) => row.stayCost) },
      { label: "New loan", color: "green", values: irrrlMonths.map((row) => row.refinanceCost), area: 0 },
    ],
    caption: `Interest, fee and costs so far. To the end they are ${format.wholeMoney(last.stayCost)} on the present loan, ${format.wholeMoney(last.refinanceCost)} on the new one.`,
  };
};

/** What more money down saves, after what it could have earned. */
const downChart: Drawing = ({ inputs: { cashReturn, compareYears }, outputs: { feeSteps }, format }) =>
  feeSteps.length === 0
    ? null
    : {
        kind: "bars",
        horizontal: true,
        categories: feeSteps.map(
          (row) =>
            `${format.percent(row.downPaymentPercent, 2)} down${row.current ? " (yours)" : ""}, fee ${format.percent(row.feeRate)}`,
        ),
        y: {
          label: "Saved",
          format: (value) => format.shortMoney(value),
          exact: (value) => format.wholeMoney(value),
        },
        series: [{ label: "Saved", color: "green", values: feeSteps.map((row) => row.netSaving) }],
        caption: `What another down payment saves over ${format.plural(compareYears, "year")}, in today’s money, fee and interest together, beyond the ${format.percent(cashReturn)} that the cash would earn.`,
      };

export default defineView(va, {
  FormTop: PurposeTop,
  customInputs: ["loanPurpose", "requestedLoan"],
  hints: {
    downPaymentPercent: ({ model, format }) => format.wholeMoney(model.downPayment),
    downPayment: ({ model, format }) => `${format.percent(model.downPercent, 2)} of the price`,
    financeFundingFee: ({ model, format }) => (model.fee > 0 ? format.money(model.fee) : null),
    annualRate: ({ outputs: { apr }, format }) => (apr === null ? null : `APR ${format.percent(apr)}`),
    entitlementUsed: ({ model, format }) =>
      model.maxLoanNoDown === null
        ? null
        : `Backs ${format.wholeMoney(model.maxLoanNoDown)} without a down payment`,
    propertyTaxRate: ({ model, format }) => `${format.wholeMoney(12 * model.costs.tax)} a year`,
    points: ({ model, format }) => (model.pointsCost > 0 ? format.money(model.pointsCost) : null),
    annualIncome: ({ inputs: { annualIncome }, format }) =>
      annualIncome > 0 ? `${format.wholeMoney(annualIncome / 12)} a month` : null,
    squareFeet: ({ model, format }) => `${format.wholeMoney(model.maintenance)} a month to keep up`,
    familySize: ({ model: { guideline }, format }) =>
      guideline === null ? null : `${format.wholeMoney(guideline.required)} a month required`,
    currentRate: ({ model: { reduction }, format }) =>
      reduction === null ? null : `${format.money(reduction.currentPayment)} a month`,
  },

  Display: QualificationGauges,
  parts: ({ model }) => ({
    rows: [
      { label: "Principal and interest", value: model.level },
      { label: "Property tax", value: model.costs.tax },
      { label: "Home insurance", value: model.costs.insurance },
      { label: "HOA / condo fee", value: model.costs.hoa, color: "soft" },
      { label: "Extra payment", value: model.monthlyExtra, color: "ink" },
    ],
    total: { label: "Each month", value: model.monthlyPayment + model.monthlyExtra },
  }),
  hide: [
    "monthlyPrincipalInterest",
    "monthlyPropertyTax",
    "monthlyInsurance",
    "monthlyHoa",
    "monthlyPayment",
    "backEndRatio",
    "residualIncome",
    "residualRequired",
    "residualSteps",
  ],
  figures: ({ outputs: { debtToClear, maxLoanNoDown } }) => [
    "loanAmount",
    "apr",
    "fundingFee",
    "fundingFeeRate",
    "downForLowerFee",
    "feeSavedByLower",
    ...(maxLoanNoDown === null ? [] : (["maxLoanNoDown", "requiredDown", "downPaymentShortfall"] as const)),
    "residualVerdict",
    "priceAtGuideline",
    ...(debtToClear === 0 ? [] : (["debtToClear"] as const)),
    "irrrlVerdict",
    "monthlySavings",
    "recoupMonths",
    "breakEvenMonths",
  ],

  tabs: [
    { label: "Break-even", chart: savingsChart },
    { label: "Cost so far", chart: costChart, table: "irrrlMonths" },
    { label: "Funding fee", Component: FeeTable },
    {
      label: "Residual income",
      Component: ResidualIncome,
      when: ({ model }) => model.residual !== null,
    },
    { label: "More down", chart: downChart, table: "feeSteps" },
    {
      label: "By month",
      table: "schedule",
      omit: ["cumulativeInterest"],
      totals: ["payment", "interest", "principal", "extra"],
    },
  ],
});
