import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { bracketText, sumText } from "../../../fieldsets/sum-text";
import { hraLimits, type IndiaTax } from "../../../math/tax/india";
import type { IndiaYear } from "./india";

/** Both regimes line by line, starting with the one used. */
export function indiaWorking(year: IndiaYear, format: Format): Listed<Step> {
  const other = year.used === year.taxNew ? year.taxOld : year.taxNew;
  return [
    ...hraSteps(year, format),
    ...regimeSteps(year, year.used, format),
    ...regimeSteps(year, other, format),
    step(
      `Tax payable, rounded to a multiple of ${format.number(year.law.taxRounding.value)}`,
      format.money(year.totalTax),
      format.money(year.taxPayable),
    ),
    step(
      "Refund = paid so far − tax payable (negative means still due)",
      `${format.money(year.inputs.taxWithheld)} − ${format.money(year.taxPayable)}`,
      format.money(year.refundOrDue),
    ),
  ];
}

function hraSteps({ inputs, law, taxOld }: IndiaYear, format: Format): Listed<Step> {
  if (taxOld.deductions.hra === 0) return [];
  const { rentLessPercent, metroPercent, otherPercent } = law.hra.value;
  const basic = format.money(inputs.basicSalary);
  const [received] = hraLimits(inputs, law);
  return [
    step(
      "Exempt HRA: the least of HRA, rent above a share of basic, and a share of basic (section 10(13A))",
      `min(${format.money(received)}, ${format.money(inputs.rentPaid)} − ${format.percent(rentLessPercent)} × ${basic}, ${format.percent(inputs.metroCity ? metroPercent : otherPercent)} × ${basic})`,
      format.money(taxOld.deductions.hra),
    ),
  ];
}

const NAMES = {
  hra: "exempt HRA",
  standard: "standard deduction",
  professionalTax: "professional tax",
  homeLoan: "home loan interest",
  investments: "investments",
  npsExtra: "own NPS",
  employerNps: "employer’s NPS",
  health: "health insurance",
  educationLoan: "education loan interest",
  savingsInterest: "deposit interest",
  other: "other",
} as const;

function regimeSteps({ inputs, law }: IndiaYear, tax: IndiaTax, format: Format): Listed<Step> {
  const name = tax.regime === "new" ? "New regime" : "Old regime";
  const deducted = (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter((key) => tax.deductions[key] > 0);
  const gross = inputs.salaryIncome + inputs.otherIncome + inputs.savingsInterest;
  const steps: Step[] = [
    step(
      `${name}: deductions${deducted.length > 0 ? ` (${deducted.map((key) => NAMES[key]).join(", ")})` : ""}`,
      sumText(
        deducted.map((key) => tax.deductions[key]),
        format,
      ),
      format.money(tax.totalDeductions),
    ),
    step(
      `${name}: income at slab rates`,
      `max(0, ${sumText([gross, -tax.totalDeductions], format)})`,
      format.money(tax.normalIncome),
    ),
    step(`${name}: tax at slab rates`, bracketText(tax.slabs, tax.normalIncome, format), format.money(tax.slabTax)),
  ];
  if (tax.gainsTax > 0 || tax.exemptGains > 0)
    steps.push(
      step(
        `${name}: tax on gains`,
        tax.exemptGains > 0
          ? `after ${format.money(tax.exemptGains)} covered by the unused exemption`
          : "each kind at its own rate",
        format.money(tax.gainsTax),
      ),
    );
  const limit = (tax.regime === "new" ? law.newRebate : law.oldRebate).value.incomeUpTo;
  if (tax.rebate > 0)
    steps.push(
      step(
        `${name}: rebate (section 87A)`,
        tax.totalIncome > limit
          ? `${format.money(tax.slabTax)} − (${format.money(tax.totalIncome)} − ${format.money(limit)})`
          : `total income is not above ${format.money(limit)}`,
        format.money(tax.rebate),
      ),
    );
  if (tax.surchargePercent > 0)
    steps.push(
      step(
        `${name}: surcharge of ${format.percent(tax.surchargePercent)}${tax.gainsTax > 0 ? `, on gains at most ${format.percent(law.surchargeCap.value)}` : ""}`,
        tax.gainsTax > 0
          ? `${format.percent(tax.surchargePercent)} × ${format.money(tax.slabTax)} + ${format.percent(Math.min(tax.surchargePercent, law.surchargeCap.value))} × ${format.money(tax.gainsTax)}`
          : `${format.percent(tax.surchargePercent)} × ${format.money(tax.slabTax - tax.rebate)}`,
        format.money(tax.surcharge),
      ),
    );
  if (tax.surchargeRelief > 0 && tax.surchargeStep !== null)
    steps.push(
      step(
        `${name}: marginal relief`,
        `tax and surcharge above those at ${format.money(tax.surchargeStep)} plus the income beyond it`,
        format.money(tax.surchargeRelief),
      ),
    );
  const sum = [tax.slabTax, tax.gainsTax, -tax.rebate, tax.surcharge, -tax.surchargeRelief];
  steps.push(
    step(
      `${name}: health and education cess`,
      `${format.percent(law.cess.value)} × (${sumText(sum, format)})`,
      format.money(tax.cess),
    ),
    step(`${name}: tax`, sumText([...sum, tax.cess], format), format.money(tax.total)),
  );
  return steps;
}
