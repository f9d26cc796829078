import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "[average|average price|average price of|average share price] [of] {n1:number} [shares] (at|@) {p1:money} (and|plus|then) {n2:number} [shares] [more] (at|@) {p2:money} [average|average price]",
      "(average down|average up|stock average|share average|cost basis) [of] {n1:number} [shares] (at|@) {p1:money} (and|plus|then) {n2:number} [shares] [more] (at|@) {p2:money}",
      "(bought|buy|i bought) {n1:number} [shares] (at|@) {p1:money} (and|plus|then|and then) {n2:number} [shares] [more] (at|@) {p2:money} [average|average price|what is my average|what is the average price|average cost|average share price|cost basis|my average]",
    ],
    set: { mode: "average", currentPrice: null },
    fill: ({ n1, p1, n2, p2 }) => ({
      lots: [
        { shares: n1?.json ?? null, price: p1?.json ?? null },
        { shares: n2?.json ?? null, price: p2?.json ?? null },
      ],
    }),
  },
] satisfies Forms;
