import {
  boolean,
  by,
  choice,
  integer,
  list,
  number,
  percent,
  text,
  type ValuesOf,
} from "../../../core/fields";

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
  mode: choice({
    label: "Data",
    options: {
      list: "A list of numbers",
      weighted: "Numbers with weights",
      frequency: "Numbers with frequencies",
      grouped: "Grouped data (classes)",
    },
    default: "list",
  }),
  data: text({
    label: "Numbers",
    note: "A column from a spreadsheet, or typed with spaces or commas",
    default: "12, 15, 14, 10, 8, 11, 13, 9, 14, 13",
    multiline: true,
    maxLength: LONGEST_TEXT,
    when: NUMBERS,
  }),
  weights: text({
    label: by("mode", { frequency: "Frequencies" }, "Weights"),
    note: "One for each number, in the same order",
    default: "",
    multiline: true,
    maxLength: LONGEST_TEXT,
    when: PAIRED,
  }),
  classes: list({
    label: "Classes",
    itemLabel: "Class",
    default: [],
    minRows: 1,
    maxRows: 200,
    item: {
      lower: number({ label: "From", noun: "Lower limit" }),
      upper: number({ label: "To", noun: "Upper limit" }),
      frequency: number({ label: "Frequency", min: 0, max: LARGEST }),
    },
    when: { mode: "grouped" },
  }),
  quartileMethod: choice({
    label: "Quartiles",
    options: QUARTILE_METHODS,
    default: "inclusive",
    when: SORTED,
  }),
  decimalMark: choice({
    label: "Decimal mark",
    options: { point: "Point: 1.5", comma: "Comma: 1,5" },
    default: "point",
    when: NUMBERS,
  }),
  commaMeans: choice({
    label: "A comma",
    options: {
      auto: "Is read from the numbers",
      separator: "Separates numbers",
      thousands: "Groups thousands: 1,234",
    },
    default: "auto",
    when: { ...NUMBERS, decimalMark: "point" },
  }),
  ignoreText: boolean({
    label: "Skip words",
    note: "Ignores anything that is not a number",
    default: false,
    when: NUMBERS,
  }),
  percentile: percent({ label: "Percentile", default: 90, min: 0, max: 100, when: SORTED }),
  trimPercent: percent({
    label: "Trim each end by",
    noun: "Trim",
    default: 10,
    min: 0,
    below: 50,
    range: "between 0 and less than 50% at each end",
    when: SORTED,
  }),
  outlierFactor: number({
    label: "Fence factor",
    unit: "× IQR",
    default: 1.5,
    min: 0,
    max: 10,
    when: SORTED,
  }),
  confidenceLevel: percent({ label: "Confidence", default: 95, min: 50, max: 99.99, when: SORTED }),
  bins: integer({
    label: "Histogram bins",
    note: "0 uses Sturges’ rule",
    default: 0,
    min: 0,
    max: 200,
    when: SORTED,
  }),
  nextNumber: number({
    label: "One more number",
    note: "Shows the mean with it; “Solve for” then finds the number that gives the mean you want",
    default: null,
    min: -LARGEST,
    max: LARGEST,
    when: NUMBERS,
  }),
  nextWeight: number({
    label: "Its weight",
    default: 1,
    above: 0,
    max: LARGEST,
    range: "more than 0",
    when: { mode: "weighted" },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
