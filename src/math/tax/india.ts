/** Indian income tax of an individual, under both regimes. In rupees, rounded only where the Act requires it. */
import type { AgeBand, IndiaFigures, Slab } from "../../data/tax/india";
import { exceeds } from "../numbers/slack";
import { bracketTax } from "./brackets";

export type Regime = "new" | "old";

/** A taxpayer's data for one year. */
export interface Taxpayer {
  readonly ageBand: AgeBand;
  /** Including the employer's contribution to the NPS. */
  readonly salaryIncome: number;
  readonly basicSalary: number;
  readonly hraReceived: number;
  readonly rentPaid: number;
  readonly metroCity: boolean;
  readonly otherIncome: number;
  /** On savings accounts. */
  readonly savingsInterest: number;
  /** On deposits. */
  readonly depositInterest: number;
  /** A year's rent from let-out property, and what is paid for it. */
  readonly rentReceived: number;
  readonly municipalTaxes: number;
  readonly letOutInterest: number;
  readonly stcgEquity: number;
  readonly ltcgEquity: number;
  readonly ltcgOther: number;
  readonly professionalTax: number;
  readonly section80c: number;
  readonly nps80ccd1b: number;
  readonly employerNps: number;
  readonly section80d: number;
  readonly parents80d: number;
  readonly parentsSenior: boolean;
  readonly educationLoanInterest: number;
  readonly homeLoanInterest: number;
  readonly otherDeductions: number;
}

/** The deductions allowed under a regime. */
export interface IndiaDeductions {
  readonly hra: number;
  readonly standard: number;
  readonly professionalTax: number;
  readonly homeLoan: number;
  readonly investments: number;
  readonly npsExtra: number;
  readonly employerNps: number;
  readonly health: number;
  readonly educationLoan: number;
  readonly savingsInterest: number;
  readonly other: number;
}

const NONE: IndiaDeductions = {
  hra: 0,
  standard: 0,
  professionalTax: 0,
  homeLoan: 0,
  investments: 0,
  npsExtra: 0,
  employerNps: 0,
  health: 0,
  educationLoan: 0,
  savingsInterest: 0,
  other: 0,
};

interface Rules {
  readonly slabs: readonly Slab[];
  readonly rebate: { readonly incomeUpTo: number; readonly max: number };
  readonly surcharge: readonly Slab[];
}

interface Gains {
  readonly shortTerm: number;
  readonly listed: number;
  readonly other: number;
}

/** The tax under one regime, step by step. */
export interface IndiaTax {
  readonly regime: Regime;
  readonly slabs: readonly Slab[];
  readonly deductions: IndiaDeductions;
  readonly totalDeductions: number;
  /** Income from let-out property that counts; negative if a loss reduces other income. */
  readonly letOutIncome: number;
  /** Income taxed at slab rates. */
  readonly normalIncome: number;
  /** Normal income plus gains. */
  readonly totalIncome: number;
  readonly slabTax: number;
  /** Tax on gains, after applying the unused basic exemption. */
  readonly gainsTax: number;
  /** Gains covered by the unused basic exemption. */
  readonly exemptGains: number;
  readonly rebate: number;
  readonly surchargePercent: number;
  /** Before marginal relief. */
  readonly surcharge: number;
  readonly surchargeRelief: number;
  /** The surcharge threshold from which the relief is measured; null if there is no surcharge. */
  readonly surchargeStep: number | null;
  readonly cess: number;
  /** Including cess, not rounded. */
  readonly total: number;
}

/** Computes the tax under a regime. */
export function indiaTax(taxpayer: Taxpayer, regime: Regime, figures: IndiaFigures): IndiaTax {
  const deductions = regime === "new" ? newDeductions(taxpayer, figures) : oldDeductions(taxpayer, figures);
  return taxAfter(taxpayer, regime, deductions, figures);
}

/**
 * The total of deductions from which the old regime costs no more than the new one: 0 if it costs no more even without
 * deductions, null if no amount of deductions is enough.
 */
export function breakEvenDeductions(taxpayer: Taxpayer, figures: IndiaFigures): number | null {
  const goal = indiaTax(taxpayer, "new", figures).total;
  const all = incomeAtSlabRates(taxpayer) + Math.max(0, letOutResult(taxpayer, figures));
  const wins = (deducted: number) => oldTaxWith(taxpayer, deducted, figures) <= goal + 1e-7;
  if (wins(0)) return 0;
  if (!wins(all)) return null;
  let [low, high] = [0, all];
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) break;
    if (wins(middle)) high = middle;
    else low = middle;
  }
  const whole = Math.round(high * 100) / 100;
  return Math.abs(whole - high) < 1e-5 ? whole : high;
}

/** The tax under the old regime with the given total of deductions, of whatever kind. */
export function oldTaxWith(taxpayer: Taxpayer, deducted: number, figures: IndiaFigures): number {
  return taxAfter(taxpayer, "old", { ...NONE, other: deducted }, figures).total;
}

/** Salary, other income and interest, before deductions and without property. */
export function incomeAtSlabRates(taxpayer: Taxpayer): number {
  return taxpayer.salaryIncome + taxpayer.otherIncome + taxpayer.savingsInterest + taxpayer.depositInterest;
}

/** Rent after municipal taxes, the deduction for repairs and interest; negative for a loss. */
export function letOutResult(
  { rentReceived, municipalTaxes, letOutInterest }: Taxpayer,
  { letOutProperty }: Pick<IndiaFigures, "letOutProperty">,
): number {
  const net = Math.max(0, rentReceived - municipalTaxes);
  return net * (1 - letOutProperty.value.standardPercent / 100) - letOutInterest;
}

/** The part of it that counts: a loss does not in the new regime, and in the old one up to a limit for all property. */
function letOutIncome(taxpayer: Taxpayer, regime: Regime, ownHome: number, figures: IndiaFigures): number {
  const result = letOutResult(taxpayer, figures);
  const most = regime === "new" ? 0 : Math.max(0, figures.letOutProperty.value.lossUpTo - ownHome);
  return Math.max(result, -most);
}

function newDeductions({ salaryIncome, basicSalary, employerNps }: Taxpayer, figures: IndiaFigures): IndiaDeductions {
  return {
    ...NONE,
    standard: Math.min(salaryIncome, figures.newStandardDeduction.value),
    employerNps: Math.min(employerNps, (basicSalary * figures.newEmployerNps.value) / 100),
  };
}

function oldDeductions(taxpayer: Taxpayer, figures: IndiaFigures): IndiaDeductions {
  const { salaryIncome, basicSalary } = taxpayer;
  const senior = taxpayer.ageBand !== "below60";
  const health = figures.healthInsurance.value;
  const interest = figures.savingsInterest.value;
  const hra = hraExemption(taxpayer, figures);
  return {
    hra,
    standard: Math.min(Math.max(0, salaryIncome - hra), figures.oldStandardDeduction.value),
    professionalTax: Math.min(taxpayer.professionalTax, figures.professionalTax.value.cap),
    homeLoan: Math.min(taxpayer.homeLoanInterest, figures.homeLoanInterest.value.cap),
    investments: Math.min(taxpayer.section80c, figures.investments.value.cap),
    npsExtra: Math.min(taxpayer.nps80ccd1b, figures.npsExtra.value.cap),
    employerNps: Math.min(taxpayer.employerNps, (basicSalary * figures.oldEmployerNps.value) / 100),
    health:
      Math.min(taxpayer.section80d, senior ? health.selfSenior : health.self) +
      Math.min(taxpayer.parents80d, taxpayer.parentsSenior ? health.parentsSenior : health.parents),
    educationLoan: Math.min(
      taxpayer.educationLoanInterest,
      figures.educationLoan.value.cap ?? taxpayer.educationLoanInterest,
    ),
    savingsInterest: senior
      ? Math.min(taxpayer.savingsInterest + taxpayer.depositInterest, interest.senior)
      : Math.min(taxpayer.savingsInterest, interest.below60),
    other: taxpayer.otherDeductions,
  };
}

/** The three amounts, the smallest of which is exempt. */
export function hraLimits(
  { hraReceived, rentPaid, basicSalary, metroCity }: Taxpayer,
  { hra }: Pick<IndiaFigures, "hra">,
): readonly [received: number, rent: number, share: number] {
  const { rentLessPercent, metroPercent, otherPercent } = hra.value;
  return [
    hraReceived,
    rentPaid - (basicSalary * rentLessPercent) / 100,
    (basicSalary * (metroCity ? metroPercent : otherPercent)) / 100,
  ];
}

function hraExemption(taxpayer: Taxpayer, figures: IndiaFigures): number {
  return Math.max(0, Math.min(...hraLimits(taxpayer, figures)));
}

function taxAfter(taxpayer: Taxpayer, regime: Regime, deductions: IndiaDeductions, figures: IndiaFigures): IndiaTax {
  const totalDeductions = Object.values(deductions).reduce((sum, amount: number) => sum + amount, 0);
  const letOut = letOutIncome(taxpayer, regime, deductions.homeLoan, figures);
  const normalIncome = Math.max(0, incomeAtSlabRates(taxpayer) + letOut - totalDeductions);
  const gains: Gains = {
    shortTerm: taxpayer.stcgEquity,
    listed: taxpayer.ltcgEquity,
    other: taxpayer.ltcgOther,
  };
  const rules: Rules =
    regime === "new"
      ? {
          slabs: figures.newSlabs.value,
          rebate: figures.newRebate.value,
          surcharge: figures.newSurcharge.value,
        }
      : {
          slabs: figures.oldSlabs.value[taxpayer.ageBand],
          rebate: figures.oldRebate.value,
          surcharge: figures.oldSurcharge.value,
        };
  const tax = beforeSurcharge(normalIncome, gains, regime, rules, figures);
  const totalGains = gains.shortTerm + gains.listed + gains.other;
  const surcharge = surchargeOf(normalIncome, totalGains, tax, rules, figures);
  const relief = surchargeRelief(normalIncome, gains, tax.tax + surcharge.amount, regime, rules, figures);
  const cess = ((tax.tax + surcharge.amount - relief.amount) * figures.cess.value) / 100;
  return {
    regime,
    slabs: rules.slabs,
    deductions,
    totalDeductions,
    letOutIncome: letOut,
    normalIncome,
    totalIncome: normalIncome + totalGains,
    slabTax: tax.slabTax,
    gainsTax: tax.gainsTax,
    exemptGains: tax.exemptGains,
    rebate: tax.rebate,
    surchargePercent: surcharge.percent,
    surcharge: surcharge.amount,
    surchargeRelief: relief.amount,
    surchargeStep: relief.step,
    cess,
    total: tax.tax + surcharge.amount - relief.amount + cess,
  };
}

interface TaxBefore {
  readonly slabTax: number;
  readonly gainsTax: number;
  readonly exemptGains: number;
  readonly rebate: number;
  /** Slab tax plus tax on gains, less the rebate. */
  readonly tax: number;
}

/** Computes the tax before surcharge and cess. */
function beforeSurcharge(
  normal: number,
  gains: Gains,
  regime: Regime,
  { slabs, rebate }: Rules,
  figures: IndiaFigures,
): TaxBefore {
  const slabTax = bracketTax(slabs, normal);
  // The first slab with a rate above 0 starts where the basic exemption ends. The unused part of the exemption covers
  // gains.
  let unused = Math.max(0, (slabs.find(([, percent]) => percent > 0)?.[0] ?? 0) - normal);
  let exemptGains = 0;
  const taxed = (gain: number) => {
    const covered = Math.min(unused, gain);
    unused -= covered;
    exemptGains += covered;
    return gain - covered;
  };
  const { percent, exemptUpTo } = figures.longTermEquity.value;
  const shortTerm = (taxed(gains.shortTerm) * figures.shortTermEquity.value) / 100;
  const listed = (taxed(Math.max(0, gains.listed - exemptUpTo)) * percent) / 100;
  const other = (taxed(gains.other) * figures.longTermOther.value) / 100;
  const total = normal + gains.shortTerm + gains.listed + gains.other;
  const over = total - rebate.incomeUpTo;
  const given =
    regime === "new"
      ? exceeds(over, 0)
        ? Math.max(0, slabTax - over)
        : Math.min(slabTax, rebate.max)
      : exceeds(over, 0)
        ? 0
        : Math.min(rebate.max, slabTax + shortTerm + other);
  const gainsTax = shortTerm + listed + other;
  return { slabTax, gainsTax, exemptGains, rebate: given, tax: slabTax + gainsTax - given };
}

/**
 * Index of the highest surcharge step exceeded. Steps with a rate above the cap for gains are compared with income
 * without gains, lower steps with total income.
 */
function stepPassed(normal: number, gains: number, { surcharge }: Rules, { surchargeCap }: IndiaFigures): number {
  return surcharge.findLastIndex(([over, percent]) =>
    exceeds(percent > surchargeCap.value ? normal : normal + gains, over),
  );
}

function surchargeOf(
  normal: number,
  gains: number,
  { tax, gainsTax }: TaxBefore,
  rules: Rules,
  figures: IndiaFigures,
): { readonly percent: number; readonly amount: number } {
  const percent = rules.surcharge[stepPassed(normal, gains, rules, figures)]?.[1] ?? 0;
  return { percent, amount: surchargeAt(percent, tax, gainsTax, figures) };
}

function surchargeAt(percent: number, tax: number, gainsTax: number, { surchargeCap }: IndiaFigures): number {
  return ((tax - gainsTax) * percent + gainsTax * Math.min(percent, surchargeCap.value)) / 100;
}

/**
 * Marginal relief: the amount by which tax and surcharge exceed the tax and surcharge at the threshold just passed plus
 * the income above that threshold.
 */
function surchargeRelief(
  normal: number,
  gains: Gains,
  charged: number,
  regime: Regime,
  rules: Rules,
  figures: IndiaFigures,
): { readonly amount: number; readonly step: number | null } {
  const totalGains = gains.shortTerm + gains.listed + gains.other;
  const index = stepPassed(normal, totalGains, rules, figures);
  const passed = rules.surcharge[index];
  if (!passed) return { amount: 0, step: null };
  const [step, percent] = passed;
  const withoutGains = percent > figures.surchargeCap.value;
  const cutTo = withoutGains ? step : Math.max(0, step - totalGains);
  const above = (withoutGains ? normal : normal + totalGains) - step;
  const at = beforeSurcharge(cutTo, gains, regime, rules, figures);
  const lower = rules.surcharge[index - 1]?.[1] ?? 0;
  const most = at.tax + surchargeAt(lower, at.tax, at.gainsTax, figures) + above;
  return { amount: Math.max(0, charged - most), step };
}
