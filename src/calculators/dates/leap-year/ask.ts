import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "(is|was|will) [the year] {year:year} [be] [a] leap year",
      "[is] {year:year} leap year",
      "leap year {year:year}",
      "(is it a leap year in|was it a leap year in|does) {year:year} [have a leap day|have a february 29]",
      "how many days (in|are in|are there in|does) [the year] {year:year} [have]",
      "how many days (in|did|does) february {year:year} [have]",
    ],
    set: { mode: "check" },
  },
  {
    says: ["(next leap year after|leap year after|first leap year after|when is the next leap year after) {year:year}"],
    set: { mode: "check" },
    output: "nextLeapYear",
  },
  {
    says: ["(next leap year|when is the next leap year|next leap day|when is the next leap day)"],
    set: { mode: "check" },
    output: "nextLeapYear",
    fill: (_, today) => ({ year: Number(today.slice(0, 4)) }),
  },
  {
    says: [
      "(leap years|list of leap years|list leap years|list the leap years|how many leap years) [are] [there] (between|from|since) {fromYear:year} (and|to|until) {toYear:year}",
    ],
    set: { mode: "range" },
  },
  {
    says: ["[how many] leap days [are] [there] (between|from) {startDate:date} (and|to|until) {endDate:date}"],
    set: { mode: "between" },
  },
] satisfies Forms;
