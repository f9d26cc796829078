import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "random-number-generator",
  name: "Random Number Generator",
  purpose: "Fair numbers, dice, draws from a list and teams; from a seed the same ones again.",
  keywords: [
    "random",
    "dice roller",
    "coin flip",
    "lottery",
    "raffle",
    "shuffle list",
    "team generator",
    "pick a name",
    "seed",
    "normal distribution",
  ],
} satisfies CalculatorMeta;
