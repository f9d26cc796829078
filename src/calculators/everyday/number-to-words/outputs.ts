import type { OutputsOf } from "../../../core/calculator";
import { number, table, text } from "../../../core/fields";

export const outputs = {
  words: text({ label: "In words", optional: true }),
  grouped: text({ label: "In digits" }),
  value: number({ label: "Value", digits: 15, optional: true }),
  numberText: text({ label: "Plain digits", optional: true }),
  ordinalShort: text({ label: "Short", optional: true }),
  roman: text({ label: "Roman numeral", optional: true }),
  breakdown: table({
    label: "Groups",
    columns: {
      digits: text({ label: "Digits" }),
      value: text({ label: "Value" }),
      name: text({ label: "Name", optional: true }),
    },
  }),
};

export type Outputs = OutputsOf<typeof outputs>;
