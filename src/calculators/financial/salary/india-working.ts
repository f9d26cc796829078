import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { bracketText, sumText } from "../../../fieldsets/sum-text";
import type { IndiaPay } from "./india";

/** The steps from cost to company to gross pay, taxable income and take-home pay. */
export function indiaWorking(pay: IndiaPay, format: Format): Listed<Step> {
  return [...packageSteps(pay, format), ...taxSteps(pay, format), ...netSteps(pay, format)];
}

function packageSteps(pay: IndiaPay, format: Format): Listed<Step> {
  const { inputs, terms, package: made } = pay;
  const { employeePercent, wageCeilingMonthly } = terms.providentFund.value;
  const { days, monthDays } = terms.gratuity.value;
  const basic = format.money(made.basic);
  const base = inputs.pfBasis === "ceiling" ? `min(${basic}, 12 × ${format.money(wageCeilingMonthly)})` : basic;
  return [
    step("Annual basic pay", `${format.significant(inputs.basicPercent)}% × ${format.money(inputs.annualCtc)}`, basic),
    ...(inputs.pfBasis === "none"
      ? []
      : [
          step(
            "Employer’s provident fund",
            `${format.percent(terms.providentFund.value.employerPercent)} × ${base}`,
            format.money(made.employerPf),
          ),
          step(
            "Your provident fund",
            `${format.percent(employeePercent)} × ${base} + ${format.percent(inputs.voluntaryPfPercent)} × ${basic}`,
            format.money(made.employeePf),
          ),
        ]),
    ...(made.gratuity > 0
      ? [step("Gratuity", `${basic} × ${days} ÷ ${monthDays} ÷ 12`, format.money(made.gratuity))]
      : []),
    step(
      "Gross pay = CTC − employer’s PF − gratuity − employer’s NPS",
      sumText(
        [inputs.annualCtc, inputs.employerPfInCtc ? -made.employerPf : 0, -made.gratuity, -made.employerNps],
        format,
      ),
      format.money(made.gross),
    ),
    step(
      "Annual special allowance = gross pay − basic − HRA − variable pay",
      sumText([made.gross, -made.basic, -made.hra, -inputs.variablePay], format),
      format.money(Math.max(0, pay.special)),
    ),
    step(
      "Monthly gross pay, without variable pay",
      `(${sumText([made.gross, -inputs.variablePay], format)}) ÷ 12`,
      format.money(pay.grossMonthly),
    ),
  ];
}

function taxSteps(pay: IndiaPay, format: Format): Listed<Step> {
  const { used, package: made, law } = pay;
  const name = used.regime === "new" ? "New regime" : "Old regime";
  const sum = [used.slabTax, -used.rebate, used.surcharge, -used.surchargeRelief];
  const other = used === pay.taxNew ? pay.taxOld : pay.taxNew;
  return [
    step(
      `${name}: taxable income = gross pay + employer’s NPS − deductions`,
      `max(0, ${sumText([made.gross, made.employerNps, -used.totalDeductions], format)})`,
      format.money(used.normalIncome),
    ),
    step(`${name}: tax at slab rates`, bracketText(used.slabs, used.normalIncome, format), format.money(used.slabTax)),
    step(
      `${name}: income tax = (slab tax − rebate + surcharge − relief) × (1 + cess)`,
      `(${sumText(sum, format)}) × (1 + ${format.percent(law.cess.value)})`,
      format.money(used.total),
    ),
    step(
      used.regime === "new" ? "For comparison, the old regime" : "For comparison, the new regime",
      `taxable income ${format.money(other.normalIncome)}`,
      format.money(other.total),
    ),
  ];
}

function netSteps(pay: IndiaPay, format: Format): Listed<Step> {
  const { package: made, used, professionalTax } = pay;
  return [
    step("Tax deducted each month (TDS)", `${format.money(used.total)} ÷ 12`, format.money(pay.tdsMonthly)),
    step(
      "Take-home pay = monthly gross pay − PF − professional tax − TDS",
      sumText([pay.grossMonthly, -made.employeePf / 12, -professionalTax.month, -pay.tdsMonthly], format),
      format.money(pay.netPay),
    ),
    step(
      "Annual take-home pay, including variable pay",
      sumText([made.gross, -made.employeePf, -professionalTax.year, -used.total], format),
      format.money(pay.annualNet),
    ),
  ];
}
