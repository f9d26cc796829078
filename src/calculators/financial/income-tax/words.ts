import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { type Listed, listed } from "../../../core/listed";
import type { Figure } from "../../../data/parameter";
import { leftOutSentence, taxFigureNotices } from "../../../fieldsets/tax";
import { exceeds } from "../../../math/numbers/slack";
import { forStatus } from "../../../math/tax/brackets";
import { deferralLimit, iraLimit, ownPlanLimits } from "../../../math/tax/contributions";
import { dependsOnAge } from "../../../math/tax/state-child-credit";
import type { UsYear } from "./us";
import type { YearTaxes } from "./year-taxes";

/**
 * The refund or balance due if tax has been paid, otherwise the total tax; then how much of the income and of the next
 * dollar the taxpayer keeps.
 * @param settled the tax that payments count toward
 */
export function headline(answer: YearTaxes, settled: number, format: Format): Headline {
  const { totalIncome, totalTax, paid, refundOrDue } = answer;
  const kept = totalIncome > 0 ? keptText(answer, format) : "";
  const name = answer.us ? "federal tax" : "tax";
  if (paid > 0) {
    const refund = refundOrDue >= 0;
    return {
      label: refund ? "Refund" : "Still due",
      before: refund ? "You get back" : "You still owe",
      figure: format.wholeMoney(Math.abs(refundOrDue)),
      after: `${refund ? "of" : "beyond"} the ${format.wholeMoney(paid)} paid: the ${name} is ${format.wholeMoney(settled)}.${kept && ` After all taxes ${kept}.`}`,
    };
  }
  if (Math.round(totalTax) < 0)
    return {
      label: "From credits",
      before: "You get",
      figure: format.wholeMoney(-totalTax),
      after: `from refundable credits, more than all your taxes.`,
    };
  return {
    label: "Total tax",
    before: answer.us ? "Your taxes come to" : "Your tax comes to",
    figure: format.wholeMoney(totalTax),
    after: kept ? `on ${format.wholeMoney(totalIncome)}: ${kept}.` : "on no income.",
  };
}

/** `you keep $65,745, and 66 cents of the next dollar` */
function keptText({ us, totalIncome, totalTax, marginalRateAllIn }: YearTaxes, format: Format): string {
  const next = 100 - marginalRateAllIn;
  const share = us
    ? `${format.number(Math.round(next))} cents of the next dollar`
    : `${format.wholeMoney(10 * next)} of the next ${format.wholeMoney(1000)}`;
  return `you keep ${format.wholeMoney(totalIncome - totalTax)}, and ${share}`;
}

/** Bracket rate from which a note about the alternative minimum tax is shown. */
const HIGH_RATE = 35;

/** Adjusted gross income up to which credits for low incomes are named; twice as much on a joint return. */
const LOW_INCOME = 60_000;

/** Notes shown next to the results. */
export function usNotices(year: UsYear, format: Format): Listed<Notice> {
  return [
    businessNotice(year, format),
    contributionNotices(year, format),
    taxFigureNotices(stateFigures(year)),
    childAgesNotice(year, format),
    outOfScope(year),
  ];
}

function businessNotice({ federal, inputs }: UsYear, format: Format): Notice | false {
  if (!federal.businessIncome.aboveThreshold) return false;
  const { limitsStart } = federal.figures.qualifiedBusinessIncome.value;
  const limit = format.wholeMoney(forStatus(limitsStart, inputs.filingStatus));
  return notice(
    "qbi-above-threshold",
    `Taxable income is above ${limit}, where wages paid, property and the type of business limit the business income deduction. It counts as ${format.wholeMoney(federal.businessIncome.deduction)} here; yours may be larger.`,
  );
}

/** Notes about contributions above a limit, of which only the limit counts. */
function contributionNotices({ federal, inputs }: UsYear, format: Format): Listed<Notice> {
  const { age, taxYear, hsaCoverage } = inputs;
  const { contributions, figures, iraDeduction } = federal;
  const money = (amount: number) => format.wholeMoney(amount);
  const limit = deferralLimit(age, figures);
  const ira = iraLimit(age, figures);
  const earned = inputs.selfEmploymentIncome - federal.selfEmployment.deductible;
  const { sep } = ownPlanLimits(earned, age, contributions.deferrals, figures);
  return [
    exceeds(inputs.retirementContributions, limit) &&
      notice(
        "deferral-above-limit",
        `The ${taxYear} limit on 401(k) contributions at age ${age} is ${money(limit)}. The other ${money(inputs.retirementContributions - limit)} counts as taxable wages.`,
      ),
    exceeds(inputs.selfEmployedRetirement, contributions.ownPlan)
      ? notice(
          "plan-above-limit",
          `Your business supports contributions of at most ${money(contributions.ownPlan)} to a plan of its own in ${taxYear}; only that much is deducted.`,
        )
      : exceeds(inputs.selfEmployedRetirement, sep) &&
        notice(
          "sep-above-limit",
          `A SEP takes at most ${money(sep)} from this business in ${taxYear}. More than that needs another plan, such as a solo 401(k).`,
        ),
    exceeds(inputs.iraContributions, ira)
      ? notice(
          "ira-above-limit",
          `The ${taxYear} limit on IRA contributions at age ${age} is ${money(ira)}; ${money(iraDeduction)} is deducted.`,
        )
      : exceeds(inputs.iraContributions, iraDeduction) &&
        notice(
          "ira-not-deductible",
          iraDeduction === Math.max(0, federal.earnedIncome)
            ? `IRA contributions are limited to earned income, which is ${money(iraDeduction)}.`
            : `At this income and with a plan at work, ${iraDeduction > 0 ? `only ${money(iraDeduction)}` : "none"} of the IRA contribution is deductible.`,
        ),
    exceeds(inputs.hsaContributions, contributions.hsa) &&
      notice(
        "hsa-above-limit",
        `The ${taxYear} limit on HSA contributions for ${hsaCoverage === "self" ? "self-only" : "family"} coverage is ${money(contributions.hsa)}; only that much is deducted.`,
      ),
  ];
}

/** Asks for the ages of children if the state's credit depends on them. */
function childAgesNotice({ law, inputs, childAges, stateChildCredit }: UsYear, format: Format): Notice | false {
  const credit = law?.childCredit;
  if (!credit || inputs.childrenUnder17 === 0 || childAges || !dependsOnAge(credit.value)) return false;
  const counted = stateChildCredit > 0 ? `counts as ${format.wholeMoney(stateChildCredit)}` : "does not count";
  return notice(
    "state-child-ages",
    `The ${credit.label} (${credit.text}) ${counted} here. Enter the children’s ages to compute it.`,
  );
}

/** Rules that are not modeled but would affect this result. */
function outOfScope(year: UsYear): Notice | null {
  const { federal, inputs, stateNote } = year;
  const isHigh = federal.marginalRate >= HIGH_RATE || (federal.gainParts.at(-1)?.income ?? 0) > 0;
  const parts = listed([
    isHigh && "The alternative minimum tax is left out.",
    stateLeftOut(year),
    inputs.state === "WA" && inputs.longTermGains > 0 && stateNote,
  ]);
  return parts.length > 0 ? notice("out-of-scope", parts.join(" ")) : null;
}

/** What the state's tax leaves out. */
function stateLeftOut({ federal, inputs, law, state, locality }: UsYear): string | null {
  if (!law?.incomeTax || !state) return null;
  const deductions =
    federal.seniorDeduction + federal.tipsDeduction + federal.overtimeDeduction + federal.carLoanInterestDeduction;
  const isLow = !exceeds(federal.adjustedGrossIncome, LOW_INCOME * (federal.isJoint ? 2 : 1));
  const ifTaxed = {
    all: true,
    lowIncome: isLow,
    gains: federal.gains.total > 0,
    joint: federal.isJoint,
    local: inputs.localTaxRate === 0 && !locality,
    additions: deductions > federal.overtimeDeduction,
    retirement: inputs.retirementContributions > 0,
    section125: inputs.cafeteriaDeductions > 0,
    hsa: inputs.cafeteriaDeductions + inputs.hsaContributions > 0,
    ira: federal.iraDeduction > 0,
    itemized: federal.deduction.used === "itemized",
    older: federal.seniors + inputs.blindCount > 0,
    pensions: inputs.otherIncome > 0,
  };
  return leftOutSentence(
    law,
    {
      ...(state.tax > 0 && ifTaxed),
      children: inputs.childrenUnder17 > 0,
      earnedIncomeCredit: federal.earnedIncomeCredit > 0,
      socialSecurity: federal.taxableBenefits > 0,
    },
    [
      state.tax > 0 &&
        deductions > 0 &&
        law.incomeTax.rates.value.base !== "federal-taxable-income" &&
        "State deductions for tips, overtime, car loans or seniors, if any, are left out, so the tax may be lower.",
    ],
  );
}

/** The state figures that affect the result. */
function stateFigures({ state, law, stateChildCredit, locality }: UsYear): Figure[] {
  return [
    ...(state?.used ?? []),
    ...(stateChildCredit > 0 && law?.childCredit ? [law.childCredit] : []),
    ...(locality ? [locality.figure] : []),
  ];
}

/** The figures a year uses; the state's come last. */
export function usFigures(year: UsYear): Figure[] {
  const { federal } = year;
  const { figures, household, deduction } = federal;
  const has = (amount: number, ...found: Figure[]) => (amount === 0 ? [] : found);
  const itemizes = deduction.used === "itemized";
  const { deferrals, ownPlan, hsa } = federal.contributions;
  const contributed = deferrals + ownPlan + hsa + household.iraContributions;
  return [
    figures.brackets,
    ...(itemizes ? [] : [figures.standardDeduction]),
    ...has(federal.seniors + household.blindCount, figures.additionalDeductionAgedOrBlind),
    ...has(federal.seniorDeduction, figures.seniorDeduction),
    ...has(federal.tipsDeduction, figures.tipsDeduction),
    ...has(federal.overtimeDeduction, figures.overtimeDeduction),
    ...has(federal.carLoanInterestDeduction, figures.carLoanInterestDeduction),
    ...has(itemizes ? household.stateLocalTaxesPaid : 0, figures.saltCap),
    ...has(itemizes ? household.medicalExpenses : 0, figures.medicalFloorPercent),
    ...has(household.charity, figures.charity),
    ...has(itemizes ? deduction.itemized.cut : 0, figures.itemizedCapTopBracket),
    ...has(contributed, figures.limits),
    ...has(federal.preferential, figures.capitalGainsThresholds),
    ...has(Math.min(0, federal.gains.total), figures.capitalLossLimit),
    ...has(federal.businessIncome.base, figures.qualifiedBusinessIncome),
    ...has(household.socialSecurityBenefits, figures.socialSecurityBenefits),
    ...has(household.childrenUnder17 + household.otherDependents, figures.childTaxCredit),
    ...has(federal.earnedIncomeCredit, figures.earnedIncomeCredit),
    ...has(federal.payrollWages[0] + federal.payrollWages[1], figures.socialSecurity, figures.medicare),
    ...has(federal.selfEmployment.tax, figures.selfEmployment),
    ...has(federal.netInvestmentIncomeTax, figures.netInvestmentIncomeTax),
    ...stateFigures(year),
  ];
}
