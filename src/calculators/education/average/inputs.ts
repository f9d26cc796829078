import { boolean, by, choice, fold, integer, list, number, percent, text, type ValuesOf } from "../../../core/fields";

/** Maximum length of a pasted column: a hundred thousand numbers of twenty characters. */
const LONGEST_TEXT = 2_000_000;
/** Frequencies and the one more number may be large, but anything beyond this is a typing error. */
const LARGEST = 1e12;

const NUMBERS = { mode: ["list", "weighted", "frequency"] } as const;
const PAIRED = { mode: ["weighted", "frequency"] } as const;
/** Modes in which the numbers are sorted, for quartiles and the like. */
const SORTED = { mode: ["list", "frequency"] } as const;

/** The four usual conventions, with the tools that use them. */
export const QUARTILE_METHODS = {
  inclusive: "Inclusive: Excel, Sheets, NumPy",
  exclusive: "Exclusive: QUARTILE.EXC, Minitab",
  tukey: "Tukey’s hinges: median in both",
  "moore-mccabe": "Moore & McCabe: median in neither",
} as const;

export const inputs = {
  mode: choice("Data", {
    options: {
      list: "A list of numbers",
      weighted: "Numbers with weights",
      frequency: "Numbers with frequencies",
      grouped: "Grouped data (classes)",
    },
    default: "list",
  }),
  data: text("Numbers", {
    note: "A column from a spreadsheet, or typed with spaces or commas",
    default: "12, 15, 14, 10, 8, 11, 13, 9, 14, 13",
    control: "multiline",
    max: LONGEST_TEXT,
    when: NUMBERS,
  }),
  weights: text(by("mode", { frequency: "Frequencies" }, "Weights"), {
    note: "One for each number, in the same order",
    default: "",
    control: "multiline",
    max: LONGEST_TEXT,
    when: PAIRED,
  }),
  classes: list("Classes", {
    row: { label: "Class" },
    default: [],
    min: 1,
    max: 200,
    columns: {
      lower: number("From", { noun: "Lower limit" }),
      upper: number("To", { noun: "Upper limit" }),
      frequency: number("Frequency", { min: 0, max: LARGEST }),
    },
    when: { mode: "grouped" },
  }),
  quartileMethod: choice("Quartiles", { options: QUARTILE_METHODS, default: "inclusive", when: SORTED }),
  ...fold("How the numbers are read", {
    decimalMark: choice("Decimal mark", {
      options: { point: "Point: 1.5", comma: "Comma: 1,5" },
      default: "point",
      when: NUMBERS,
    }),
    commaMeans: choice("A comma", {
      options: {
        auto: "Depends on the numbers",
        separator: "Separates numbers",
        thousands: "Groups thousands: 1,234",
      },
      default: "auto",
      when: { ...NUMBERS, decimalMark: "point" },
    }),
    ignoreText: boolean("Skip words", { note: "Ignores anything that is not a number", default: false, when: NUMBERS }),
  }),
  ...fold("Percentile, trimming and fences", {
    percentile: percent("Percentile", { default: 90, min: 0, max: 100, when: SORTED }),
    trimPercent: percent("Trim each end by", {
      noun: "Trim",
      default: 10,
      min: 0,
      below: 50,
      messages: { range: "between 0 and less than 50% at each end" },
      when: SORTED,
    }),
    outlierFactor: number("Fence factor", { unit: "× IQR", default: 1.5, min: 0, max: 10, when: SORTED }),
  }),
  ...fold("Confidence and histogram", {
    confidenceLevel: percent("Confidence", { default: 95, min: 50, max: 99.99, when: SORTED }),
    bins: integer("Histogram bins", { note: "0 uses Sturges’ rule", default: 0, min: 0, max: 200, when: SORTED }),
  }),
  ...fold("One more number", {
    nextNumber: number("One more number", {
      note: "Shows the mean with it; “Solve for” then finds the number that gives the mean you want",
      default: null,
      min: -LARGEST,
      max: LARGEST,
      when: NUMBERS,
      solve: true,
    }),
    nextWeight: number("Weight of that number", {
      default: 1,
      above: 0,
      max: LARGEST,
      messages: { range: "more than 0" },
      when: { mode: "weighted" },
      solve: true,
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
