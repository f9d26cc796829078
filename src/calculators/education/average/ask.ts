import type { Forms } from "../../../ask/form";

/** Names of statistics, and the output that is asked for if the headline does not say it. */
const STATISTICS: readonly (readonly [names: string, output: string])[] = [
  ["average|mean|median|arithmetic mean|avg|mean and median|quartiles|statistics", ""],
  ["mode|mean median mode|mean median and mode|modes", "modes"],
  ["standard deviation|std dev|stdev|sd|sample standard deviation|stddev|std", "sdSample"],
  ["population standard deviation|population sd", "sdPopulation"],
  ["variance|sample variance", "varianceSample"],
  ["population variance", "variancePopulation"],
  ["range", "range"],
  ["geometric mean", "geometricMean"],
  ["harmonic mean", "harmonicMean"],
  ["rms|root mean square|root-mean-square|quadratic mean", "rms"],
  ["midrange", "midrange"],
  ["iqr|interquartile range", "iqr"],
  ["coefficient of variation", "coefficientOfVariation"],
  ["max|maximum|largest", "max"],
  ["min|minimum|smallest", "min"],
];

export default [
  ...STATISTICS.map(([names, output]) => ({
    says: [
      `[the] (${names}) [of|for|from|between|is] [the] [numbers|values|data|set|following] {data:list}`,
      `{data:list} (${names})`,
      `[find|calculate] [the] (${names}) [of|for] [the] [numbers|values|data|set]: {data:list}`,
    ],
    set: { mode: "list" },
    ...(output && { output }),
  })),
  {
    says: ["[the] (average|mean|avg) of {a:number} and {b:number}"],
    set: { mode: "list" },
    fill: ({ a, b }) => ({ a: undefined, b: undefined, data: `${a?.exact}, ${b?.exact}` }),
  },
] satisfies Forms;
