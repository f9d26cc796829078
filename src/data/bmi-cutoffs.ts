/** Cutoffs for body mass index (kg/m²), as set by the organizations named. Lower limits are inclusive. */
import { figuresAt, type Parameter } from "./parameter";

const PARAMETERS = {
  who: {
    label: "WHO categories for adults",
    unit: "kg/m², lower end of each category",
    values: [
      {
        from: null,
        value: {
          normal: "normal",
          classes: [
            { code: "severe-thinness", from: 0 },
            { code: "moderate-thinness", from: 16 },
            { code: "mild-thinness", from: 17 },
            { code: "normal", from: 18.5 },
            { code: "overweight", from: 25 },
            { code: "obesity-1", from: 30 },
            { code: "obesity-2", from: 35 },
            { code: "obesity-3", from: 40 },
          ],
        },
        text: "thinness under 16, 17 and 18.5, normal from 18.5, overweight from 25, obesity from 30, 35 and 40",
        source: {
          title: "WHO Technical Report Series 894, “Obesity: preventing and managing the global epidemic”, 2000",
          url: "https://iris.who.int/handle/10665/42330",
        },
      },
    ],
  },
  asian: {
    label: "WHO action points for Asian adults",
    unit: "kg/m², lower end of each category",
    values: [
      {
        from: "2004-01-10",
        value: {
          normal: "normal",
          classes: [
            { code: "underweight", from: 0 },
            { code: "normal", from: 18.5 },
            { code: "increased-risk", from: 23 },
            { code: "high-risk", from: 27.5 },
            { code: "high-risk-2", from: 32.5 },
            { code: "high-risk-3", from: 37.5 },
          ],
        },
        text: "normal from 18.5, increased risk from 23, high risk from 27.5, 32.5 and 37.5",
        source: {
          title: "WHO expert consultation, Lancet 2004;363:157–163",
          url: "https://doi.org/10.1016/S0140-6736(03)15268-3",
        },
      },
    ],
  },
  india: {
    label: "Indian categories for adults",
    unit: "kg/m², lower end of each category",
    values: [
      {
        from: null,
        value: {
          normal: "normal",
          classes: [
            { code: "underweight", from: 0 },
            { code: "normal", from: 18 },
            { code: "overweight", from: 23 },
            { code: "obesity", from: 25 },
          ],
        },
        text: "normal from 18, overweight from 23, obesity from 25",
        source: {
          title:
            "Consensus statement for Asian Indians, Journal of the Association of Physicians of India 2009;57:163–170",
        },
      },
    ],
  },
  child: {
    label: "Categories for children and teens",
    unit: "percentiles; share of the 95th percentile; kg/m²",
    values: [
      {
        from: null,
        value: {
          healthyFromPercentile: 5,
          overweightFromPercentile: 85,
          obesityFromPercentile: 95,
          /** A share of the 95th percentile or a fixed value, whichever is lower. */
          obesity2: { shareOfP95: 1.2, bmi: 35 },
          obesity3: { shareOfP95: 1.4, bmi: 40 },
        },
        text: "healthy from the 5th percentile, overweight from the 85th, obesity from the 95th; class 2 from 120% of the 95th percentile or 35, class 3 from 140% or 40, whichever is lower",
        source: {
          title: "CDC, “Child and teen BMI categories”, 2022–23",
          url: "https://www.cdc.gov/bmi/child-teen-calculator/bmi-categories.html",
        },
      },
    ],
  },
} as const satisfies Record<string, Parameter>;

/** Figures that the page lists with their sources. */
export const BMI_CUTOFFS = figuresAt(PARAMETERS);

const { who, asian, india, child } = BMI_CUTOFFS;

export const ADULT_STANDARDS = { who: who.value, asian: asian.value, india: india.value };

/** For ages 2 to 19. */
export const CHILD_CLASSES = child.value;
