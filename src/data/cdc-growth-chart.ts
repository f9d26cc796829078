import { AS_OF } from "./as-of";
import { figureAt } from "./parameter";

const text =
  "L, M and S by month of age and sex, of US children surveyed from 1963 to 1994; above the 95th percentile, the 2022 extension";

/** Body mass index by age, 2 to 20 years. The rows are in a separate file, because there are many. */
export const CDC_GROWTH_CHART = figureAt(
  {
    label: "Growth charts",
    unit: "kg/m² (M), by age in months",
    values: [
      {
        from: null,
        value: "cdc-bmi-lms.json",
        text,
        source: {
          title: "CDC growth charts: Vital and Health Statistics 11(246), 2002, and 2(197), 2022",
          url: "https://www.cdc.gov/growthcharts/",
        },
      },
    ],
  },
  AS_OF,
);
