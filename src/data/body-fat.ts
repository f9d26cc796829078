/**
 * Equations that estimate body fat from tape, scale or skinfold caliper measurements, and the limits that the answer is
 * compared with. Units are those of the source: some equations use inches and pounds.
 */
import { figuresAt, type Parameter } from "./parameter";

const jacksonPollockMen = {
  title: "Jackson and Pollock, British Journal of Nutrition 1978;40:497–504",
  url: "https://doi.org/10.1079/BJN19780152",
};

const PARAMETERS = {
  navy: {
    label: "Navy tape test",
    unit: "percent; girths and height in inches",
    values: [
      {
        from: null,
        value: {
          male: { girths: 86.01, height: 70.041, constant: 36.76 },
          female: { girths: 163.205, height: 97.684, constant: -78.387 },
        },
        text: "men 86.010·log₁₀(waist − neck) − 70.041·log₁₀(height) + 36.76; women 163.205·log₁₀(waist + hip − neck) − 97.684·log₁₀(height) − 78.387",
        source: {
          title:
            "Hodgdon and Beckett, Naval Health Research Center reports 84-11 and 84-29, 1984, in the form of DoD Instruction 1308.3",
        },
      },
    ],
  },
  army: {
    label: "Army tape test",
    unit: "percent; abdomen in inches, weight in pounds",
    values: [
      {
        from: "2023-06-12",
        value: {
          male: { constant: -26.97, weight: 0.12, abdomen: 1.99 },
          female: { constant: -9.15, weight: 0.015, abdomen: 1.27 },
          // The official method rounds the abdomen to half an inch and the weight to the pound.
          girthStep: 0.5,
        },
        text: "men −26.97 − 0.12 × weight + 1.99 × abdomen, women −9.15 − 0.015 × weight + 1.27 × abdomen",
        source: { title: "Army Directive 2023-11 (Army Body Fat Assessment) and ALARACT 046/2023" },
      },
    ],
  },
  ymca: {
    label: "YMCA",
    unit: "percent; waist in inches, weight in pounds",
    values: [
      {
        from: null,
        value: { waist: 4.15, weight: 0.082, constant: { male: 98.42, female: 76.76 } },
        text: "100 × (4.15 × waist − 0.082 × weight − 98.42 for men, 76.76 for women) ÷ weight",
        source: { title: "YMCA, Y’s Way to Physical Fitness, 1989" },
        unconfirmed: "the coefficients, which are the widely reproduced ones",
      },
    ],
  },
  deurenberg: {
    label: "Deurenberg",
    unit: "percent; kg/m² and years",
    values: [
      {
        from: null,
        value: {
          child: { underYears: 16, bmi: 1.51, age: -0.7, male: 3.6, constant: 1.4 },
          adult: { bmi: 1.2, age: 0.23, male: 10.8, constant: -5.4 },
        },
        text: "1.20 × BMI + 0.23 × age − 10.8 for men − 5.4; under 16 years 1.51 × BMI − 0.70 × age − 3.6 for boys + 1.4",
        source: {
          title: "Deurenberg, Weststrate and Seidell, British Journal of Nutrition 1991;65:105–114",
          url: "https://doi.org/10.1079/BJN19910073",
        },
      },
    ],
  },
  cunBae: {
    label: "CUN-BAE",
    unit: "percent; kg/m² and years",
    values: [
      {
        from: null,
        value: {
          constant: -44.988,
          age: 0.503,
          female: 10.689,
          bmi: 3.172,
          bmiSquare: -0.026,
          bmiFemale: 0.181,
          bmiAge: -0.02,
          bmiSquareFemale: -0.005,
          bmiSquareAge: 0.00021,
        },
        text: "−44.988 + 0.503 × age + 10.689 × f + 3.172 × BMI − 0.026 × BMI² + 0.181 × BMI × f − 0.02 × BMI × age − 0.005 × BMI² × f + 0.00021 × BMI² × age, with f = 1 for women",
        source: {
          title: "Gómez-Ambrosi et al., Diabetes Care 2012;35:383–388",
          url: "https://doi.org/10.2337/dc11-1334",
        },
      },
    ],
  },
  rfm: {
    label: "Relative fat mass",
    unit: "percent; height over waist",
    values: [
      {
        from: null,
        value: { constant: { male: 64, female: 76 }, ratio: 20 },
        text: "64 for men or 76 for women, less 20 × height ÷ waist",
        source: {
          title: "Woolcott and Bergman, Scientific Reports 2018;8:10980",
          url: "https://doi.org/10.1038/s41598-018-29362-1",
        },
      },
    ],
  },
  jacksonPollock3Men: {
    label: "Three skinfolds, men",
    unit: "g/mL; millimeters and years",
    values: [
      {
        from: null,
        value: { constant: 1.10938, sum: 0.0008267, square: 0.0000016, age: 0.0002574 },
        text: "chest, abdomen and thigh: 1.10938 − 0.0008267·S + 0.0000016·S² − 0.0002574 × age",
        source: jacksonPollockMen,
      },
    ],
  },
  jacksonPollock3Women: {
    label: "Three skinfolds, women",
    unit: "g/mL; millimeters and years",
    values: [
      {
        from: null,
        value: { constant: 1.0994921, sum: 0.0009929, square: 0.0000023, age: 0.0001392 },
        text: "triceps, suprailiac and thigh: 1.0994921 − 0.0009929·S + 0.0000023·S² − 0.0001392 × age",
        source: {
          title: "Jackson, Pollock and Ward, Medicine and Science in Sports and Exercise 1980;12:175–181",
          url: "https://pubmed.ncbi.nlm.nih.gov/7402053/",
        },
      },
    ],
  },
  jacksonPollock7: {
    label: "Seven skinfolds",
    unit: "g/mL; millimeters and years",
    values: [
      {
        from: null,
        value: {
          male: { constant: 1.112, sum: 0.00043499, square: 0.00000055, age: 0.00028826 },
          female: { constant: 1.097, sum: 0.00046971, square: 0.00000056, age: 0.00012828 },
        },
        text: "men 1.112 − 0.00043499·S + 0.00000055·S² − 0.00028826 × age, women 1.097 − 0.00046971·S + 0.00000056·S² − 0.00012828 × age",
        source: jacksonPollockMen,
      },
    ],
  },
  density: {
    label: "Fat by density",
    unit: "percent, by g/mL",
    values: [
      {
        from: null,
        value: { siri: { over: 495, less: 450 }, brozek: { over: 457, less: 414.2 } },
        text: "Siri 495 ÷ density − 450; Brozek 457 ÷ density − 414.2",
        source: {
          title:
            "Siri, in: Techniques for Measuring Body Composition, 1961; Brozek et al., Annals of the New York Academy of Sciences 1963;110:113–140",
        },
      },
    ],
  },
  ace: {
    label: "ACE categories",
    unit: "percent, lower end of each category",
    values: [
      {
        from: null,
        // Essential fat, athletes, fitness, average, obese.
        value: { male: [2, 6, 14, 18, 25], female: [10, 14, 21, 25, 32] },
        text: "men from 2, 6, 14, 18 and 25%, women from 10, 14, 21, 25 and 32%",
        source: { title: "American Council on Exercise, Percent body fat norms" },
        unconfirmed: "where each band ends",
      },
    ],
  },
  byAge: {
    label: "Healthy range by age",
    unit: "percent, upper ends of underfat, healthy and overfat",
    values: [
      {
        from: null,
        value: [
          { fromYears: 20, male: [8, 20, 25], female: [21, 33, 39] },
          { fromYears: 40, male: [11, 22, 28], female: [23, 34, 40] },
          { fromYears: 60, untilYears: 80, male: [13, 25, 30], female: [24, 36, 42] },
        ],
        text: "healthy at 20 to 39 years 8 to 20% (men) or 21 to 33% (women), at 40 to 59 years 11 to 22% or 23 to 34%, at 60 to 79 years 13 to 25% or 24 to 36%",
        source: {
          title: "Gallagher et al., American Journal of Clinical Nutrition 2000;72:694–701",
          url: "https://doi.org/10.1093/ajcn/72.3.694",
        },
      },
    ],
  },
  armyLimits: {
    label: "Army body fat limits",
    unit: "percent, by age in years",
    values: [
      {
        from: "2019-07-16",
        value: [
          { fromYears: 17, male: 20, female: 30 },
          { fromYears: 21, male: 22, female: 32 },
          { fromYears: 28, male: 24, female: 34 },
          { fromYears: 40, male: 26, female: 36 },
        ],
        text: "men 20, 22, 24 and 26%, women 30, 32, 34 and 36%, from 17, 21, 28 and 40 years",
        source: {
          title: "Army Regulation 600-9, The Army Body Composition Program, table B-2",
          url: "https://armypubs.army.mil/",
        },
      },
    ],
  },
  waistToHeight: {
    label: "Waist-to-height limit of the US services",
    unit: "waist over height",
    values: [
      {
        from: "2026-01-12",
        value: 0.55,
        text: "under 0.55; above it, the body fat limits apply",
        source: {
          title: "US Department of War, memorandum of December 18, 2025, published January 12, 2026",
        },
      },
    ],
  },
} as const satisfies Record<string, Parameter>;

/** Figures that the page lists with their sources. */
export const BODY_FAT = figuresAt(PARAMETERS);
