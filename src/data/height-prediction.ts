/** Adult height predictions: rules based on the parents' heights, and the coefficients of Khamis and Roche. */
import { ageYears, female, male } from "./khamis-roche.json";
import { figuresAt, type Parameter } from "./parameter";

const tanner = {
  title: "Tanner, Goldstein and Whitehouse, Archives of Disease in Childhood 1970;45:755–762, and their 45:819",
  url: "https://doi.org/10.1136/adc.45.244.755",
};

const PARAMETERS = {
  khamisRoche: {
    label: "Khamis–Roche",
    unit: "inches; height in inches, weight in pounds, mean height of the parents in inches",
    values: [
      {
        from: null,
        value: {
          /** Ages of the rows for both sexes. */
          ageYears,
          /** β₀ and the coefficients of height, weight and mid-parent height. */
          female,
          male,
          /** 90% of errors are within this, in inches. */
          errorIn: { female: 1.7, male: 2.1 },
        },
        text: "β₀ + β₁ × height + β₂ × weight + β₃ × parents, from 4 to 17½ years; 90% of errors within 2.1 in (boys) or 1.7 in (girls)",
        source: {
          title: "Khamis and Roche, Pediatrics 1994;94:504–507, with the erratum of 1995;95:457",
          url: "https://pubmed.ncbi.nlm.nih.gov/7936860/",
        },
        unconfirmed: "the limits of 90% of errors",
      },
    ],
  },
  midParental: {
    label: "Mid-parental height",
    unit: "centimeters",
    values: [
      {
        from: null,
        value: { betweenSexes: 13, range: 8.5 },
        text: "the mean of the parents, the mother 13 cm taller for boys or the father 13 cm shorter for girls, ± 8.5 cm",
        source: tanner,
      },
    ],
  },
  shrinkage: {
    label: "Parents’ heights by age",
    unit: "centimeters",
    values: [
      {
        from: null,
        value: { fromYears: 45, cm: 1.5, aboveYears: 55, laterCm: 3 },
        text: "1.5 cm more at 45 to 55 years, 3 cm more over 55",
        source: tanner,
      },
    ],
  },
  conditional: {
    label: "Conditional target height",
    unit: "z-scores of adults",
    values: [
      {
        from: null,
        value: { regression: 0.72, rangeZ: 1.6 },
        text: "0.72 of the parents’ mean z-score, ± 1.6",
        source: {
          title: "Hermanussen and Cole, Hormone Research 2003;59:180–183",
          url: "https://doi.org/10.1159/000069321",
        },
      },
    ],
  },
  india: {
    label: "Indian target height",
    unit: "centimeters",
    values: [
      {
        from: null,
        value: { male: 9, female: -4 },
        text: "the mean of the parents + 9 cm for boys, − 4 cm for girls",
        source: {
          title: "Atluri et al., Indian Journal of Endocrinology and Metabolism 2018;22:441–444",
          url: "https://doi.org/10.4103/ijem.IJEM_92_18",
        },
        unconfirmed: "the figures, which come from a 2025 review",
      },
    ],
  },
} as const satisfies Record<string, Parameter>;

/** Figures that the page lists with their sources. */
export const HEIGHT_PREDICTION = figuresAt(PARAMETERS);
