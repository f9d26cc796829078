/** Bra size labels by country, and rules that convert measurements to sizes. */
import { figuresAt, type Parameter } from "./parameter";

const CHARTS = {
  title: "Size charts of manufacturers and shops, as collected in Wikipedia, “Bra size”, 2026",
  url: "https://en.wikipedia.org/wiki/Bra_size",
};

/** Splits a list of cup sizes, smallest first, at spaces. */
const cups = (list: string) => list.split(" ");

const PARAMETERS = {
  labels: {
    label: "Labels of the same bra by country",
    unit: "17 bands and 19 cups, from the smallest",
    values: [
      {
        from: null,
        value: {
          us: {
            first: 24,
            each: 2,
            cups: cups("AAA AA A B C D DD DDD G H I J K L M N O P Q"),
            aliases: { E: "DD", F: "DDD", DDDD: "G" },
          },
          uk: {
            first: 24,
            each: 2,
            cups: cups("AAA AA A B C D DD E F FF G GG H HH J JJ K KK L"),
            aliases: {},
          },
          eu: {
            first: 50,
            each: 5,
            cups: cups("AAA AA A B C D E F G H I J K L M N O P Q"),
            aliases: { DD: "E" },
          },
          fr: {
            first: 65,
            each: 5,
            cups: cups("AAA AA A B C D E F G H I J K L M N O P Q"),
            aliases: { DD: "E" },
          },
          au: {
            first: 2,
            each: 2,
            cups: cups("AAA AA A B C D DD E F FF G GG H HH J JJ K KK L"),
            aliases: {},
          },
          jp: { first: 50, each: 5, cups: cups("AA A B C D E F G H I J K L M N O P Q R"), aliases: {} },
          in: { first: 24, each: 2, cups: cups("AAA AA A B C D DD E F G H I J K L M N O P"), aliases: {} },
        },
        text: "US, UK and India 32 = EU and Japan 70 = France 85 = Australia 10; after D, US DD, UK DD, EU E, and so on",
        source: CHARTS,
        unconfirmed: "cups after DD in India come from shops, not from a standard",
      },
    ],
  },
  inches: {
    label: "Rules in inches",
    unit: "inches",
    values: [
      {
        from: null,
        // The traditional rule rounds the ribs and adds 4 to an even or 5 to an odd number, so that the band is even.
        value: { modern: { toEven: 1 }, traditional: { toEven: 4, toOdd: 5 } },
        text: "band equal to the ribs (fitters today), or ribs plus 4 or 5 (traditional); one cup for each inch of the bust over the band",
        source: CHARTS,
      },
    ],
  },
  en13402: {
    label: "European rule (EN 13402-3)",
    unit: "centimeters",
    values: [
      {
        from: "2004-11-01",
        value: { band: 5, cupsAbove: 10, cup: 2 },
        text: "ribs to the nearest 5 cm; AA over 10 to 12 cm of difference, A over 12 to 14, then one cup per 2 cm",
        source: {
          title:
            "EN 13402-3, Size designation of clothes: body measurements and intervals (2004, revised 2013 and 2017)",
        },
      },
    ],
  },
  jis: {
    label: "Japanese rule (JIS L 4006)",
    unit: "centimeters",
    values: [
      {
        from: null,
        value: { band: 5, firstCup: 7.5, cup: 2.5 },
        text: "ribs to the nearest 5 cm; AA at 7.5 cm of difference, A at 10, then one cup per 2.5 cm, to the nearest cup",
        source: { title: "JIS L 4006, Sizing systems for foundation garments (1998)" },
        unconfirmed: "taken from charts that quote the standard",
      },
    ],
  },
} as const satisfies Record<string, Parameter>;

/** Figures that the page lists with their sources. */
export const BRA_FIGURES = figuresAt(PARAMETERS);

export const BRA_LABELS = BRA_FIGURES.labels.value;
export const INCH_RULES = BRA_FIGURES.inches.value;
export const EN_RULE = BRA_FIGURES.en13402.value;
export const JIS_RULE = BRA_FIGURES.jis.value;
