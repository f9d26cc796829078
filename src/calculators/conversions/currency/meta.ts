import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "currency-converter",
  name: "Currency Converter",
  purpose:
    "What arrives in another currency, what a provider really charges, and how much to send so that enough arrives.",
  keywords: [
    "exchange rate",
    "foreign exchange",
    "forex",
    "fx",
    "money transfer",
    "remittance",
    "travel money",
    "dollar to rupee",
    "USD to INR",
    "euro",
    "markup",
  ],
} satisfies CalculatorMeta;
