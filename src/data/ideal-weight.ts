/**
 * Formulas and tables for “ideal” weight: kilograms by inches over five feet, body frame by wrist and elbow, and the
 * table of the Metropolitan Life Insurance Company.
 */
import { figuresAt, type Parameter } from "./parameter";

/** Height in inches, in shoes with 1-inch heels, and weight in pounds, in indoor clothing, for each frame. */
const METROPOLITAN_1983 = {
  male: [
    { inches: 62, small: [128, 134], medium: [131, 141], large: [138, 150] },
    { inches: 63, small: [130, 136], medium: [133, 143], large: [140, 153] },
    { inches: 64, small: [132, 138], medium: [135, 145], large: [142, 156] },
    { inches: 65, small: [134, 140], medium: [137, 148], large: [144, 160] },
    { inches: 66, small: [136, 142], medium: [139, 151], large: [146, 164] },
    { inches: 67, small: [138, 145], medium: [142, 154], large: [149, 168] },
    { inches: 68, small: [140, 148], medium: [145, 157], large: [152, 172] },
    { inches: 69, small: [142, 151], medium: [148, 160], large: [155, 176] },
    { inches: 70, small: [144, 154], medium: [151, 163], large: [158, 180] },
    { inches: 71, small: [146, 157], medium: [154, 166], large: [161, 184] },
    { inches: 72, small: [149, 160], medium: [157, 170], large: [164, 188] },
    { inches: 73, small: [152, 164], medium: [160, 174], large: [168, 192] },
    { inches: 74, small: [155, 168], medium: [164, 178], large: [172, 197] },
    { inches: 75, small: [158, 172], medium: [167, 182], large: [176, 202] },
    { inches: 76, small: [162, 176], medium: [171, 187], large: [181, 207] },
  ],
  female: [
    { inches: 58, small: [102, 111], medium: [109, 121], large: [118, 131] },
    { inches: 59, small: [103, 113], medium: [111, 123], large: [120, 134] },
    { inches: 60, small: [104, 115], medium: [113, 126], large: [122, 137] },
    { inches: 61, small: [106, 118], medium: [115, 129], large: [125, 140] },
    { inches: 62, small: [108, 121], medium: [118, 132], large: [128, 143] },
    { inches: 63, small: [111, 124], medium: [121, 135], large: [131, 147] },
    { inches: 64, small: [114, 127], medium: [124, 138], large: [134, 151] },
    { inches: 65, small: [117, 130], medium: [127, 141], large: [137, 155] },
    { inches: 66, small: [120, 133], medium: [130, 144], large: [140, 159] },
    { inches: 67, small: [123, 136], medium: [133, 147], large: [143, 163] },
    { inches: 68, small: [126, 139], medium: [136, 150], large: [146, 167] },
    { inches: 69, small: [129, 142], medium: [139, 153], large: [149, 170] },
    { inches: 70, small: [132, 145], medium: [142, 156], large: [152, 173] },
    { inches: 71, small: [135, 148], medium: [145, 159], large: [155, 176] },
    { inches: 72, small: [138, 151], medium: [148, 162], large: [158, 179] },
  ],
} as const;

/** Elbow breadths of a medium frame by barefoot height, in inches. */
const ELBOW_1983 = {
  male: [
    { under: 63, from: 2.5, to: 2.875 },
    { under: 67, from: 2.625, to: 2.875 },
    { under: 71, from: 2.75, to: 3 },
    { under: 75, from: 2.75, to: 3.125 },
    { under: null, from: 2.875, to: 3.25 },
  ],
  female: [
    { under: 59, from: 2.25, to: 2.5 },
    { under: 63, from: 2.25, to: 2.5 },
    { under: 67, from: 2.375, to: 2.625 },
    { under: 71, from: 2.375, to: 2.625 },
    { under: null, from: 2.5, to: 2.75 },
  ],
} as const;

const metropolitanLife = {
  title: "Metropolitan Life Insurance Company, Statistical Bulletin 1983;64(1):2–9",
};

const KG_BY_INCHES = "kg, and kg for each inch over 5 ft";

const PARAMETERS = {
  devine: {
    label: "Devine",
    unit: KG_BY_INCHES,
    values: [
      {
        from: null,
        value: { year: 1974, male: { base: 50, perInch: 2.3 }, female: { base: 45.5, perInch: 2.3 } },
        text: "men 50 kg + 2.3 kg an inch, women 45.5 kg + 2.3 kg",
        source: {
          title: "Devine, Gentamicin therapy, Drug Intelligence and Clinical Pharmacy 1974;8:650–655",
          url: "https://doi.org/10.1177/106002807400801104",
        },
      },
    ],
  },
  robinson: {
    label: "Robinson",
    unit: KG_BY_INCHES,
    values: [
      {
        from: null,
        value: { year: 1983, male: { base: 52, perInch: 1.9 }, female: { base: 49, perInch: 1.7 } },
        text: "men 52 kg + 1.9 kg an inch, women 49 kg + 1.7 kg",
        source: {
          title: "Robinson et al., American Journal of Hospital Pharmacy 1983;40:1016–1019",
          url: "https://pubmed.ncbi.nlm.nih.gov/6869387/",
        },
      },
    ],
  },
  miller: {
    label: "Miller",
    unit: KG_BY_INCHES,
    values: [
      {
        from: null,
        value: { year: 1983, male: { base: 56.2, perInch: 1.41 }, female: { base: 53.1, perInch: 1.36 } },
        text: "men 56.2 kg + 1.41 kg an inch, women 53.1 kg + 1.36 kg",
        source: { title: "Miller et al., American Journal of Hospital Pharmacy 1983;40:1622" },
      },
    ],
  },
  hamwi: {
    label: "Hamwi",
    unit: KG_BY_INCHES,
    values: [
      {
        from: null,
        value: { year: 1964, male: { base: 48, perInch: 2.7 }, female: { base: 45.5, perInch: 2.2 } },
        text: "men 48 kg + 2.7 kg an inch, women 45.5 kg + 2.2 kg",
        source: {
          title: "Hamwi, in: Danowski (ed.), Diabetes Mellitus, American Diabetes Association, 1964, pages 73–78",
        },
      },
    ],
  },
  lemmens: {
    label: "Lemmens",
    unit: "kg/m²",
    values: [
      {
        from: null,
        value: { year: 2005, bmi: 22 },
        text: "a BMI of 22",
        source: {
          title: "Lemmens, Brodsky and Bernstein, Obesity Surgery 2005;15:1082–1083",
          url: "https://doi.org/10.1381/0960892054621350",
        },
      },
    ],
  },
  peterson: {
    label: "Peterson",
    unit: "kg, by BMI and height in m",
    values: [
      {
        from: null,
        value: { year: 2016, perBmi: 2.2, perBmiMeter: 3.5, atMeters: 1.5 },
        text: "2.2 × BMI + 3.5 × BMI × (height in m − 1.5)",
        source: {
          title: "Peterson et al., American Journal of Clinical Nutrition 2016;103:1197–1203",
          url: "https://doi.org/10.3945/ajcn.115.121178",
        },
      },
    ],
  },
  frameFactors: {
    label: "Frame",
    unit: "times the weight of a medium frame",
    values: [
      {
        from: null,
        value: { small: 0.9, medium: 1, large: 1.1 },
        text: "10% less for a small frame, 10% more for a large one",
        source: {
          title: "Hamwi, in: Danowski (ed.), Diabetes Mellitus, American Diabetes Association, 1964, pages 73–78",
        },
      },
    ],
  },
  wrist: {
    label: "Frame by wrist",
    unit: "height divided by wrist",
    values: [
      {
        from: null,
        // Range of a medium frame, both ends included.
        value: { male: { from: 9.6, to: 10.4 }, female: { from: 10.1, to: 11 } },
        text: "medium from 9.6 to 10.4 (men) or 10.1 to 11 (women), small above, large below",
        source: { title: "Grant, Handbook of Total Parenteral Nutrition, Saunders, 1980" },
      },
    ],
  },
  elbow: {
    label: "Frame by elbow breadth",
    unit: "inches, by barefoot height in inches",
    values: [
      {
        from: null,
        value: ELBOW_1983,
        text: "medium from 2½ to 3¼ in (men) or 2¼ to 2¾ in (women), by height",
        source: metropolitanLife,
        unconfirmed: "the rows for men of 6 ft 3 in and women of 5 ft 11 in and over",
      },
    ],
  },
  metropolitan: {
    label: "Metropolitan height and weight table",
    unit: "pounds, by height in inches and frame",
    values: [
      {
        from: null,
        value: {
          rows: METROPOLITAN_1983,
          heelInches: 1,
          clothingPounds: { male: 5, female: 3 },
        },
        text: "weights with the lowest mortality at ages 25 to 59, with 1-inch heels and 5 lb (men) or 3 lb (women) of clothing, which are subtracted here",
        source: metropolitanLife,
      },
    ],
  },
  adjusted: {
    label: "Adjusted body weight",
    unit: "share of the weight above Devine",
    values: [
      {
        from: null,
        value: 0.4,
        text: "Devine + 0.4 × (weight − Devine)",
        source: {
          title: "Bauer et al., European Journal of Clinical Pharmacology 1983;24:643–647",
          url: "https://doi.org/10.1007/BF00542215",
        },
      },
    ],
  },
} as const satisfies Record<string, Parameter>;

/** Figures that the page lists with their sources. */
export const IDEAL_WEIGHT = figuresAt(PARAMETERS);
