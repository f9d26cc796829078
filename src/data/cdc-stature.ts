import { AS_OF } from "./as-of";
import { ageMonths, female, male } from "./cdc-stature-lms.json";
import { figureAt } from "./parameter";

/** Height by age, 2 to 20 years. */
export const CDC_STATURE = figureAt(
  {
    label: "Growth charts",
    unit: "cm (M), by age in months",
    values: [
      {
        from: null,
        value: { ageMonths, female, male },
        text: "L, M and S by month of age and sex, of US children surveyed from 1963 to 1994; adults are compared at 20 years",
        source: {
          title: "CDC growth charts: Vital and Health Statistics 11(246), 2002",
          url: "https://www.cdc.gov/growthcharts/",
        },
      },
    ],
  },
  AS_OF,
);
