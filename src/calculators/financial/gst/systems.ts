/** The three systems: Indian GST with its split, US sales tax by state, and any VAT. */
import { CURRENCIES } from "../../../core/currency";
import { defineVariants } from "../../../core/variants";
import { US_SALES_TAX } from "../../../data/tax/us-sales-tax";
import { Rational } from "../../../math/numbers/rational";
import { fields, type Inputs } from "./fields";
import { Invoice, percent } from "./invoice";
import type { InvoiceTaxes, TaxPart } from "./invoice-taxes";
import { gstNotices, headline, stateNotices } from "./words";
import { working } from "./working";

const HALF = Rational.of(1, 2);

const variants = defineVariants("system", { label: "Tax", default: "india-gst" }, fields, {
  "india-gst": {
    question: "GST in India",
    inputs: { gstRate: {}, cessPercent: {}, supplyType: {}, roundTotal: {} },
    answer: indianGst,
    headline,
    working,
    notices: gstNotices,
  },
  "us-sales-tax": {
    question: "Sales tax in the United States",
    inputs: { state: {}, stateRate: {}, localRate: {} },
    answer: usSalesTax,
    headline,
    working,
    notices: stateNotices,
  },
  vat: {
    question: "VAT or GST elsewhere",
    inputs: { vatRate: {} },
    answer: vat,
    headline,
    working,
  },
});

/** Initial system for users of each currency other than rupees. */
const FILL = Object.fromEntries(
  CURRENCIES.filter((currency) => currency !== "INR").map((currency) => [
    currency,
    currency === "USD" ? "us-sales-tax" : "vat",
  ]),
);

export const systems = {
  ...variants,
  inputs: { ...variants.inputs, system: { ...variants.inputs.system, fill: FILL } },
};

function indianGst(inputs: Inputs): InvoiceTaxes {
  const invoice = new Invoice(inputs, { rate: inputs.gstRate, cess: inputs.cessPercent });
  const tax = invoice.total("tax");
  const half = tax.multiply(HALF);
  const rates = new Set(invoice.lines.map(({ rate }) => rate.toString()));
  const rate = rates.size === 1 ? (invoice.lines[0]?.rate ?? null) : null;
  const part = (name: string, amount: Rational, share: Rational): TaxPart => ({
    name,
    rate: rate?.multiply(share) ?? null,
    amount,
  });
  const parts =
    inputs.supplyType === "inter-state"
      ? [part("IGST", tax, Rational.ONE)]
      : [part("CGST", half, HALF), part(inputs.supplyType === "intra-state" ? "SGST" : "UTGST", half, HALF)];
  const of = (name: string) => parts.find((one) => one.name === name)?.amount ?? Rational.ZERO;
  const gross = invoice.total("gross");
  const payable = inputs.roundTotal ? Rational.of(gross.round()) : gross;
  return {
    invoice,
    tax: "GST",
    parts,
    india: {
      cgst: of("CGST"),
      sgst: of("SGST"),
      utgst: of("UTGST"),
      igst: of("IGST"),
      roundOff: payable.subtract(gross),
      payable,
    },
  };
}

function usSalesTax(inputs: Inputs): InvoiceTaxes {
  const stateRate = Rational.fromNumber(inputs.stateRate ?? US_SALES_TAX[inputs.state].value);
  const localRate = Rational.fromNumber(inputs.localRate);
  const combinedRate = stateRate.add(localRate);
  const invoice = new Invoice(inputs, { rate: combinedRate.toNumber(), cess: 0 });
  const net = invoice.total("net", invoice.usual);
  const stateTax = net.multiply(percent(stateRate.toNumber()));
  const localTax = net.multiply(percent(inputs.localRate));
  const other = invoice.total("tax").subtract(stateTax).subtract(localTax);
  return {
    invoice,
    tax: "sales tax",
    parts: [
      { name: "State tax", rate: stateRate, amount: stateTax },
      { name: "Local tax", rate: localRate, amount: localTax },
      ...(other.sign() > 0 ? [{ name: "Tax at other rates", rate: null, amount: other }] : []),
    ],
    us: { stateRate, combinedRate, stateTax, localTax },
  };
}

function vat(inputs: Inputs): InvoiceTaxes {
  const invoice = new Invoice(inputs, { rate: inputs.vatRate, cess: 0 });
  const rates = new Set(invoice.lines.map(({ rate }) => rate.toString()));
  const rate = rates.size === 1 ? (invoice.lines[0]?.rate ?? null) : null;
  return { invoice, tax: "VAT", parts: [{ name: "VAT", rate, amount: invoice.total("tax") }] };
}
