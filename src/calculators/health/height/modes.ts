import { defineVariants, type Variant, type VariantModel } from "../../../core/variants";
import { type Answer, convertedHeight, heightPercentile, infantGrowth, type Mode, predictedHeight } from "./height";
import { CONVERTED_CM, type Fields, fields, type Inputs, UNKNOWN } from "./inputs";
import { convertedHeadline, percentileHeadline, percentileNotices, predictedHeadline, predictedNotices } from "./words";

export type Height = VariantModel<Mode, Inputs, Answer>;

const HEIGHT = { heightCm: {}, heightFt: {}, heightIn: {} } as const;
const HEIGHT_NOW = { label: "Height now", note: UNKNOWN } as const;
const AGE = { birthDate: {}, asOf: {}, ageMonths: {}, ageYears: {} } as const;

const predict: Variant<Fields, ReturnType<typeof predictedHeight>> = {
  question: "How tall a child will be",
  inputs: {
    sex: { label: "Sex of the child" },
    ...AGE,
    heightCm: HEIGHT_NOW,
    heightFt: HEIGHT_NOW,
    heightIn: HEIGHT_NOW,
    weightKg: {},
    weightSt: {},
    weightLb: {},
    fatherHeightCm: {},
    fatherHeightFt: {},
    fatherHeightIn: {},
    motherHeightCm: {},
    motherHeightFt: {},
    motherHeightIn: {},
    fatherAge: {},
    motherAge: {},
  },
  answer: predictedHeight,
  headline: predictedHeadline,
  notices: predictedNotices,
};

const percentile: Variant<Fields, ReturnType<typeof heightPercentile>> = {
  question: "A height percentile",
  inputs: { sex: {}, ...AGE, ...HEIGHT },
  answer: heightPercentile,
  headline: percentileHeadline,
  notices: percentileNotices,
};

const infant: Variant<Fields, ReturnType<typeof infantGrowth>> = {
  question: "Growth under 2 years",
  inputs: {
    sex: {},
    birthDate: {},
    asOf: {},
    infantMonths: {},
    infantWeightKg: {},
    infantWeightLb: {},
    infantWeightOz: {},
    lengthCm: {},
    lengthIn: {},
    infantChart: {},
  },
  answer: infantGrowth,
  headline: ({ infant }, _, format) => infant.headline(format),
  notices: ({ infant }, _, format) => infant.notices(format),
};

const convert: Variant<Fields, ReturnType<typeof convertedHeight>> = {
  question: "Feet and centimeters",
  inputs: { ...HEIGHT, heightCm: { min: CONVERTED_CM.min } },
  answer: convertedHeight,
  headline: convertedHeadline,
};

const variants = { predict, percentile, infant, convert } as Readonly<Record<Mode, Variant<Fields, Answer>>>;

export const modes = defineVariants("mode", { label: "I want to know", default: "predict" }, fields, variants);
