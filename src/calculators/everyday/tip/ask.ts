import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["tip|gratuity|tipping"],
    takes: {
      billAmount: "money: on>, bill, for>, of>, check, meal",
      tipPercent: "percent: at>, @>, tip, rate",
      people: "whole?!: people<, persons<, between>, among>, ways<, split>, friends<, person<",
    },
    words: {
      "bill, check, meal, dinner, lunch, restaurant, people, split, ways, each, plus, including, dollar, tab, leave, cab, taxi, haircut":
        {},
    },
    usual: { taxAmount: 0, people: 1 },
  },
] satisfies Forms;
