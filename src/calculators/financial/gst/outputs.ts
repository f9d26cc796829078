import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import { STATES, type StateCode } from "../../../data/tax/states";
import { US_SALES_TAX } from "../../../data/tax/us-sales-tax";
import type { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./fields";
import type { InvoiceTaxes } from "./invoice-taxes";
import { RATE_USES } from "./rates";

type Model = VariantModel<"india-gst" | "us-sales-tax" | "vat", Inputs, InvoiceTaxes>;

const { choice, date, integer, money, number, percent, table, text } = outputsOf<Model>();

const maybe = { optional: true } as const;
const double = (value: Rational | null | undefined) => value?.toNumber() ?? null;
const total = (of: "discount" | "net" | "tax" | "cess" | "gross") => (model: Model) =>
  model.answer.invoice.total(of).toNumber();

export const outputs = {
  netAmount: money("Net", { noun: "Net amount", shown: "elsewhere", solve: true, value: total("net") }),
  taxAmount: money("Tax", { shown: "elsewhere", solve: true, value: total("tax") }),
  cess: money("Cess", { shown: "elsewhere", value: total("cess") }),
  grossAmount: money("With tax", { noun: "Amount with tax", shown: "elsewhere", solve: 1, value: total("gross") }),
  discountAmount: money("Discount", { shown: "elsewhere", value: total("discount") }),
  effectiveRate: percent("Tax as a percentage of the net amount", {
    ...maybe,
    value: ({ answer }) => double(answer.invoice.effectiveRate),
  }),
  cgst: money("CGST", { ...maybe, shown: "elsewhere", value: ({ answer }) => double(answer.india?.cgst) }),
  sgst: money("SGST", { ...maybe, shown: "elsewhere", value: ({ answer }) => double(answer.india?.sgst) }),
  utgst: money("UTGST", { ...maybe, shown: "elsewhere", value: ({ answer }) => double(answer.india?.utgst) }),
  igst: money("IGST", { ...maybe, shown: "elsewhere", value: ({ answer }) => double(answer.india?.igst) }),
  roundOff: money("Round-off", { ...maybe, shown: "elsewhere", value: ({ answer }) => double(answer.india?.roundOff) }),
  payableAmount: money("Payable", {
    noun: "Payable amount",
    ...maybe,
    shown: "elsewhere",
    value: ({ answer }) => double(answer.india?.payable),
  }),
  combinedRate: percent("State and local rate", {
    ...maybe,
    shown: "more",
    value: ({ answer }) => double(answer.us?.combinedRate),
  }),
  stateTax: money("State tax", { ...maybe, shown: "elsewhere", value: ({ answer }) => double(answer.us?.stateTax) }),
  localTax: money("Local tax", { ...maybe, shown: "elsewhere", value: ({ answer }) => double(answer.us?.localTax) }),
  lines: table("Lines", {
    columns: {
      number: integer("No."),
      description: text("Description", { ...maybe }),
      amount: money("Price"),
      quantity: number("Quantity"),
      netAmount: money("Net"),
      rate: percent("Rate"),
      taxAmount: money("Tax"),
      cess: money("Cess"),
      grossAmount: money("With tax", { sumOf: ["netAmount", "taxAmount", "cess"] }),
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
  byRate: table("By rate", {
    columns: {
      rate: percent("Rate"),
      lines: integer("Lines"),
      netAmount: money("Net"),
      taxAmount: money("Tax"),
      cess: money("Cess"),
      grossAmount: money("With tax", { sumOf: ["netAmount", "taxAmount", "cess"] }),
    },
    value: ({ answer: { invoice } }) =>
      invoice.byRate().map(({ rate, lines }) => ({
        rate,
        lines: lines.length,
        netAmount: invoice.total("net", lines).toNumber(),
        taxAmount: invoice.total("tax", lines).toNumber(),
        cess: invoice.total("cess", lines).toNumber(),
        grossAmount: invoice.total("gross", lines).toNumber(),
      })),
  }),
  gstRates: table("GST rates and their dates", {
    columns: {
      rate: percent("Rate"),
      use: text("Applies to"),
      from: date("From"),
      until: date("Until", { ...maybe }),
    },
    value: ({ variant }) => (variant === "india-gst" ? RATE_USES : null),
  }),
  stateRates: table("State rates", {
    columns: {
      state: choice("State", { options: STATES }),
      rate: percent("State rate"),
      from: date("Since", { ...maybe }),
      note: text("Note", { ...maybe }),
    },
    value: ({ variant }) => (variant === "us-sales-tax" ? stateRates() : null),
  }),
};

function stateRates() {
  return (Object.keys(STATES) as StateCode[]).map((state) => {
    const { value, from, note = null } = US_SALES_TAX[state];
    return { state, rate: value, from, note };
  });
}
