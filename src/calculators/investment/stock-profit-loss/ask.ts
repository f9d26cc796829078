import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "[stock|stocks|shares|profit|gain|loss] [on|from|if i] (buy|bought|buying) {shares:number} [shares|stocks] (at|@|for) {buyPrice:money} [and|then] (sell|sold|selling) [them] (at|@|for) {sellPrice:money} [profit]",
      "(stock profit|share profit|profit on|stock gain|profit) [on] {shares:number} [shares] [bought] (at|@|from) {buyPrice:money} [and] [sold] (at|@|to) {sellPrice:money}",
      "[i] sold {shares:number} [shares] (at|@|for) {sellPrice:money} [that i] (bought|buy) (at|@|for) {buyPrice:money} [profit|gain]",
      "[stock|shares|i] bought (at|for) {buyPrice:money} [and] sold (at|for) {sellPrice:money} [for|on] {shares:number} shares [profit]",
      "[stock] {shares:number} shares bought [at|for] {buyPrice:money} [and] sold [at|for] {sellPrice:money} [profit]",
    ],
    set: { mode: "simple" },
  },
] satisfies Forms;
