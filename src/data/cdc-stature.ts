import { AS_OF } from "./as-of";
import { ageMonths, L, M, S } from "./cdc-stature-boys-lms.json";
import { figureAt } from "./parameter";

/** Height by age, 2 to 20 years. The rows for girls under 20 are in cdc-stature-girls-lms.json, loaded when needed. */
export const CDC_STATURE = figureAt(
  {
    label: "Growth charts",
    unit: "cm (M), by age in months",
    values: [
      {
        from: null,
        value: {
          ageMonths,
          male: { L, M, S },
          /** Values at 240 months, from the last row of the file. */
          women: { L: 1.108046193, M: 163.338251, S: 0.039636316 },
        },
        text: "L, M and S by month of age and sex, of US children surveyed from 1963 to 1994; adults are compared with age 20",
        source: {
          title: "CDC growth charts: Vital and Health Statistics 11(246), 2002",
          url: "https://www.cdc.gov/growthcharts/",
        },
      },
    ],
  },
  AS_OF,
);
