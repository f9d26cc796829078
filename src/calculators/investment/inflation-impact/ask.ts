import type { Forms } from "../../../ask/form";

export default [
  // Today's prices are those of the last whole year.
  {
    says: [
      "{amount:money} (in|from) {fromYear:year} [be] [is] [worth] [in] (today|now|today's money|today's dollars|todays money|todays dollars) [worth]",
      "how much (is|would|was) {amount:money} (in|from) {fromYear:year} [be] [worth] (today|now|in today's money|in today's dollars|in todays money|in todays dollars)",
      "{amount:money} (in|from) {fromYear:year} adjusted for inflation [today]",
      "inflation [of|on|for|calculator] {amount:money} (from|in|since) {fromYear:year} [to] [today|now]",
    ],
    set: { mode: "historical", country: "us" },
    fill: ({ amount }, today) =>
      amount?.currency === undefined || amount.currency === "USD" ? { toYear: Number(today.slice(0, 4)) - 1 } : null,
  },
  {
    says: [
      "{amount:money} (in|from) {fromYear:year} [be] [is] [worth] (in|to|as of) {toYear:year} [worth] [dollars|money|rupees]",
      "{amount:money} [in|from] {fromYear:year} (dollars|money) (in|to|worth in) {toYear:year} [dollars|money]",
      "{amount:money} (in|from) {fromYear:year} [is|was] [worth] how much in {toYear:year} [dollars]",
      "how much is {amount:money} (in|from) {fromYear:year} [worth] in {toYear:year} [dollars]",
      "{amount:money} worth in {toYear:year} from {fromYear:year}",
      "inflation [of|on|calculator] {amount:money} (from|in) {fromYear:year} to {toYear:year}",
      "(value of) {amount:money} from {fromYear:year} (in|to) {toYear:year}",
    ],
    set: { mode: "historical", country: "us" },
    fill: ({ amount }) => (amount?.currency === undefined || amount.currency === "USD" ? {} : null),
  },
  {
    says: ["{amount:money} (in|from) {fromYear:year} [be] [is] [worth] (in|to) {toYear:year} [worth] [rupees]"],
    set: { mode: "historical", country: "india" },
    fill: ({ amount }) => (amount?.currency === "INR" ? {} : null),
  },
  {
    says: [
      "{amount:money} (in|from) {fromYear:year} [be] [is] [worth] (in|to|as of) {toYear:year} [worth] [pounds|quid|money]",
      "inflation [of|on] {amount:money} from {fromYear:year} to {toYear:year}",
    ],
    set: { mode: "historical", country: "uk-cpi" },
    fill: ({ amount }) => (amount?.currency === "GBP" ? {} : null),
  },
  {
    says: [
      "{amount:money} (in|from) {fromYear:year} [be] [is] [worth] (in|to|as of) {toYear:year} [worth] [euros|euro|money]",
      "inflation [of|on] {amount:money} from {fromYear:year} to {toYear:year}",
    ],
    set: { mode: "historical", country: "euro" },
    fill: ({ amount }) => (amount?.currency === "EUR" ? {} : null),
  },
  {
    about: ["inflation"],
    takes: {
      amount: "money: of>, on>, amount, worth",
      inflationRate: "percent: at>, @>, inflation, rate",
      termYears: "years: in>, after>, over>, for>",
    },
    words: { "cost, worth, be, with": {} },
    set: { mode: "future" },
  },
] satisfies Forms;
