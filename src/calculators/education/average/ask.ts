import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "(average|mean|median|mode|standard deviation|std dev|stdev|sd|variance|range|sum|arithmetic mean|geometric mean|harmonic mean|rms|root mean square|avg|quartiles|total|midrange|population standard deviation|sample standard deviation|iqr|interquartile range|mean and median|mean median mode|coefficient of variation) [of|for|from|between|is] [the] [numbers|values|data|set] {data:list}",
      "{data:list} (average|mean|median|mode|standard deviation|std dev|variance|range|avg|rms|root mean square|sum)",
      "[the] (average|mean) of {data:list}",
    ],
    set: { mode: "list" },
  },
] satisfies Forms;
