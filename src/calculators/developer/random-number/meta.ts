import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "random-number-generator",
  name: "Random Number Generator",
  purpose: "Fair random numbers, dice, coin flips, list picks and teams, repeatable from a seed.",
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
