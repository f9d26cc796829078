import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import { STATES, type StateCode } from "../../../data/tax/states";
import { US_SALES_TAX } from "../../../data/tax/us-sales-tax";
import type { Rational } from "../../../math/numbers/rational";
import type { Answer } from "./answer";
import type { Inputs } from "./fields";
import { RATE_USES } from "./rates";

type Model = VariantModel<"india-gst" | "us-sales-tax" | "vat", Inputs, Answer>;

const { choice, date, integer, money, number, percent, table, text } = outputsOf<Model>();

const maybe = { optional: true } as const;
const double = (value: Rational | null | undefined) => value?.toNumber() ?? null;
const total = (of: "discount" | "net" | "tax" | "cess" | "gross") => (model: Model) =>
  model.answer.invoice.total(of).toNumber();

export const outputs = {
  netAmount: money({ label: "Net", noun: "Net amount", value: total("net") }),
  taxAmount: money({ label: "Tax", value: total("tax") }),
  cess: money({ label: "Cess", value: total("cess") }),
  grossAmount: money({ label: "With tax", noun: "Amount with tax", value: total("gross") }),
  discountAmount: money({ label: "Discount", value: total("discount") }),
  effectiveRate: percent({
    label: "Tax as a percentage of the net amount",
    ...maybe,
    value: ({ answer }) => double(answer.invoice.effectiveRate),
  }),
  cgst: money({ label: "CGST", ...maybe, value: ({ answer }) => double(answer.india?.cgst) }),
  sgst: money({ label: "SGST", ...maybe, value: ({ answer }) => double(answer.india?.sgst) }),
  utgst: money({ label: "UTGST", ...maybe, value: ({ answer }) => double(answer.india?.utgst) }),
  igst: money({ label: "IGST", ...maybe, value: ({ answer }) => double(answer.india?.igst) }),
  roundOff: money({ label: "Round-off", ...maybe, value: ({ answer }) => double(answer.india?.roundOff) }),
  payableAmount: money({
    label: "Payable",
    noun: "Payable amount",
    ...maybe,
    value: ({ answer }) => double(answer.india?.payable),
  }),
  combinedRate: percent({
    label: "State and local rate",
    ...maybe,
    value: ({ answer }) => double(answer.us?.combinedRate),
  }),
  stateTax: money({ label: "State tax", ...maybe, value: ({ answer }) => double(answer.us?.stateTax) }),
  localTax: money({ label: "Local tax", ...maybe, value: ({ answer }) => double(answer.us?.localTax) }),
  lines: table({
    label: "Lines",
    columns: {
      number: integer({ label: "No." }),
      description: text({ label: "Description", ...maybe }),
      amount: money({ label: "Price" }),
      quantity: number({ label: "Quantity" }),
      netAmount: money({ label: "Net" }),
      rate: percent({ label: "Rate" }),
      taxAmount: money({ label: "Tax" }),
      cess: money({ label: "Cess" }),
      grossAmount: money({ label: "With tax" }),
    },
    value: ({ answer }) =>
      answer.invoice.lines.map((line, i) => ({
        number: i + 1,
        description: line.description || null,
        amount: line.amount,
        quantity: line.quantity,
        netAmount: line.net.toNumber(),
        rate: line.rate.toNumber(),
        taxAmount: line.tax.toNumber(),
        cess: line.cess.toNumber(),
        grossAmount: line.gross.toNumber(),
      })),
  }),
  gstRates: table({
    label: "GST rates and their dates",
    columns: {
      rate: percent({ label: "Rate" }),
      use: text({ label: "On" }),
      from: date({ label: "From" }),
      until: date({ label: "Until", ...maybe }),
    },
    value: ({ variant }) => (variant === "india-gst" ? RATE_USES : null),
  }),
  stateRates: table({
    label: "State rates",
    columns: {
      state: choice({ label: "State", options: STATES }),
      rate: percent({ label: "State rate" }),
      from: date({ label: "Since", ...maybe }),
      note: text({ label: "Note", ...maybe }),
    },
    value: ({ variant }) => (variant === "us-sales-tax" ? stateRates() : null),
  }),
};

function stateRates() {
  return (Object.keys(STATES) as StateCode[]).map((state) => {
    const { value, from, note, unconfirmed } = US_SALES_TAX[state];
    return {
      state,
      rate: value,
      from,
      note: unconfirmed === undefined ? (note ?? null) : `Not confirmed: ${unconfirmed}.`,
    };
  });
}
