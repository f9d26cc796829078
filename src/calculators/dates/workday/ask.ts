import type { Forms } from "../../../ask/form";
import { spanOf } from "../../../ask/span";
import { daysInMonth, formatIsoDate, parseIsoDate } from "../../../math/dates/iso-date";

export default [
  {
    says: [
      "[how many] (business|working|work) days (between|from|are between|are there between|are there from) {startDate:date} (and|to|until|till|through) {endDate:date}",
      "(workdays|weekdays|working days) (between|from) {startDate:date} (and|to|until|till) {endDate:date}",
      "number of (business|working|work) days (between|from) {startDate:date} (and|to|until|till) {endDate:date}",
    ],
    set: { mode: "count" },
    fill: ({ startDate, endDate }) => spanOf(startDate, endDate),
  },
  {
    says: [
      "[how many] (business|working|work) days [are|are there] (in|for|of) {month:month}",
      "(workdays|weekdays|working days|how many workdays|how many weekdays|number of working days|number of business days|business days) [are] [there] (in|for|of) {month:month}",
      "{month:month} (working|business|work) days",
    ],
    set: { mode: "count" },
    fill: ({ month }) => {
      const first = parseIsoDate(String(month?.json));
      if (!first) return null;
      const last = { ...first, day: daysInMonth(first.year, first.month) };
      return { month: undefined, startDate: formatIsoDate(first), endDate: formatIsoDate(last) };
    },
  },
  {
    says: ["[how many] (business|working|work) days (until|till|to|left until) {endDate:date}"],
    set: { mode: "count" },
    fill: ({ endDate }, today) => ({ startDate: today, endDate: endDate?.json }),
  },
  {
    says: [
      "[what date is|what day is|when is|date] {workdays:whole} (business|working|work) days (from|after) {startDate:date}",
      "{startDate:date} (plus|+) {workdays:whole} (business|working|work) days",
      "add {workdays:whole} (business|working|work) days to {startDate:date}",
      "{workdays:whole} (workdays|weekdays) (from|after) {startDate:date}",
    ],
    set: { mode: "add" },
  },
  {
    says: [
      "[what date is|what day is|when is|date|what date was] {workdays:whole} (business|working|work) days (before|prior to) {startDate:date}",
      "subtract {workdays:whole} (business|working|work) days from {startDate:date}",
      "{startDate:date} (minus|-) {workdays:whole} (business|working|work) days",
    ],
    set: { mode: "add" },
    fill: ({ workdays }) => ({ workdays: -Number(workdays?.json) }),
  },
  {
    says: [
      "[how many] (business|working|work) days (in|are in|are there in) {year:year}",
      "number of (business|working|work) days in {year:year}",
    ],
    set: { mode: "year" },
  },
] satisfies Forms;
