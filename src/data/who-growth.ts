import { AS_OF } from "./as-of";
import { figureAt } from "./parameter";

/**
 * Weight, length and weight for length from birth to 24 months. The rows are in a file for each sex,
 * who-growth-boys.json and who-growth-girls.json, because there are many.
 */
export const WHO_GROWTH = figureAt(
  {
    label: "Growth standards under two years",
    unit: "kg and cm (M), by day of age or by length",
    values: [
      {
        from: null,
        value: "who-growth-boys.json, who-growth-girls.json",
        text: "L, M and S of healthy breast-fed children in six countries, measured from 1997 to 2003",
        source: {
          title:
            "World Health Organization, WHO Child Growth Standards, 2006; recommended under two years by the CDC (MMWR 59, RR-9, 2010)",
          url: "https://www.who.int/tools/child-growth-standards/standards",
        },
        note: "The UK-WHO charts of the Royal College of Paediatrics and Child Health use the same standards from two weeks to four years of age.",
      },
    ],
  },
  AS_OF,
);
