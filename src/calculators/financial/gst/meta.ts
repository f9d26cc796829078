import { by } from "../../../core/fields";
import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "gst-calculator",
  name: "Sales Tax / GST Calculator",
  purpose: "Adds GST, sales tax or VAT to a price or removes it, with the split, for one amount or an invoice.",
  keywords: [
    "GST",
    "CGST",
    "SGST",
    "IGST",
    "sales tax",
    "VAT",
    "tax inclusive",
    "reverse sales tax",
    "invoice",
    "goods and services tax",
    "cess",
  ],
  homeCurrency: by("system", { "india-gst": "INR", "us-sales-tax": "USD" }, null),
} satisfies CalculatorMeta;
