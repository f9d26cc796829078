/** A US federal income tax return. Step numbers refer to the description on the page. */
import type { FederalFigures, FilingStatus, HsaCoverage } from "../../data/tax/us";
import { atLeast, exceeds } from "../numbers/slack";
import { type BracketPart, bracketRate, bracketTax, forStatus } from "./brackets";
import { type Contributions, contributionsOf, iraDeduction } from "./contributions";
import { additionalMedicareTax, medicareTax, selfEmploymentTax, socialSecurityTax } from "./payroll";
import { stepsAbove } from "./phase-outs";
import { steppedDeduction } from "./stepped-deduction";
import { gainParts } from "./us-capital-gains";

/** Age from which a filer qualifies for the additional standard deduction and the senior deduction. */
const SENIOR = 65;

/** A household's data for one year, in dollars. */
export interface Household {
  readonly filingStatus: FilingStatus;
  readonly age: number;
  /** Like the spouse's wages, used only on a joint return. */
  readonly spouseAge: number;
  readonly blindCount: number;
  readonly childrenUnder17: number;
  readonly otherDependents: number;
  readonly wages: number;
  readonly spouseWages: number;
  readonly retirementContributions: number;
  readonly cafeteriaDeductions: number;
  readonly selfEmploymentIncome: number;
  readonly interestIncome: number;
  readonly ordinaryDividends: number;
  readonly qualifiedDividends: number;
  readonly shortTermGains: number;
  readonly longTermGains: number;
  readonly socialSecurityBenefits: number;
  readonly otherIncome: number;
  /** Health insurance premiums of the self-employed filer. */
  readonly selfEmployedHealth: number;
  /** Contributions of the self-employed filer to a plan such as a SEP or a solo 401(k). */
  readonly selfEmployedRetirement: number;
  /** The first filer’s contributions to a traditional IRA. */
  readonly iraContributions: number;
  /** Contributions to a health savings account, other than through payroll. */
  readonly hsaContributions: number;
  readonly hsaCoverage: HsaCoverage;
  /** All other adjustments to income. */
  readonly adjustments: number;
  readonly qualifiedTips: number;
  readonly qualifiedOvertime: number;
  readonly carLoanInterest: number;
  readonly deductionMethod: "auto" | "standard" | "itemized";
  readonly stateLocalTaxesPaid: number;
  readonly mortgageInterest: number;
  readonly charity: number;
  readonly medicalExpenses: number;
  readonly otherItemized: number;
  readonly otherCredits: number;
  readonly claimEitc: boolean;
}

/** A federal return, computed from the first line to the last. In dollars, not rounded. */
export class FederalReturn {
  /** Wages subject to payroll taxes, for each spouse. */
  readonly payrollWages: readonly [number, number];
  readonly incomeWages: number;
  readonly selfEmployment: ReturnType<typeof selfEmploymentTax>;
  /** What counts of the contributions entered. */
  readonly contributions: Contributions;
  readonly iraDeduction: number;
  readonly gains: Gains;
  readonly taxableBenefits: number;
  readonly adjustedGrossIncome: number;
  readonly deduction: Deduction;
  readonly seniorDeduction: number;
  readonly tipsDeduction: number;
  readonly overtimeDeduction: number;
  readonly carLoanInterestDeduction: number;
  readonly businessIncome: BusinessIncome;
  readonly taxableIncome: number;
  /** Income taxed at long-term capital gains rates. */
  readonly preferential: number;
  readonly ordinaryTax: number;
  readonly gainsTax: number;
  readonly taxBeforeCredits: number;
  readonly otherCredits: number;
  /** Child credit before it is limited to the tax. */
  readonly childCreditAllowed: number;
  readonly childTaxCredit: number;
  readonly additionalChildTaxCredit: number;
  readonly earnedIncomeCredit: number;
  readonly federalIncomeTax: number;
  readonly additionalMedicareTax: number;
  readonly netInvestmentIncomeTax: number;

  constructor(
    readonly household: Household,
    readonly figures: FederalFigures,
  ) {
    const { filingStatus: status } = household;
    // Steps 1 and 2: wages and self-employment.
    const own = Math.max(0, household.wages - household.cafeteriaDeductions);
    const spouse = this.isJoint ? household.spouseWages : 0;
    this.payrollWages = [own, spouse];
    this.selfEmployment = selfEmploymentTax(household.selfEmploymentIncome, own, figures);
    const earned = household.selfEmploymentIncome - this.selfEmployment.deductible;
    this.contributions = contributionsOf(household, earned, figures);
    this.incomeWages = Math.max(0, own - this.contributions.deferrals) + spouse;
    // Steps 3 to 5: gains, Social Security benefits, adjusted gross income.
    this.gains = netGains(household, forStatus(figures.capitalLossLimit.value, status));
    const beforeIra = this.#incomeBeforeBenefits();
    const benefits = (income: number) => taxableBenefits(household.socialSecurityBenefits, income, status, figures);
    this.iraDeduction = iraDeduction(household, this.earnedIncome, beforeIra + benefits(beforeIra), figures);
    const before = beforeIra - this.iraDeduction;
    this.taxableBenefits = benefits(before);
    this.adjustedGrossIncome = before + this.taxableBenefits;
    // Steps 6 and 7: deductions.
    const agi = this.adjustedGrossIncome;
    this.seniorDeduction = seniorDeduction(this.seniors, agi, status, figures);
    this.tipsDeduction = steppedDeduction(household.qualifiedTips, agi, status, figures.tipsDeduction);
    this.overtimeDeduction = steppedDeduction(household.qualifiedOvertime, agi, status, figures.overtimeDeduction);
    this.carLoanInterestDeduction = steppedDeduction(
      household.carLoanInterest,
      agi,
      status,
      figures.carLoanInterestDeduction,
    );
    this.deduction = deductionOf(household, agi, this.seniors, this.furtherDeductions, figures);
    // Steps 8 and 9: business income, taxable income, tax.
    const beforeBusiness = agi - this.deduction.amount - this.furtherDeductions;
    const preferential = household.qualifiedDividends + this.gains.preferential;
    this.businessIncome = businessDeduction(this, Math.max(0, beforeBusiness), preferential);
    this.taxableIncome = Math.max(0, beforeBusiness - this.businessIncome.deduction);
    this.preferential = Math.min(preferential, this.taxableIncome);
    const bands = forStatus(figures.brackets.value, status);
    this.ordinaryTax = bracketTax(bands, this.ordinaryIncome);
    this.gainsTax = this.gainParts.reduce((sum, part) => sum + part.tax, 0);
    this.taxBeforeCredits = Math.min(
      this.ordinaryTax + this.gainsTax,
      this.preferential > 0 ? bracketTax(bands, this.taxableIncome) : this.ordinaryTax,
    );
    // Steps 10 and 11: credits.
    this.otherCredits = Math.min(household.otherCredits, this.taxBeforeCredits);
    this.childCreditAllowed = childCredit(household, agi, figures);
    this.childTaxCredit = Math.min(this.childCreditAllowed, this.taxBeforeCredits - this.otherCredits);
    this.additionalChildTaxCredit = this.#additionalChildCredit();
    this.earnedIncomeCredit = earnedIncomeCredit(this);
    this.federalIncomeTax = this.taxBeforeCredits - this.otherCredits - this.childTaxCredit;
    // Step 12: additional Medicare tax and tax on investment income.
    this.additionalMedicareTax = additionalMedicareTax(own + spouse + this.selfEmployment.net, status, figures);
    const { percent, over } = figures.netInvestmentIncomeTax.value;
    this.netInvestmentIncomeTax =
      (Math.min(this.investmentIncome, Math.max(0, agi - forStatus(over, status))) * percent) / 100;
  }

  get isJoint(): boolean {
    return this.household.filingStatus === "joint";
  }

  /** Number of filers aged 65 or older. */
  get seniors(): number {
    const { age, spouseAge } = this.household;
    return Number(age >= SENIOR) + Number(this.isJoint && spouseAge >= SENIOR);
  }

  /** Deductions in addition to the standard or itemized one, except the one for business income. */
  get furtherDeductions(): number {
    return this.seniorDeduction + this.tipsDeduction + this.overtimeDeduction + this.carLoanInterestDeduction;
  }

  get ordinaryIncome(): number {
    return this.taxableIncome - this.preferential;
  }

  /** Wages and self-employment income, as defined for credits. */
  get earnedIncome(): number {
    return this.incomeWages + this.household.selfEmploymentIncome - this.selfEmployment.deductible;
  }

  /** Interest, dividends and net gains. */
  get investmentIncome(): number {
    const { interestIncome, ordinaryDividends } = this.household;
    return interestIncome + ordinaryDividends + Math.max(0, this.gains.total);
  }

  /** Total for both spouses. */
  get socialSecurityTax(): number {
    const [own, spouse] = this.payrollWages;
    return socialSecurityTax(own, this.figures) + socialSecurityTax(spouse, this.figures);
  }

  get medicareTax(): number {
    const [own, spouse] = this.payrollWages;
    return medicareTax(own + spouse, this.figures);
  }

  /** Income tax plus self-employment, additional Medicare and net investment income taxes, less refundable credits. */
  get federalTotal(): number {
    return (
      this.federalIncomeTax +
      this.selfEmployment.tax +
      this.additionalMedicareTax +
      this.netInvestmentIncomeTax -
      this.additionalChildTaxCredit -
      this.earnedIncomeCredit
    );
  }

  /** Marginal rate on ordinary income, in percent. */
  get marginalRate(): number {
    const deductions = this.deduction.amount + this.furtherDeductions + this.businessIncome.deduction;
    if (!atLeast(this.adjustedGrossIncome, deductions)) return 0;
    return bracketRate(forStatus(this.figures.brackets.value, this.household.filingStatus), this.ordinaryIncome);
  }

  /** The three capital gains rates with the income taxed at each, stacked on top of ordinary income. */
  get gainParts(): readonly BracketPart[] {
    return gainParts(this.ordinaryIncome, this.taxableIncome, this.household.filingStatus, this.figures);
  }

  #incomeBeforeBenefits(): number {
    const { selfEmploymentIncome, interestIncome, ordinaryDividends, otherIncome, adjustments } = this.household;
    return (
      this.incomeWages +
      selfEmploymentIncome +
      interestIncome +
      ordinaryDividends +
      this.gains.counted +
      otherIncome -
      adjustments -
      this.selfEmployment.deductible -
      this.contributions.ownPlan -
      this.contributions.health -
      this.contributions.hsa
    );
  }

  #additionalChildCredit(): number {
    const { refundableMaxEach, refundablePercent, earnedOver } = this.figures.childTaxCredit.value;
    return Math.min(
      this.childCreditAllowed - this.childTaxCredit,
      refundableMaxEach * this.household.childrenUnder17,
      (Math.max(0, this.earnedIncome - earnedOver) * refundablePercent) / 100,
    );
  }
}

interface Gains {
  /** Net of short-term and long-term gains. */
  readonly total: number;
  /** Amount included in income: the gain, or the deductible part of a loss. */
  readonly counted: number;
  /** Part taxed at long-term capital gains rates. */
  readonly preferential: number;
  readonly lossCarried: number;
}

function netGains({ shortTermGains, longTermGains }: Household, lossLimit: number): Gains {
  const total = shortTermGains + longTermGains;
  if (total < 0) {
    const counted = -Math.min(-total, lossLimit);
    return { total, counted, preferential: 0, lossCarried: counted - total };
  }
  return {
    total,
    counted: total,
    preferential: longTermGains > 0 ? Math.min(longTermGains, total) : 0,
    lossCarried: 0,
  };
}

/**
 * 26 USC 86.
 *
 * @param other income without the benefits, after adjustments
 */
function taxableBenefits(
  benefits: number,
  other: number,
  status: FilingStatus,
  { socialSecurityBenefits }: FederalFigures,
): number {
  const rule = socialSecurityBenefits.value;
  const [first, second] = [rule.firstPercent / 100, rule.secondPercent / 100];
  const base = forStatus(rule.base, status);
  const upper = forStatus(rule.adjustedBase, status);
  const half = benefits / 2;
  const provisional = other + half;
  if (provisional <= base) return 0;
  if (provisional <= upper) return Math.min(first * (provisional - base), half);
  return Math.min(second * (provisional - upper) + Math.min(half, first * (upper - base)), second * benefits);
}

function seniorDeduction(seniors: number, income: number, status: FilingStatus, figures: FederalFigures): number {
  const { amountEach, phaseOutOver, phaseOutPercent } = figures.seniorDeduction.value;
  const over = forStatus(phaseOutOver, status);
  if (over === null) return 0;
  return seniors * Math.max(0, amountEach - (Math.max(0, income - over) * phaseOutPercent) / 100);
}

interface Deduction {
  readonly used: "standard" | "itemized";
  /** Amount deducted; with the standard deduction it includes the charity deduction for nonitemizers. */
  readonly amount: number;
  readonly standard: number;
  /** Charity deduction allowed in addition to the standard deduction. */
  readonly charity: number;
  /** Parts of the itemized deduction, after limits. */
  readonly itemized: Itemized;
}

interface Itemized {
  readonly medical: number;
  readonly taxes: number;
  readonly taxLimit: number;
  readonly mortgageInterest: number;
  readonly charity: number;
  readonly other: number;
  /** Reduction for high incomes. */
  readonly cut: number;
  readonly total: number;
}

function deductionOf(
  household: Household,
  agi: number,
  seniors: number,
  further: number,
  figures: FederalFigures,
): Deduction {
  const { filingStatus: status, blindCount, deductionMethod } = household;
  const standard =
    forStatus(figures.standardDeduction.value, status) +
    (seniors + blindCount) * forStatus(figures.additionalDeductionAgedOrBlind.value, status);
  const charity = Math.min(household.charity, forStatus(figures.charity.value.nonItemizer, status));
  const itemized = itemizedOf(household, agi, further, figures);
  const used =
    deductionMethod === "auto" ? (itemized.total > standard + charity ? "itemized" : "standard") : deductionMethod;
  return {
    used,
    amount: used === "itemized" ? itemized.total : standard + charity,
    standard,
    charity,
    itemized,
  };
}

function itemizedOf(household: Household, agi: number, further: number, figures: FederalFigures): Itemized {
  const { filingStatus: status, mortgageInterest, otherItemized: other } = household;
  const income = Math.max(0, agi);
  const medical = Math.max(0, household.medicalExpenses - (income * figures.medicalFloorPercent.value) / 100);
  const taxLimit = stateTaxLimit(agi, status, figures);
  const taxes = Math.min(household.stateLocalTaxesPaid, taxLimit);
  const { ceilingPercentOfAgi, itemizedFloorPercentOfAgi } = figures.charity.value;
  const charity = Math.max(
    0,
    Math.min(household.charity, (income * ceilingPercentOfAgi) / 100) - (income * itemizedFloorPercentOfAgi) / 100,
  );
  const sum = medical + taxes + mortgageInterest + charity + other;
  const cut = topBracketCut(sum, agi - further, status, figures);
  return { medical, taxes, taxLimit, mortgageInterest, charity, other, cut, total: sum - cut };
}

/** Limit on the deduction for state and local taxes: 26 USC 164(b)(6) and (7). */
function stateTaxLimit(income: number, status: FilingStatus, { saltCap }: FederalFigures): number {
  const { cap, floor, phaseDownOver, percent, shareApplied } = saltCap.value;
  const lost = (Math.max(0, income - forStatus(phaseDownOver, status)) * percent) / 100;
  return Math.max(forStatus(floor, status), forStatus(cap, status) - lost) * (shareApplied[status] ?? 1);
}

/**
 * 26 USC 68.
 *
 * @param income before the itemized deduction
 */
function topBracketCut(itemized: number, income: number, status: FilingStatus, figures: FederalFigures): number {
  const rule = figures.itemizedCapTopBracket.value;
  if (!rule) return 0;
  const start = forStatus(figures.brackets.value, status).find(([, rate]) => rate >= rule.overBracketRate);
  const over = Math.max(0, income - (start?.[0] ?? Number.POSITIVE_INFINITY));
  return (Math.min(itemized, over) * rule.numerator) / rule.denominator;
}

interface BusinessIncome {
  /** Net profit less the deductions attributable to it: 26 CFR 1.199A-3(b)(1)(vi). */
  readonly base: number;
  readonly deduction: number;
  /** Whether taxable income is above the threshold, where further limits apply that are not modeled here. */
  readonly aboveThreshold: boolean;
}

/**
 * 26 USC 199A.
 *
 * @param taxable taxable income before this deduction
 */
function businessDeduction(
  { household, selfEmployment, contributions, figures }: FederalReturn,
  taxable: number,
  preferential: number,
): BusinessIncome {
  const rule = figures.qualifiedBusinessIncome.value;
  const { ownPlan, health } = contributions;
  const base = household.selfEmploymentIncome - selfEmployment.deductible - ownPlan - health;
  if (base <= 0) return { base: 0, deduction: 0, aboveThreshold: false };
  const aboveThreshold = exceeds(taxable, forStatus(rule.limitsStart, household.filingStatus));
  const share = aboveThreshold ? 0 : (Math.max(0, Math.min(base, taxable - preferential)) * rule.percent) / 100;
  const least = rule.minimumNeedsIncome !== null && atLeast(base, rule.minimumNeedsIncome) ? rule.minimumDeduction : 0;
  return { base, deduction: Math.max(share, least), aboveThreshold };
}

function childCredit(
  { childrenUnder17, otherDependents, filingStatus }: Household,
  income: number,
  { childTaxCredit }: FederalFigures,
): number {
  const rule = childTaxCredit.value;
  const full = rule.child * childrenUnder17 + rule.otherDependent * otherDependents;
  const over = forStatus(rule.phaseOutOver, filingStatus) ?? 0;
  return Math.max(0, full - rule.perThousand * stepsAbove(income, over, 1000, rule.partialThousand));
}

/** 26 USC 32, by formula; the IRS table uses steps of 50 dollars. */
function earnedIncomeCredit(taxReturn: FederalReturn): number {
  const { household, figures, earnedIncome, investmentIncome, isJoint, adjustedGrossIncome } = taxReturn;
  const rule = figures.earnedIncomeCredit.value;
  const { childrenUnder17, filingStatus, claimEitc, age, spouseAge } = household;
  if (!claimEitc || filingStatus === "separate" || exceeds(investmentIncome, rule.investmentIncomeLimit)) return 0;
  const [youngest, oldest] = rule.childlessAges;
  const isAllowed = (years: number) => years >= youngest && years <= oldest;
  if (childrenUnder17 === 0 && !isAllowed(age) && !(isJoint && isAllowed(spouseAge))) return 0;
  const at = (list: readonly number[]) => list[Math.min(childrenUnder17, list.length - 1)] as number;
  const full = Math.min((Math.max(0, earnedIncome) * at(rule.phaseInPercent)) / 100, at(rule.max));
  const start = at(rule.phaseOutOver) + (isJoint ? at(rule.jointAddition) : 0);
  const over = Math.max(0, Math.max(earnedIncome, adjustedGrossIncome) - start);
  return Math.max(0, full - (over * at(rule.phaseOutPercent)) / 100);
}
