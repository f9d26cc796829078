import { defineVariants, type Variant, type VariantModel } from "../../../core/variants";
import { type Daily, dailyOf } from "./daily";
import { type Fields, fields, type Inputs } from "./inputs";
import { type Sweat, sweatOf } from "./sweat";
import { dailyHeadline, dailyNotices, sweatHeadline, sweatNotices } from "./words";

/** The results of both modes; each mode fills in its own. */
interface Answer {
  readonly daily?: Daily;
  readonly sweat?: Sweat;
}

type Mode = "daily" | "sweat-rate";

export type Hydration = VariantModel<Mode, Inputs, Answer>;

type With<Part extends keyof Answer> = Variant<Fields, Required<Pick<Answer, Part>>>;

const daily: With<"daily"> = {
  question: "How much to drink in a day",
  inputs: {
    basis: {},
    lifeStage: {},
    sex: {},
    ageYears: {},
    weightKg: {},
    weightSt: {},
    weightLb: {},
    exerciseMinutes: {},
    exerciseIntensity: {},
    climate: {},
    heatHours: {},
    glassMl: {},
    wakeTime: {},
    bedTime: {},
  },
  answer: (inputs) => ({ daily: dailyOf(inputs) }),
  headline: ({ daily }, inputs, format) => dailyHeadline(daily, inputs, format),
  notices: ({ daily }, inputs, format) => dailyNotices(daily, inputs, format),
};

const sweatRate: With<"sweat"> = {
  question: "How much I sweat",
  inputs: {
    exerciseMinutes: { min: 5, max: 1440 },
    preWeightKg: {},
    preWeightLb: {},
    postWeightKg: {},
    postWeightLb: {},
    fluidMl: {},
    urineMl: {},
  },
  answer: (inputs) => ({ sweat: sweatOf(inputs) }),
  headline: ({ sweat }, inputs, format) => sweatHeadline(sweat, inputs, format),
  notices: ({ sweat }, _, format) => sweatNotices(sweat, format),
};

const variants = { daily, "sweat-rate": sweatRate } as Readonly<Record<Mode, Variant<Fields, Answer>>>;

export const modes = defineVariants("mode", { label: "I want to know", default: "daily" }, fields, variants);
