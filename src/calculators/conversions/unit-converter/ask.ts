import type { Forms } from "../../../ask/form";

export default [
  {
    says: ["[convert|change] {query:conversion}"],
    set: { mode: "query" },
  },
] satisfies Forms;
