import { defineView } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import calculator from "./calculator";

export default defineView(calculator, {
  Display: deferred(() => import("./WrittenOut")),
  figures: ({ inputs: { mode }, outputs: { terminates, alternative } }) => {
    if (mode === "lcm-gcd") return ["gcd", "lcm"];
    if (mode === "round" || mode === "long-multiplication") return [];
    return [
      "decimal",
      "fraction",
      "mixed",
      ...(terminates === false ? (["period"] as const) : []),
      ...(alternative !== null ? (["alternative"] as const) : []),
      ...(mode === "expression" ? [] : (["quotient", "remainder"] as const)),
    ];
  },
  // The headline already shows these.
  hide: ["result", "operationResult", "product", "rounded", "ambiguous", "terminates"],
  tabs: [
    { label: "Long division", table: "divisionTable" },
    { label: "Partial products", table: "partials" },
    { label: "Prime factors", table: "factorTable" },
    { label: "By every rule", table: "roundingTable" },
    { label: "Programming languages", table: "conventionTable" },
  ],
});
