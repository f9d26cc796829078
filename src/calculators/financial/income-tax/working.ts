import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { LocalTaxRule } from "../../../data/tax/local/localities";
import { stateSteps } from "../../../fieldsets/state-working";
import { bracketText, sumText } from "../../../fieldsets/sum-text";
import { bracketRate, forStatus } from "../../../math/tax/brackets";
import { settlementStep } from "./settlement-step";
import type { UsYear } from "./us";
import type { YearTaxes } from "./year-taxes";

/** The working for the chosen country. */
export function working({ us, india }: YearTaxes, format: Format): Listed<Step> {
  return us ? usWorking(us, format) : (india?.working(format) ?? []);
}

/** The steps of the federal return, payroll taxes and the state return, and the total. */
function usWorking(year: UsYear, format: Format): Listed<Step> {
  return [
    ...incomeSteps(year, format),
    ...deductionSteps(year, format),
    ...taxSteps(year, format),
    ...creditSteps(year, format),
    ...otherTaxSteps(year, format),
    ...payrollSteps(year, format),
    ...(year.law && year.state ? stateSteps(year.law, year.inputs.filingStatus, year.state, format) : []),
    year.stateChildCredit > 0 &&
      year.law?.childCredit &&
      year.state &&
      step(
        `${year.law.name} tax after the ${year.law.childCredit.label} (${year.law.childCredit.text})`,
        sumText([year.state.tax, -year.stateChildCredit], format),
        format.money(year.stateTotal),
      ),
    ...(year.stateNote ? [step("State income tax", year.stateNote, format.money(0))] : []),
    ...lastSteps(year, format),
  ];
}

function incomeSteps({ federal, inputs }: UsYear, format: Format): Listed<Step> {
  const { selfEmployment, contributions, gains, figures } = federal;
  const rule = figures.selfEmployment.value;
  const steps: Step[] = [];
  const pretax = inputs.cafeteriaDeductions + contributions.deferrals;
  if (pretax > 0 || federal.isJoint)
    steps.push(
      step(
        "Wages for income tax = wages − section 125 − 401(k) + spouse’s wages",
        `max(0, max(0, ${format.money(inputs.wages)} − ${format.money(inputs.cafeteriaDeductions)}) − ${format.money(contributions.deferrals)}) + ${format.money(federal.payrollWages[1])}`,
        format.money(federal.incomeWages),
      ),
    );
  if (selfEmployment.tax > 0) {
    const base = Math.max(0, figures.socialSecurity.value.wageBase - federal.payrollWages[0]);
    steps.push(
      step(
        "Net earnings from self-employment",
        `${format.percent(rule.netEarningsPercent)} × ${format.money(inputs.selfEmploymentIncome)}`,
        format.money(selfEmployment.net),
      ),
      step(
        "Self-employment tax; half of it reduces income",
        `${format.percent(rule.socialSecurityPercent)} × min(${format.money(selfEmployment.net)}, ${format.money(base)}) + ${format.percent(rule.medicarePercent)} × ${format.money(selfEmployment.net)}`,
        format.money(selfEmployment.tax),
      ),
    );
  }
  if (gains.total < 0)
    steps.push(
      step(
        "Capital loss deductible this year",
        `min(${format.money(-gains.total)}, ${format.money(forStatus(figures.capitalLossLimit.value, inputs.filingStatus))})`,
        format.money(-gains.counted),
      ),
    );
  if (inputs.socialSecurityBenefits > 0) steps.push(benefitsStep(federal, format));
  steps.push(
    step(
      "Adjusted gross income (AGI) = all income − adjustments",
      sumText(
        [
          federal.incomeWages,
          inputs.selfEmploymentIncome,
          inputs.interestIncome,
          inputs.ordinaryDividends,
          gains.counted,
          federal.taxableBenefits,
          inputs.otherIncome,
          -inputs.adjustments,
          -selfEmployment.deductible,
          -contributions.ownPlan,
          -contributions.health,
          -contributions.hsa,
          -federal.iraDeduction,
        ],
        format,
      ),
      format.money(federal.adjustedGrossIncome),
    ),
  );
  return steps;
}

function benefitsStep({ household, taxableBenefits, adjustedGrossIncome }: UsYear["federal"], format: Format): Step {
  const other = adjustedGrossIncome - taxableBenefits;
  const half = household.socialSecurityBenefits / 2;
  return step(
    "Taxable Social Security, based on other income plus half the benefits",
    `other income plus half the benefits: ${sumText([other, half], format)}`,
    format.money(taxableBenefits),
  );
}

function deductionSteps({ federal, inputs }: UsYear, format: Format): Listed<Step> {
  const { deduction, figures } = federal;
  const { itemized } = deduction;
  const status = inputs.filingStatus;
  const extra = federal.seniors + inputs.blindCount;
  const basic = forStatus(figures.standardDeduction.value, status);
  const each = forStatus(figures.additionalDeductionAgedOrBlind.value, status);
  const steps: Step[] = [
    step(
      `Standard deduction${extra > 0 ? " with the additions for age and blindness" : ""}`,
      extra > 0 ? `${format.money(basic)} + ${extra} × ${format.money(each)}` : format.money(basic),
      format.money(deduction.standard),
    ),
  ];
  if (itemized.total > 0)
    steps.push(
      step(
        "Itemized deductions: medical + taxes + mortgage interest + charity + other − top-bracket reduction",
        sumText(
          [
            itemized.medical,
            itemized.taxes,
            itemized.mortgageInterest,
            itemized.charity,
            itemized.other,
            -itemized.cut,
          ],
          format,
        ),
        format.money(itemized.total),
      ),
    );
  if (deduction.used === "standard" && deduction.charity > 0)
    steps.push(
      step(
        "Standard deduction plus charity for non-itemizers",
        sumText([deduction.standard, deduction.charity], format),
        format.money(deduction.amount),
      ),
    );
  const further = [
    ["Senior deduction", federal.seniorDeduction],
    ["Deduction for tips", federal.tipsDeduction],
    ["Deduction for overtime", federal.overtimeDeduction],
    ["Deduction for car-loan interest", federal.carLoanInterestDeduction],
  ] as const;
  for (const [label, amount] of further)
    if (amount > 0)
      steps.push(
        step(label, `after any phase-out at AGI of ${format.money(federal.adjustedGrossIncome)}`, format.money(amount)),
      );
  const { businessIncome } = federal;
  if (businessIncome.base > 0) {
    const { ownPlan, health } = federal.contributions;
    const { percent } = figures.qualifiedBusinessIncome.value;
    const before = Math.max(0, federal.adjustedGrossIncome - deduction.amount - federal.furtherDeductions);
    const gains = inputs.qualifiedDividends + federal.gains.preferential;
    const plain =
      (Math.max(0, Math.min(businessIncome.base, before - gains)) * percent) / 100 === businessIncome.deduction;
    if (ownPlan + health > 0)
      steps.push(
        step(
          "Business income = profit − half the self-employment tax − contributions to your plan − health insurance",
          sumText([inputs.selfEmploymentIncome, -federal.selfEmployment.deductible, -ownPlan, -health], format),
          format.money(businessIncome.base),
        ),
      );
    steps.push(
      step(
        "Business income deduction",
        plain && !businessIncome.aboveThreshold
          ? `${format.percent(percent)} × max(0, min(${format.money(businessIncome.base)}, ${sumText([before, -gains], format)}))`
          : businessIncome.aboveThreshold
            ? "above the threshold, only the minimum amount"
            : "the minimum amount",
        format.money(businessIncome.deduction),
      ),
    );
  }
  steps.push(
    step(
      "Taxable income = AGI − deductions",
      `max(0, ${sumText([federal.adjustedGrossIncome, -deduction.amount, -federal.furtherDeductions, -businessIncome.deduction], format)})`,
      format.money(federal.taxableIncome),
    ),
  );
  return steps;
}

function taxSteps({ federal, inputs }: UsYear, format: Format): Listed<Step> {
  const bands = forStatus(federal.figures.brackets.value, inputs.filingStatus);
  const steps = [
    step(
      federal.preferential > 0 ? "Tax on ordinary income by brackets" : "Tax by brackets",
      bracketText(bands, federal.ordinaryIncome, format),
      format.money(federal.ordinaryTax),
    ),
  ];
  const parts = federal.gainParts.filter((part) => part.income > 0);
  if (parts.length === 0) return steps;
  steps.push(
    step(
      `Tax on qualified dividends and long-term gains of ${format.money(federal.preferential)}, on top of the ordinary income`,
      parts.map((part) => `${format.percent(part.rate)} × ${format.money(part.income)}`).join(" + "),
      format.money(federal.gainsTax),
    ),
    step(
      "Tax before credits: the sum, or the bracket tax on all taxable income if that is less",
      `${format.money(federal.ordinaryTax)} and ${format.money(federal.gainsTax)}`,
      format.money(federal.taxBeforeCredits),
    ),
  );
  return steps;
}

function creditSteps({ federal, inputs }: UsYear, format: Format): Listed<Step> {
  const steps: Step[] = [];
  const { child, otherDependent, refundablePercent, earnedOver } = federal.figures.childTaxCredit.value;
  if (inputs.childrenUnder17 + inputs.otherDependents > 0) {
    const full = child * inputs.childrenUnder17 + otherDependent * inputs.otherDependents;
    steps.push(
      step(
        "Child tax credit after its phase-out",
        `${inputs.childrenUnder17} × ${format.money(child)} + ${inputs.otherDependents} × ${format.money(otherDependent)} − ${format.money(full - federal.childCreditAllowed)}`,
        format.money(federal.childCreditAllowed),
      ),
    );
  }
  if (federal.otherCredits + federal.childTaxCredit > 0)
    steps.push(
      step(
        "Federal income tax = tax − other credits − child tax credit, not below 0",
        sumText([federal.taxBeforeCredits, -federal.otherCredits, -federal.childTaxCredit], format),
        format.money(federal.federalIncomeTax),
      ),
    );
  if (federal.additionalChildTaxCredit > 0)
    steps.push(
      step(
        "Additional child tax credit: the unused credit, limited by children and earnings",
        `earnings of ${format.money(federal.earnedIncome)}: ${format.percent(refundablePercent)} above ${format.money(earnedOver)}`,
        format.money(federal.additionalChildTaxCredit),
      ),
    );
  if (federal.earnedIncomeCredit > 0)
    steps.push(
      step(
        "Earned income credit by its formula",
        `earnings of ${format.money(federal.earnedIncome)}, ${format.plural(inputs.childrenUnder17, "child", "children")}`,
        format.money(federal.earnedIncomeCredit),
      ),
    );
  return steps;
}

function otherTaxSteps({ federal, inputs }: UsYear, format: Format): Listed<Step> {
  const { medicare, netInvestmentIncomeTax: niit } = federal.figures;
  const earnings = federal.payrollWages[0] + federal.payrollWages[1] + federal.selfEmployment.net;
  const steps: Step[] = [];
  if (federal.additionalMedicareTax > 0)
    steps.push(
      step(
        "Additional Medicare tax on earnings above the limit",
        `${format.percent(medicare.value.additionalPercent)} × (${format.money(earnings)} − ${format.money(forStatus(medicare.value.additionalOver, inputs.filingStatus))})`,
        format.money(federal.additionalMedicareTax),
      ),
    );
  if (federal.netInvestmentIncomeTax > 0)
    steps.push(
      step(
        "Net investment income tax",
        `${format.percent(niit.value.percent)} × min(${format.money(federal.investmentIncome)}, ${format.money(federal.adjustedGrossIncome)} − ${format.money(forStatus(niit.value.over, inputs.filingStatus))})`,
        format.money(federal.netInvestmentIncomeTax),
      ),
    );
  const refundable = federal.additionalChildTaxCredit + federal.earnedIncomeCredit;
  const more = federal.selfEmployment.tax + federal.additionalMedicareTax + federal.netInvestmentIncomeTax;
  if (refundable > 0 || more > 0)
    steps.push(
      step(
        "Federal total = income tax + other federal taxes − refundable credits",
        sumText([federal.federalIncomeTax, more, -refundable], format),
        format.money(federal.federalTotal),
      ),
    );
  return steps;
}

function payrollSteps({ federal }: UsYear, format: Format): Listed<Step> {
  const [own, spouse] = federal.payrollWages;
  if (own + spouse === 0) return [];
  const { socialSecurity, medicare } = federal.figures;
  const base = format.money(socialSecurity.value.wageBase);
  const persons = [own, ...(spouse > 0 ? [spouse] : [])];
  return [
    step(
      `Social Security tax on wages up to ${base}${spouse > 0 ? " for each person" : ""}`,
      `${format.percent(socialSecurity.value.percent)} × (${persons.map((wages) => `min(${format.money(wages)}, ${base})`).join(" + ")})`,
      format.money(federal.socialSecurityTax),
    ),
    step(
      "Medicare tax",
      `${format.percent(medicare.value.percent)} × ${format.money(own + spouse)}`,
      format.money(federal.medicareTax),
    ),
  ];
}

/** The tax of a city or county as a formula. */
function localText(
  rule: LocalTaxRule,
  { federal, inputs, stateTaxableIncome, stateIncomeTax }: UsYear,
  format: Format,
) {
  if (rule.kind !== "income")
    return rule.kind === "wages"
      ? `${format.percent(rule.percent)} × (${sumText([...federal.payrollWages, inputs.selfEmploymentIncome], format)})`
      : `${format.percent(rule.percent)} × ${format.money(stateIncomeTax)}`;
  const bands = forStatus(rule.bands, inputs.filingStatus);
  const tax = rule.wholeIncome
    ? `${format.percent(bracketRate(bands, stateTaxableIncome))} × ${format.money(stateTaxableIncome)}`
    : bracketText(bands, stateTaxableIncome, format);
  return rule.schoolCredit ? `${tax} − school tax credits` : tax;
}

function lastSteps(year: UsYear, format: Format): Listed<Step> {
  const { inputs, federal } = year;
  const base = inputs.localTaxBase === "wages" ? year.wages : year.stateTaxableIncome;
  return [
    ...(inputs.localTaxRate > 0
      ? [
          step(
            "Local income tax",
            `${format.percent(inputs.localTaxRate)} × ${format.money(base)}`,
            format.money(year.localRateTax),
          ),
        ]
      : []),
    ...(year.locality
      ? [
          step(
            `Income tax of ${year.locality.name} (${year.locality.figure.text})`,
            localText(year.locality.rule, year, format),
            format.money(year.localityTax),
          ),
        ]
      : []),
    step(
      "Total tax = federal + payroll + state + local",
      sumText(
        [federal.federalTotal, federal.socialSecurityTax, federal.medicareTax, year.stateTotal, year.localTax],
        format,
      ),
      format.money(year.totalTax),
    ),
    step(
      "Income after tax = total income − total tax",
      sumText([year.totalIncome, -year.totalTax], format),
      format.money(year.totalIncome - year.totalTax),
    ),
    settlementStep(inputs.taxWithheld, federal.federalTotal, "federal total", format),
  ];
}
