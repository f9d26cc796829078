import { amount, boolean, choice, fold, integer, percent, type ValuesOf } from "../../../core/fields";
import { INDIA_NPS, npsTaxFigures } from "../../../data/nps/india";
import { INFLATION } from "../../../fieldsets/investing";
import { writeDecimal } from "../../../math/numbers/write-number";

const { smallestContribution, normalExit, middleCorpus } = INDIA_NPS;
const MIXED = { allocationMode: ["active", "lc75", "lc50", "lc25"] } as const;
const ACTIVE = { allocationMode: "active" } as const;

const JOIN_FROM = 18;
const { untilAge, fromAge, afterYears } = normalExit.value;
const lakh = (amount: number) => writeDecimal(amount / 1e5, { minDigits: 0, maxDigits: 2, grouping: "lakhs" });

/** The middle range of corpus, which has other payout options: `₹8 to 12 lakh`. */
export const MIDDLE_RANGE = `₹${lakh(middleCorpus.value.above)} to ${lakh(middleCorpus.value.upTo)} lakh`;
const FIXED_SUM = `₹${lakh(middleCorpus.value.lumpSum)} lakh`;

/** The message for an impossible exit age. */
export const WRONG_EXIT_AGE = `Exit age must be above your age now and at most ${untilAge}.`;

const SUBSCRIBERS = { "non-government": "All citizens, corporate", government: "Government" } as const;

const ALLOCATIONS = {
  single: "One rate of return",
  active: "Active choice",
  lc75: "Auto choice LC75",
  lc50: "Auto choice LC50",
  lc25: "Auto choice LC25",
} as const;

const shareOf = (label: string, noun: string, fallback: number) =>
  percent(label, { noun, unit: "% of the money", default: fallback, min: 0, max: 100, step: 5, when: ACTIVE });

export const inputs = {
  currentAge: integer("Current age", { noun: "Age", unit: "years", default: 30, min: JOIN_FROM, max: untilAge - 1 }),
  exitAge: integer("Age at exit", {
    noun: "Exit age",
    unit: "years",
    default: 60,
    min: JOIN_FROM + 1,
    max: untilAge,
    messages: { invalid: WRONG_EXIT_AGE },
    solve: true,
  }),
  ...fold("Subscriber and kind of exit", {
    subscriberType: choice("Subscriber", { options: SUBSCRIBERS, default: "non-government" }),
    exitType: choice("Exit", {
      note: `Normal: at ${fromAge}, at superannuation or after ${afterYears} years`,
      options: { normal: "Normal", premature: "Premature" },
      default: "normal",
    }),
    midCorpusOption: choice(`A corpus of ${MIDDLE_RANGE}`, {
      options: {
        standard: "Lump sum and annuity, by share",
        "six-lakh-annuity": `${FIXED_SUM}, rest as annuity`,
        "six-lakh-sur": `${FIXED_SUM}, rest redeemed over years`,
      },
      default: "standard",
    }),
    surYears: integer("Redeem the rest over", {
      noun: "Redemption",
      unit: "years",
      default: middleCorpus.value.leastYears,
      min: middleCorpus.value.leastYears,
      max: 25,
      when: { midCorpusOption: "six-lakh-sur" },
    }),
  }),
  monthlyContribution: amount("You pay", {
    noun: "Your contribution",
    unit: "/ month",
    default: 5000,
    min: smallestContribution.value / 12,
    messages: {
      tooLow: `Tier I needs at least ₹${writeDecimal(smallestContribution.value, { minDigits: 0, maxDigits: 0, grouping: "lakhs" })} a year.`,
    },
    solve: 1,
  }),
  ...fold("Employer, yearly rise and corpus now", {
    employerMonthly: amount("Your employer pays", { noun: "The employer’s contribution", unit: "/ month", default: 0 }),
    contributionGrowth: percent("Yearly increase of both", {
      noun: "Yearly increase",
      unit: "% / year",
      default: 0,
      min: 0,
      max: 50,
    }),
    existingCorpus: amount("Corpus now", { default: 0 }),
  }),
  ...fold("Charges, timing and inflation", {
    contributionTiming: choice("Paid at", {
      options: { start: "Start of the month", end: "End of the month" },
      default: "start",
    }),
    rateConvention: choice("Monthly rate", {
      options: { nominal: "Annual rate ÷ 12", effective: "Effective" },
      default: "nominal",
    }),
    annualCharges: percent("Charges", { unit: "% / year", default: 0, min: 0, max: 5, step: 0.01 }),
    inflationRate: percent("Inflation", { ...INFLATION, default: 5 }),
  }),
  allocationMode: choice("Investment choice", { options: ALLOCATIONS, default: "single" }),
  annualRate: percent("Expected return", {
    unit: "% / year",
    default: 10,
    min: -20,
    max: 30,
    step: 0.5,
    when: { allocationMode: "single" },
    solve: true,
  }),
  ...fold("Asset mix and returns", {
    equityShare: shareOf("Equity (E)", "Equity share", 50),
    corporateShare: shareOf("Corporate bonds (C)", "Corporate share", 30),
    governmentShare: shareOf("Government bonds (G)", "Government share", 20),
    alternativeShare: shareOf("Alternative assets (A)", "Alternative share", 0),
    equityReturn: percent("Return of E", {
      noun: "Equity return",
      unit: "% / year",
      default: 12,
      min: -20,
      max: 30,
      step: 0.5,
      when: MIXED,
    }),
    corporateReturn: percent("Return of C", {
      noun: "Corporate return",
      unit: "% / year",
      default: 8,
      min: -20,
      max: 30,
      step: 0.5,
      when: MIXED,
    }),
    governmentReturn: percent("Return of G", {
      noun: "Government return",
      unit: "% / year",
      default: 7,
      min: -20,
      max: 30,
      step: 0.5,
      when: MIXED,
    }),
    alternativeReturn: percent("Return of A", {
      noun: "Alternative return",
      unit: "% / year",
      default: 8,
      min: -20,
      max: 30,
      step: 0.5,
      when: ACTIVE,
    }),
  }),
  annuityShare: percent("Share for the annuity", {
    noun: "Annuity share",
    note: "Raised to the legal minimum",
    unit: "% of corpus",
    default: 40,
    min: 0,
    max: 100,
    step: 5,
    solve: true,
  }),
  annuityRate: percent("Annuity rate", { unit: "% / year", default: 6, min: 0, max: 20, step: 0.25, solve: true }),
  ...fold("Income tax", {
    taxYear: choice("Tax year", { note: "April to March", options: { "2026-27": "2026–27" }, default: "2026-27" }),
    taxRegime: choice("Tax regime", { options: { new: "New", old: "Old" }, default: "new" }),
    basicSalary: amount("Basic pay and DA", {
      noun: "Basic salary",
      note: "Self-employed: gross total income",
      unit: "/ year",
      default: 600_000,
    }),
    selfEmployed: boolean("Self-employed", { default: false }),
    section80cUsed: amount("Other investments deducted (80C)", {
      noun: "Other investments",
      note: "Provident fund, insurance, ELSS and so on",
      unit: "/ year",
      default: 0,
      max: npsTaxFigures("2026-27").investments.value.cap,
      when: { taxRegime: "old" },
    }),
    slabRate: percent("Slab rate now and at exit", {
      noun: "Slab rate",
      note: "Before cess",
      default: 20,
      min: 0,
      max: 60,
      step: 5,
    }),
    retirementSlabRate: percent("Slab rate on the pension", {
      note: "Before cess",
      default: 10,
      min: 0,
      max: 60,
      step: 5,
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
