import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "{x:percent} (of|from) [a|an|the|my] {y:money} [check|bill|total|meal|order|tab|purchase|salary|number]",
      "(what's|what is|find|calculate) {x:percent} (of|from) {y:money}",
      "percentage of {y:money} at {x:percent}",
    ],
    set: { mode: "of" },
  },
  {
    says: ["{x:money} (is what percent|is how much percent) of {y:money}"],
    set: { mode: "what-percent" },
  },
  { says: ["half [of] {y:money}", "half of {y:money}"], set: { mode: "of", x: "50" } },
  { says: ["(a quarter|quarter|one quarter) of {y:money}"], set: { mode: "of", x: "25" } },
  {
    says: [
      "(what|what's|which) (%|percent|percentage|pct) (is|of) {x:money} (of|out of|from|in) {y:money}",
      "{x:money} is what (%|percent|percentage|pct) of {y:money}",
      "{x:money} as a (%|percent|percentage) of {y:money}",
      "{x:money} as (%|percent|percentage) of {y:money}",
      "(percentage|percent|%) of {x:money} (out of|in|from|of) {y:money}",
      "(percentage|percent) {x:money} (out of|of) {y:money}",
      "{x:money} (out of) {y:money} (in|as|as a|to) (percent|percentage|%)",
      "{x:money} out of {y:money} [percent|percentage]",
      "what percent of {y:money} is {x:money}",
      "what percentage of {y:money} is {x:money}",
      "what % of {y:money} is {x:money}",
      "{x:money} is (what|how many) percent of {y:money}",
      "how many percent is {x:money} of {y:money}",
    ],
    set: { mode: "what-percent" },
  },
  {
    says: [
      "{x:money} is {y:percent} of (what|what number|which number|how much|x)",
      "(if|when) {x:money} is {y:percent} [of a number] (what is 100%|what is the whole|what is the total|what is the number)",
      "{y:percent} of (what|what number|which number|x) (is|equals|=) {x:money}",
      "(of what is|of what number is) {x:money} {y:percent}",
    ],
    set: { mode: "whole" },
  },
  {
    says: [
      "increase {y:money} by {x:percent}",
      "(markup|mark up) [of] {x:percent} on [a] [cost of] {y:money}",
      "{y:money} (plus|+|increased by|raised by|and|marked up by|up|up by|with a|add) {x:percent} [increase|raise|markup|more]",
      "add {x:percent} to {y:money}",
      "{x:percent} (increase|raise|more|markup|rise) [on|of|to|than|over] {y:money}",
      "{x:percent} (more than|above|over|on top of) {y:money}",
      "(raise|mark up|markup|bump) {y:money} by {x:percent}",
    ],
    set: { mode: "increase" },
  },
  {
    says: [
      "decrease {y:money} by {x:percent}",
      "{y:money} (minus|-|less|decreased by|reduced by|discounted by|discounted|lowered by|down|down by|with|with a|at) {x:percent} [off|discount|decrease|reduction]",
      "{x:percent} (off|off of|discount|discount on|less than|off from|discount off|discount for|reduction on|decrease on|decrease of|below) [of|on|a|an] {y:money} [item]",
      "{x:percent} (discount|reduction) [on|of|from|off] {y:money}",
      "(reduce|lower|cut|discount) {y:money} by {x:percent}",
      "(subtract|take|deduct) {x:percent} (from|off|off of) {y:money}",
      "{y:money} {x:percent} off",
      "discount [of] {x:percent} (on|from|off) {y:money}",
    ],
    set: { mode: "decrease" },
  },
  {
    says: [
      "{subject:thing} (went|rose|increased|dropped|fell|grew|changed|decreased|going|jumped|climbed|went up|went down|goes|declined|moved) from {x:money} to {y:money}",
      "(went|rose|increased|dropped|fell|grew|changed|decreased|going|jumped|climbed|went up|went down|goes|declined|moved) from {x:money} to {y:money}",
      "[what is the] (percent|percentage|%|pct) (change|increase|decrease|growth|drop|rise) [from|of|between] {x:money} (to|and|->) {y:money}",
      "[what is the] (percent|percentage|%|pct) difference [from] {x:money} (to|->) {y:money}",
      "(change|increase|decrease|growth|rise|drop) (from|of) {x:money} to {y:money} [in percent|in percentage|percent|as a percentage|%]",
      "from {x:money} to {y:money} [in] [percent|percentage] (change|increase|decrease|percent|percentage)",
      "{x:money} to {y:money} (percent|percentage|%) [change|increase|decrease]",
    ],
    set: { mode: "change" },
  },
  {
    says: [
      "{x:percent} (off|discount) [and] (then|and then|plus|followed by) [another|an extra|extra|additional] {y:percent} (off|discount) [of|on] {z:money}",
      "{z:money} {x:percent} off [and] (then|and then|plus) [another|an extra|extra|additional] {y:percent} off",
    ],
    set: { mode: "chain" },
    fill: ({ x, y, z }) => ({ x: undefined, y: z?.exact, percents: `-${x?.exact}, -${y?.exact}` }),
  },
  {
    says: [
      "{x:percent} (tax|sales tax|commission|cashback|fee|deposit|down payment|duty|service charge) (on|of|for) [a|an] {y:money} [purchase|sale|house|home|order|item]",
      "[a] {y:money} [sale|order] at {x:percent} commission",
      "(sales tax|tax|commission|service charge|down payment) [of|at|rate] {x:percent} (on|of|for) [a|an] {y:money} [purchase|sale|house|home|order|item]",
    ],
    set: { mode: "of" },
  },
  {
    says: [
      "{y:money} (plus|+|with|and) {x:percent} (tax|sales tax|service charge|markup|fee) [total]",
      "{y:money} (after|including|incl) {x:percent} (tax|sales tax)",
    ],
    set: { mode: "increase" },
  },
  {
    says: ["(percent|percentage|%) difference [between|of] {x:number} (and|vs) {y:number}"],
    set: { mode: "difference" },
  },
  {
    says: [
      "(percent|percentage|%) error [of|if] [measured|experimental|observed] {x:number} [and|vs|for|with|when] [actual|true|theoretical|accepted|expected] [value] {y:number}",
    ],
    set: { mode: "error" },
  },
  {
    says: [
      "(price|original price|what was the price|original price if) (after|with) {x:percent} (off|discount) [is|was] {y:money} [original price|what was the original price|original]",
      "(original price|price before discount|original price before) [if] {y:money} (is|was|after) {x:percent} (off|discount) [is]",
      "{y:money} (after|with) {x:percent} (off|discount) (original price|what was the original price|price before)",
    ],
    set: { mode: "reverse" },
    fill: ({ x }) => ({ x: `-${x?.exact}` }),
  },
  {
    says: [
      "(reverse percentage|original price|original number|original value|price before) [of|if] {y:money} (after|is after|includes) [a|an] {x:percent} (increase|markup|raise|rise|tax)",
      "[what is the] (price|amount|total|cost) before [sales] tax [if|of|is] {y:money} [total] (at|with|and|after|including) [a] [tax rate of] {x:percent} [tax|sales tax|tax rate]",
      "what (number|price) (increased by|plus) {x:percent} (is|equals|gives) {y:money}",
    ],
    set: { mode: "reverse" },
  },
  {
    says: [
      "{x:number} (as a|as|to|in|into) (percent|percentage|%)",
      "convert {x:number} to (a percent|percent|a percentage|percentage|%)",
    ],
    set: { mode: "convert" },
  },
  {
    says: ["{x:number} [marks] (percentage|percent|in percent|in percentage)"],
    set: { mode: "convert" },
    // Of “0.5 percent”, nothing is left to calculate.
    fill: ({ x }) => (x?.numeral?.includes("/") ? {} : null),
  },
  {
    says: ["[profit] margin [if|when|of] cost [is|of] {x:money} [and] [selling|sale] price [is|of] {y:money}"],
    set: { mode: "margin" },
  },
  { says: ["{x:money} of {y:money} [in percent|in %|in percentage]"], set: { mode: "what-percent" }, onPage: true },
  { says: ["[from] {x:money} (to|->|→) {y:money}"], set: { mode: "change" }, onPage: true },
  { says: ["[from] {x:percent} (to|->|→) {y:percent}"], set: { mode: "points" }, onPage: true },
] satisfies Forms;
