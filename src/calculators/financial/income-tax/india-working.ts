import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { bracketText, sumText } from "../../../fieldsets/sum-text";
import { hraLimits, type IndiaTax, incomeAtSlabRates, letOutResult } from "../../../math/tax/india";
import type { IndiaYear } from "./india";
import { settlementStep } from "./settlement-step";

/** Both regimes line by line, starting with the one used. */
export function indiaWorking(year: IndiaYear, format: Format): Listed<Step> {
  const other = year.used === year.taxNew ? year.taxOld : year.taxNew;
  return [
    ...hraSteps(year, format),
    letOutStep(year, format),
    ...regimeSteps(year, year.used, format),
    ...regimeSteps(year, other, format),
    step(
      `Tax payable, rounded to a multiple of ${format.number(year.law.taxRounding.value)}`,
      format.money(year.totalTax),
      format.money(year.taxPayable),
    ),
    settlementStep(year.paid, year.taxPayable, "tax payable", format),
    advanceSteps(year, format),
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

function letOutStep({ inputs, law }: IndiaYear, format: Format): Step | false {
  const { rentReceived, municipalTaxes, letOutInterest } = inputs;
  if (rentReceived + letOutInterest === 0) return false;
  const kept = 100 - law.letOutProperty.value.standardPercent;
  return step(
    "Let-out property = rent after municipal taxes, less 30% for repairs, less interest",
    `${format.percent(kept)} × max(0, ${format.money(rentReceived)} − ${format.money(municipalTaxes)}) − ${format.money(letOutInterest)}`,
    format.money(letOutResult(inputs, law)),
  );
}

function advanceSteps({ advance, law, inputs }: IndiaYear, format: Format): Listed<Step> {
  if (!advance?.isDue) return [];
  const { monthlyPercent, enoughPercent, roundTo } = law.advanceTax.value;
  const last = advance.instalments.at(-1);
  return [
    step(
      `Interest on installments = interest rate × shortfall, in whole ₹${roundTo}`,
      sumText(
        advance.instalments.map(({ interest }) => interest),
        format,
      ),
      format.money(advance.instalmentInterest),
    ),
    advance.laterInterest > 0 &&
      step(
        `Interest from April, because less than ${format.percent(enoughPercent)} was paid by March 31`,
        `${format.percent(monthlyPercent)} × ${inputs.monthsToPayment} × (${format.money(advance.tax)} − ${format.money(last?.paid ?? 0)}), in whole ₹${roundTo}`,
        format.money(advance.laterInterest),
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
  savingsInterest: "interest",
  other: "other",
} as const;

function regimeSteps({ inputs, law }: IndiaYear, tax: IndiaTax, format: Format): Listed<Step> {
  const name = tax.regime === "new" ? "New regime" : "Old regime";
  const deducted = (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter((key) => tax.deductions[key] > 0);
  const gross = incomeAtSlabRates(inputs);
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
      `${name}: income at slab rates${tax.letOutIncome === 0 ? "" : ", including property"}`,
      `max(0, ${sumText([gross, tax.letOutIncome, -tax.totalDeductions], format)})`,
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
