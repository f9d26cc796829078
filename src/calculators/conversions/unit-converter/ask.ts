import type { Forms } from "../../../ask/form";

export default [
  {
    says: ["[convert|change|how tall is|how long is|how heavy is|how far is|how big is] {query:conversion}"],
    set: { mode: "query" },
  },
] satisfies Forms;
