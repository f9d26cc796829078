import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "(simplify|reduce) [the] [ratio] {ratio:ratio}",
      "{ratio:ratio} (simplified|simplify|simplest form|in simplest form|in lowest terms)",
      "[aspect] ratio [of] {ratio:ratio} [simplified]",
      "{ratio:ratio} ratio",
      "simplest form of {ratio:ratio}",
    ],
    set: { mode: "simplify" },
  },
  {
    says: ["simplify [the] ratio [of] {a:number} (to|and|:) {b:number}", "ratio of {a:number} to {b:number}"],
    set: { mode: "simplify" },
    fill: ({ a, b }) => ({ a: undefined, b: undefined, ratio: `${a?.exact}:${b?.exact}` }),
  },
  {
    says: [
      "(split|divide|share) {amount:money} (in|into|by|in the|in a) [the] [a] [ratio|proportion] [of] {ratio:ratio} [ratio]",
      "{amount:money} (in|split in|divided in|shared in|split|split into) [the] [a] [ratio] [of] {ratio:ratio}",
    ],
    set: { mode: "share" },
  },
  {
    says: [
      "{a:number} (is to) {b:number} as {c:number} is to (what|x|?)",
      "{a:number} : {b:number} (=|::|as) {c:number} : (x|?)",
      "if {a:number} {thing1:thing} (cost|costs|weigh|make|makes|need|needs) {b:money} [how much|how many|what] (do|does|is|are|will|would) {c:number} [cost|weigh|make|need]",
      "if {a:number} {thing1:thing} (cost|costs|weigh|make|makes|need|needs) {b:money} [how much|how many|what] (do|does|is|are|will|would) {c:number} {thing2:thing} [cost|weigh|make|need]",
      "if {a:number} {thing1:thing} (cost|costs) {b:money} [then] {c:number} {thing2:thing} (cost|costs) [how much|what]",
      "{a:number} for {b:money} how much (is|are|for|would|will) {c:number} [cost|be]",
      "{a:number} {thing1:thing} (cost|costs|for) {b:money} how much (do|does|is|are|for|will|would) {c:number} [cost]",
      "if {a:number} is {b:number} (what is|then what is) {c:number}",
    ],
    set: { mode: "proportion", unknown: "d", proportionType: "direct" },
  },
  {
    says: ["[solve] [proportion|ratio] {proportion:proportion} [find x|what is x|solve for x]"],
    set: { mode: "proportion", proportionType: "direct" },
    fill: ({ proportion }) => {
      const terms = String(proportion?.json).split(/\s*(?:::|[:=])\s*/);
      const names = ["a", "b", "c", "d"] as const;
      const unknown = names[terms.indexOf("x")];
      const known = names.flatMap((name, i) => (name === unknown ? [] : [[name, terms[i]]]));
      return unknown ? { ...Object.fromEntries(known), unknown } : null;
    },
  },
] satisfies Forms;
