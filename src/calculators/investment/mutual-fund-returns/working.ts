import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { isoToDayNumber } from "../../../math/dates/civil";
import { growthFactor } from "../../../math/finance/deposits";
import { signedOperand } from "../../../math/words/signed-operand";
import type { Growth } from "./growth";
import type { Payments } from "./payments";
import type { Projection } from "./projection";
import type { Returns } from "./returns";

/** With more payments than this, only the first ones are worked out one by one. */
const MOST_PAYMENTS = 12;

/** A rate closer to 0 than this is shown with too few digits to check the formula by hand. */
const TINY = 1e-6;

/** The steps to the return, with the investor's numbers. */
export function working(returns: Returns, format: Format): Listed<Step> {
  const { projection, growth, payments } = returns;
  return [
    projection ? projectionSteps(projection, format) : null,
    growth ? growthSteps(growth, returns, format) : null,
    payments ? paymentSteps(payments, format) : null,
    realStep(returns, format),
  ];
}

function projectionSteps(projection: Projection, format: Format): Listed<Step> {
  const { inputs, months, grossValue, valueWithoutExpenses } = projection;
  const cost = valueWithoutExpenses - grossValue;
  return [
    step("Months n = 12 × years, rounded", `12 × ${format.number(inputs.termYears)}`, format.number(months)),
    valueSteps(projection, format),
    step(
      "What expenses cost = value without them − value",
      `${format.amount(valueWithoutExpenses)} − ${format.amount(grossValue)}`,
      format.money(cost),
    ),
    saleSteps(projection, format),
    step(
      "Net return",
      "the annual rate at which the same payments grow to what you keep",
      format.percent(projection.netAnnualizedReturn, 4),
    ),
    step(
      "In today’s money = what you keep ÷ (1 + inflation)^years",
      `${format.amount(projection.netValue)} ÷ (1 + ${format.number(inputs.inflationRate)}%)^(${months} ÷ 12)`,
      format.money(projection.realValue),
    ),
  ];
}

function valueSteps(projection: Projection, format: Format): Listed<Step> {
  const { inputs, months, grossValue } = projection;
  const { principal, monthlyContribution, annualRate, expenseRatio } = inputs;
  const rate = projection.monthRate();
  const growth = growthFactor(rate, months);
  const grown = principal * growth;
  const m = format.number(1 + rate, 12);
  const [lump, monthly] = [format.amount(principal), format.amount(monthlyContribution)];
  const power = format.number(growth, 8);
  return [
    step(
      "Monthly factor m = ((1 + return) × (1 − expense ratio))^(1 ÷ 12)",
      `((1 + ${format.number(annualRate)}%) × (1 − ${format.number(expenseRatio)}%))^(1 ÷ 12)`,
      m,
    ),
    step("Growth factor over the term = mⁿ", `${m}^${months}`, power),
    principal > 0 && step("Lump sum = amount × mⁿ", `${lump} × ${power}`, format.money(grown)),
    monthlyContribution > 0 &&
      (rate === 0
        ? step("Monthly investments = amount × n", `${monthly} × ${months}`, format.money(grossValue - grown))
        : Math.abs(rate) > TINY
          ? step(
              "Monthly investments = amount × m × (mⁿ − 1) ÷ (m − 1)",
              `${monthly} × ${m} × (${m}^${months} − 1) ÷ (${m} − 1)`,
              format.money(grossValue - grown),
            )
          : step("Monthly investments", "each one × m^months held, added up", format.money(grossValue - grown))),
    principal > 0 &&
      monthlyContribution > 0 &&
      step(
        "Value before load and tax",
        `${format.amount(grown)} + ${format.amount(grossValue - grown)}`,
        format.money(grossValue),
      ),
  ];
}

function saleSteps(projection: Projection, format: Format): Listed<Step> {
  const { inputs, grossValue, netValue } = projection;
  const { load, gains } = projection.sale();
  const tax = projection.tax();
  const loadStep = step(
    `Exit load: ${format.number(inputs.exitLoad)}% on lots held for less than ${format.plural(inputs.exitLoadMonths, "month")}`,
    "lot by lot",
    format.money(load),
  );
  const kept = step(
    "What you keep = value − exit load − tax",
    `${format.amount(grossValue)} − ${format.amount(load)} − ${format.amount(tax?.total ?? 0)}`,
    format.money(netValue),
  );
  if (!tax) return [load > 0 && loadStep, kept];
  const limit = format.plural(projection.shortTermMonths, "month");
  const base = tax.gains.shortTerm + tax.gains.longTerm;
  return [
    load > 0 && loadStep,
    inputs.taxMode === "india-debt"
      ? step(
          "Gain on all lots, after the exit load",
          "taxed alike however long held",
          format.money(gains.shortTerm + gains.longTerm),
        )
      : [
          step(
            `Gain on lots held for ${limit} or less`,
            "lot by lot, after the exit load",
            format.money(gains.shortTerm),
          ),
          step(`Gain on lots held for more than ${limit}`, "lot by lot", format.money(gains.longTerm)),
        ],
    base > 0
      ? step(
          "Tax on the gains, after set-off of losses and exemption",
          `(${format.amount(tax.gains.shortTerm)} × ${format.number(tax.shortTermRate)}% + (${format.amount(tax.gains.longTerm)} − ${format.amount(tax.exempt)}) × ${format.number(tax.longTermRate)}%) × (1 + ${format.number(tax.cess)}%)`,
          format.money(tax.total),
        )
      : step("Tax", "no gain left after set-off", format.money(tax.total)),
    kept,
  ];
}

function growthSteps(
  growth: Growth,
  { totalOut, totalInvested, absoluteReturn }: Returns,
  format: Format,
): Listed<Step> {
  const { inputs, days, years, rate, doublingYears } = growth;
  const [out, start] = [format.amount(totalOut), format.amount(totalInvested)];
  const time = `(${format.number(days)} ÷ 365)`;
  return [
    step("Days", `${format.date(inputs.startDate)}, to ${format.date(inputs.endDate)}`, format.number(days)),
    step("Years = days ÷ 365", `${format.number(days)} ÷ 365`, format.number(years)),
    step(
      "Value now including payouts",
      `${format.amount(inputs.endValue)} + ${format.amount(inputs.dividendsReceived)}`,
      format.money(totalOut),
    ),
    step(
      "Gain on the amount paid in = value with payouts ÷ value then − 1",
      `${out} ÷ ${start} − 1`,
      format.percent(absoluteReturn, 4),
    ),
    !(rate === null || totalOut === 0) &&
      step(
        "CAGR = (value with payouts ÷ value then)^(1 ÷ years) − 1",
        `(${out} ÷ ${start})^(1 ÷ ${time}) − 1`,
        format.percent(rate, 4),
      ),
    !(rate === null || doublingYears === null) &&
      step(
        "Doubles in ln 2 ÷ ln(1 + CAGR) years",
        `0.69314718056 ÷ ${format.number(Math.log1p(rate / 100), 12)}`,
        format.plural(doublingYears, "year"),
      ),
  ];
}

function paymentSteps(payments: Payments, format: Format): Listed<Step> {
  const { flows, firstDay, rate, benchmarkValue, aheadOfBenchmark, inputs } = payments;
  const { all } = payments.rates();
  const found = step(
    "XIRR r: the rate at which Σ amount ÷ (1 + r)^(days ÷ 365) is 0",
    ["there is none", "the only such rate"][all.length] ??
      `the one nearest 0 of ${format.number(all.length)} such rates`,
    rate === null ? "none" : format.percent(rate, 6),
  );
  const rows = payments.discounted();
  const each =
    rate === null
      ? []
      : rows
          .slice(0, MOST_PAYMENTS)
          .map(({ date, amount, presentValue }, i) =>
            step(
              `${format.date(date)}: ${amount < 0 ? "paid in" : "received"}, worth on the first day`,
              `${amount < 0 ? "0 − " : ""}${format.amount(Math.abs(amount))} ÷ (1 + ${format.percent(rate, 8)})^(${(flows[i]?.day ?? 0) - firstDay} ÷ 365)`,
              format.money(presentValue),
            ),
          );
  const sum =
    rate === null || rows.some(({ presentValue }) => presentValue === null)
      ? []
      : [
          step(
            rows.length > MOST_PAYMENTS ? `Sum of all ${format.number(rows.length)} payments` : "Sum",
            "values of all payments on the first day, added up",
            format.money(0),
          ),
        ];
  return [
    found,
    each,
    sum,
    !(benchmarkValue === null || aheadOfBenchmark === null) && [
      step(
        `The same payments at ${format.percent(inputs.benchmarkRate)} on ${format.date(inputs.asOf)} = Σ −amount × (1 + benchmark)^(days left ÷ 365)`,
        benchmarkText(payments, format),
        format.money(benchmarkValue),
      ),
      step(
        "Ahead of the benchmark = value now − benchmark value",
        `${format.amount(inputs.currentValue)} − ${signedOperand(format.amount(benchmarkValue))}`,
        format.money(aheadOfBenchmark),
      ),
    ],
  ];
}

function benchmarkText({ entered, inputs }: Payments, format: Format): string {
  if (entered.length > MOST_PAYMENTS / 2) return "each payment for its own time";
  const day = isoToDayNumber(inputs.asOf);
  const growth = `(1 + ${format.number(inputs.benchmarkRate)}%)`;
  return entered
    .map(
      (flow) =>
        `${flow.amount < 0 ? "+" : "−"} ${format.amount(Math.abs(flow.amount))} × ${growth}^(${day - flow.day} ÷ 365)`,
    )
    .join(" ")
    .replace(/^\+ /, "")
    .replace(/^− /, "0 − ");
}

function realStep({ annualReturn, realReturn, inputs }: Returns, format: Format): Step | null {
  if (annualReturn === null || realReturn === null) return null;
  return step(
    "Return above inflation = (1 + return) ÷ (1 + inflation) − 1",
    `(1 + ${format.percent(annualReturn, 8)}) ÷ (1 + ${format.number(inputs.inflationRate)}%) − 1`,
    format.percent(realReturn, 4),
  );
}
