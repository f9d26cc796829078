import type { Forms } from "../../../ask/form";

const BILL = {
  billAmount: "money: on>, bill, for>, of>, check, meal",
  tipPercent: "percent: at>, @>, tip, rate",
};
const WORDS =
  "bill, check, meal, dinner, lunch, restaurant, each, plus, including, dollar, tab, leave, cab, taxi, haircut";

export default [
  {
    about: ["tip|gratuity|tipping"],
    takes: {
      ...BILL,
      people: "whole!: people<, persons<, between>, among>, ways<, split>, friends<, person<",
    },
    words: { [`${WORDS}, people, split, ways`]: {} },
    usual: { taxAmount: 0 },
  },
  // Without the words about people, so that “3 people” is no tip of 3%.
  {
    about: ["tip|gratuity|tipping"],
    takes: BILL,
    words: { [WORDS]: {} },
    usual: { taxAmount: 0, people: 1 },
  },
] satisfies Forms;
