import type { Forms } from "../../../ask/form";
import { STATE_WORDS } from "../../../ask/states";

export default [
  {
    about: ["gst"],
    takes: { gstRate: "percent: at>, @>, rate, of>", amount: "money: on>, amount, price, for>, of>" },
    words: {
      "inclusive, including, included, incl, inclusive of, includes, reverse": { priceIncludesTax: true },
      "exclusive, excluding, plus, add, added, adding, excl, before": { priceIncludesTax: false },
      "remove, without, excluding from, price before, amount before, back out": { priceIncludesTax: true },
      "inter state, interstate, igst": { supplyType: "inter-state" },
      "intra state, intrastate, cgst, sgst": { supplyType: "intra-state" },
      "tax, india, indian, total, price, amount, what, net, base": {},
    },
    set: { system: "india-gst" },
  },
  {
    about: ["vat"],
    takes: { vatRate: "percent: at>, @>, rate, of>", amount: "money: on>, amount, price, for>, of>" },
    words: {
      "inclusive, including, included, incl, inclusive of, includes, reverse, remove, without": {
        priceIncludesTax: true,
      },
      "exclusive, excluding, plus, add, added, adding, excl, before": { priceIncludesTax: false },
      tax: {},
    },
    set: { system: "vat" },
  },
  {
    about: ["sales tax"],
    takes: { amount: "money: on>, amount, price, for>", localRate: "percent?!: local, local rate" },
    words: { "tax, purchase": {}, ...STATE_WORDS },
    set: { system: "us-sales-tax" },
    needs: ["state"],
    usual: { localRate: 0 },
  },
] satisfies Forms;
