import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "[convert|change|exchange] {amount:money} (in|to|into|as|=|equals|how many|how much in|worth in|is how many) [how many|how much] {to:currency}",
      "(how many|how much) {to:currency} (is|are|in|for|do i get for|can i get for|will i get for) {amount:money}",
      "{amount:money} {to:currency}",
    ],
    changesCurrency: true,
    fill: ({ amount, to }) =>
      amount?.currency !== undefined && amount.currency !== to?.json
        ? { amount: amount.json, from: amount.currency, to: to?.json }
        : null,
  },
  {
    says: [
      "[convert|exchange rate|rate] {from:currency} (to|in|into|vs|/) {to:currency} [exchange rate|rate|today|conversion]",
      "exchange rate [from|of|between|for] {from:currency} (to|and|in|vs) {to:currency}",
      "(how many|how much) {to:currency} (in|is|for|to) [a|an|one|1] {from:currency}",
    ],
    fill: ({ from, to }) => (from?.json === to?.json ? null : { amount: 1 }),
  },
] satisfies Forms;
