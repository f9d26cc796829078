import type { Forms } from "../../../ask/form";

export default [
  {
    says: ["(roll|throw) [a|the] {dice:dice} [dice|die]", "{dice:dice}", "dice {dice:dice}"],
    set: { mode: "dice" },
  },
  {
    says: [
      "(roll|throw) {n:whole} (dice|die)",
      "(roll|throw) (a|one|the) (die|dice)",
      "(roll dice|roll die|dice roll|throw dice)",
      "(roll|throw) {n:whole} [a] {sides:whole} sided (dice|die)",
      "(roll|throw) [a] {sides:whole} sided (dice|die)",
    ],
    set: { mode: "dice" },
    fill: ({ n, sides }) => ({ n: undefined, dice: `${n?.json ?? 1}d${sides?.json ?? 6}` }),
  },
  {
    says: [
      "(flip|toss|throw) (a|the|one) coin",
      "(flip|toss) coin",
      "(coin flip|coin toss|heads or tails|flip coin)",
      "(flip|toss|throw) {count:whole} coins",
      "(flip|toss) (a|one) coin {count:whole} times",
    ],
    set: { mode: "coin" },
  },
  {
    says: [
      "[pick|choose|generate|give me] [a] (random number|random integer|random|number|random whole number) (between|from) {min:number} (and|to|-) {max:number}",
      "[pick|choose|generate] [a] (random number|number) {min:number} (to|-) {max:number}",
      "(rand|random) {min:number} {max:number}",
      "random [number] {min:number} (to|-) {max:number}",
      "(random number|random integer|pick a number|random) [from|between] {range:range}",
      "(pick|choose) a number between {min:number} and {max:number}",
    ],
    set: { mode: "integer" },
    fill: ({ range }) => {
      if (!range) return {};
      const [min = "", max = ""] = String(range.json).split("-");
      return { range: undefined, min: Number(min), max: Number(max) };
    },
  },
  {
    says: [
      "[pick|generate|give me] {count:whole} random (numbers|integers) (between|from) {min:number} (and|to) {max:number}",
      "{count:whole} random numbers {min:number} (to|-) {max:number}",
    ],
    set: { mode: "integer" },
  },
  {
    says: ["(shuffle|randomize|random order of|randomise) {items:text}"],
    set: { mode: "shuffle" },
    fill: ({ items }) => (/,/.test(String(items?.json)) ? {} : null),
  },
  {
    says: ["(pick|choose) (one|randomly|one of|from|random item from|a random item from|between) [from] {items:text}"],
    set: { mode: "pick" },
    fill: ({ items }) => (/,/.test(String(items?.json)) ? {} : null),
  },
] satisfies Forms;
