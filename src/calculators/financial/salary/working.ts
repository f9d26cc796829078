import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { FILING_STATUSES } from "../../../fieldsets/filing-status";
import { bracketText, sumText } from "../../../fieldsets/sum-text";
import type { PayStub } from "./pay-stub";
import { bonusStateSteps, stateTaxSteps } from "./state-steps";
import type { UsPay } from "./us";
import { WITHHOLDING } from "./withholding";
import { stateNote } from "./words";

/** The working for the chosen country. */
export function working({ us, india }: PayStub, format: Format): Listed<Step> {
  return us ? usWorking(us, format) : (india?.working(format) ?? []);
}

/** Worksheet 1A line by line, payroll taxes, state tax, and take-home pay. */
function usWorking(pay: UsPay, format: Format): Listed<Step> {
  const note = stateNote(pay);
  return [
    ...paySteps(pay, format),
    ...worksheetSteps(pay, format),
    ...payrollSteps(pay, format),
    ...stateTaxSteps(pay, format),
    ...(note ? [step("State income tax", note, format.money(0))] : []),
    ...netSteps(pay, format),
  ];
}

function paySteps(pay: UsPay, format: Format): Listed<Step> {
  const { inputs, periods } = pay;
  const { hourlyRate, hoursPerWeek, weeksPerYear, overtimeMultiplier, overtimeHoursPerWeek } = inputs;
  const rate = format.money(hourlyRate);
  const [hours, weeks] = [format.number(hoursPerWeek), format.number(weeksPerYear)];
  return [
    inputs.payBasis === "salary"
      ? step(
          "Pay = salary ÷ paychecks per year",
          `${format.money(inputs.annualSalary)} ÷ ${periods}`,
          format.money(pay.regularPay),
        )
      : step(
          "Regular pay = rate × hours × weeks ÷ paychecks per year",
          `${rate} × ${hours} × ${weeks} ÷ ${periods}`,
          format.money(pay.regularPay),
        ),
    ...(pay.overtimePay > 0
      ? [
          step(
            "Overtime pay",
            `${rate} × ${format.number(overtimeMultiplier)} × ${format.number(overtimeHoursPerWeek)} × ${weeks} ÷ ${periods}`,
            format.money(pay.overtimePay),
          ),
        ]
      : []),
    ...(pay.retirement > 0
      ? [
          step(
            "401(k)",
            `${format.percent(inputs.retirementPercent)} × ${format.money(pay.pay)}`,
            format.money(pay.retirement),
          ),
        ]
      : []),
    step(
      "Taxable pay = pay − section 125 − HSA − 401(k)",
      `max(0, ${sumText([pay.pay, -inputs.section125PerPay, -inputs.hsaPerPay, -pay.retirement], format)})`,
      format.money(pay.taxablePay),
    ),
  ];
}

function worksheetSteps(pay: UsPay, format: Format): Listed<Step> {
  const { inputs, periods, withholding } = pay;
  const schedule = inputs.step2Checkbox ? WITHHOLDING.step2Checkbox : WITHHOLDING.standard;
  const column = withholding.column === "joint" ? FILING_STATUSES.joint : FILING_STATUSES[withholding.column];
  return [
    step(
      "Worksheet 1A, line 1c: taxable pay × paychecks per year",
      `${format.money(pay.taxablePay)} × ${periods}`,
      format.money(withholding.annualPay),
    ),
    step(
      "Lines 1d to 1i: + step 4(a) − step 4(b) − line 1g",
      `max(0, ${sumText([withholding.annualPay, inputs.otherIncome, -inputs.w4Deductions, -withholding.allowance], format)})`,
      format.money(withholding.adjustedWage),
    ),
    step(
      `Lines 2a to 2f: the schedule “${column}${inputs.step2Checkbox ? ", step 2 box checked" : ""}”`,
      bracketText(schedule.value[withholding.column], withholding.adjustedWage, format),
      format.money(withholding.annualTax),
    ),
    step(
      "Lines 2g to 3c: ÷ paychecks per year, minus step 3",
      `max(0, ${format.money(withholding.annualTax)} ÷ ${periods} − ${format.money(inputs.dependentsCredit)} ÷ ${periods})`,
      format.money(withholding.afterCredit),
    ),
    ...(inputs.extraWithholding > 0
      ? [
          step(
            "Line 4: + step 4(c)",
            sumText([withholding.afterCredit, inputs.extraWithholding], format),
            format.money(withholding.amount),
          ),
        ]
      : []),
    ...(pay.bonusWithholding > 0
      ? [
          step(
            "Withheld from the bonus",
            `${format.percent(WITHHOLDING.supplementalPercent.value)} × ${format.money(inputs.bonusThisPay)}`,
            format.money(pay.bonusWithholding),
          ),
        ]
      : []),
  ];
}

function payrollSteps(pay: UsPay, format: Format): Listed<Step> {
  const { inputs, federal, payrollWages } = pay;
  if (inputs.ficaExempt) return [step("Social Security and Medicare", "exempt", format.money(0))];
  const { wageBase, percent } = federal.socialSecurity.value;
  const { medicare } = federal;
  const wages = format.money(payrollWages);
  return [
    step(
      "Payroll wages = pay + bonus − section 125 − HSA",
      `max(0, ${sumText([pay.grossPay, -pay.cafeteria], format)})`,
      wages,
    ),
    step(
      "Social Security, up to the annual wage base",
      `${format.percent(percent)} × max(0, min(${wages}, ${format.money(wageBase)} − ${format.money(inputs.ytdWages)}))`,
      format.money(pay.socialSecurity),
    ),
    step("Medicare", `${format.percent(medicare.value.percent)} × ${wages}`, format.money(pay.medicare)),
    ...(pay.additionalMedicare > 0
      ? [
          step(
            `Additional Medicare on wages above ${format.wholeMoney(medicare.value.withholdingOver)} in the year`,
            `${format.percent(medicare.value.additionalPercent)} × min(${wages}, ${format.money(inputs.ytdWages)} + ${wages} − ${format.money(medicare.value.withholdingOver)})`,
            format.money(pay.additionalMedicare),
          ),
        ]
      : []),
  ];
}

function netSteps(pay: UsPay, format: Format): Listed<Step> {
  const { inputs, periods } = pay;
  const taxable = pay.state?.year.taxableIncome ?? 0;
  const localTax = taxable > 0 && inputs.localTaxRate > 0;
  return [
    pay.annualStateTax > 0 &&
      step(
        "State tax per paycheck",
        `${format.money(pay.annualStateTax)} ÷ ${periods}`,
        format.money(pay.annualStateTax / periods),
      ),
    bonusStateSteps(pay, format),
    pay.locality &&
      step(
        `Income tax of ${pay.locality.name} per paycheck (${pay.locality.figure.text})`,
        `${format.money(pay.annualLocalityTax)} ÷ ${periods}`,
        format.money(pay.annualLocalityTax / periods),
      ),
    localTax &&
      step(
        "Local tax per paycheck at the rate entered",
        `${format.percent(inputs.localTaxRate)} × ${format.money(taxable)} ÷ ${periods}`,
        format.money(((taxable / periods) * inputs.localTaxRate) / 100),
      ),
    pay.bonusLocalTax > 0 &&
      step(
        pay.locality && pay.locality.rule.bonusPercent === undefined
          ? "Local tax on the bonus: what it adds to the year’s"
          : "Local tax on the bonus",
        pay.locality && pay.locality.rule.bonusPercent === undefined
          ? format.money(inputs.bonusThisPay)
          : `${format.percent((pay.locality?.rule.bonusPercent ?? 0) + inputs.localTaxRate, 5)} × ${format.money(inputs.bonusThisPay)}`,
        format.money(pay.bonusLocalTax),
      ),
    pay.payrollItems
      .filter(({ tax, onBonus }) => tax + onBonus > 0)
      .map(({ figure, tax, onBonus }) => {
        const { percent, wageCap, maxPerYear } = figure.value;
        const wages = format.money(pay.annualWages);
        const capped = wageCap === null ? wages : `min(${wages}, ${format.money(wageCap)})`;
        const full = `${format.percent(percent, 4)} × ${capped}`;
        const regular = `${maxPerYear === null ? full : `min(${full}, ${format.money(maxPerYear)})`} ÷ ${periods}`;
        return step(
          onBonus > 0
            ? `${figure.label}, this paycheck: the regular part, and what the bonus adds to the year`
            : `${figure.label}, per paycheck`,
          onBonus > 0 ? `${regular} + ${format.money(onBonus)}` : regular,
          format.money(tax / periods + onBonus),
        );
      }),
    step(
      "Take-home pay = pay − deductions − taxes",
      sumText(
        [
          pay.grossPay,
          -pay.preTax,
          -pay.federalWithholding,
          -pay.socialSecurity,
          -pay.medicare,
          -pay.additionalMedicare,
          -pay.stateTax,
          -pay.localTax,
          -pay.statePayroll,
          -pay.postTax,
        ],
        format,
      ),
      format.money(pay.netPay),
    ),
  ];
}
