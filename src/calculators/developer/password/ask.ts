import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "(generate|create|make|new|random) [a] [random|strong|secure|new] password [generator] [with|of] {length:whole} [characters|chars|letters|long]",
      "(generate|create|make) [a] {length:whole} (character|char) [random|strong] password",
      "[random|strong|secure|new] password [of|with|generator] {length:whole} [characters|chars|long]",
      "{length:whole} (character|char|digit|letter) [random|strong] password",
    ],
    set: { mode: "random" },
  },
  {
    says: [
      "[generate|random|create] [a] {words:whole} word passphrase",
      "[generate|random|create] [a] passphrase [of|with] {words:whole} words",
    ],
    set: { mode: "passphrase" },
  },
  {
    says: [
      "[generate|random|create] [a] {pinLength:whole} digit pin",
      "[generate|random|create] [a] pin [of|with] {pinLength:whole} digits",
    ],
    set: { mode: "pin" },
  },
  {
    says: [
      "(strong password|random password|generate password|generate a password|new password|password generator|secure password)",
    ],
    set: { mode: "random" },
  },
] satisfies Forms;
