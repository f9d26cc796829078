import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "[solve] [the] [quadratic] [equation] [for x] {equation:equation}",
      "(roots|solutions|zeros|discriminant) of {equation:equation}",
      "(factor|factorise|factorize) {equation:equation}",
      "[find] [the] (roots|solutions|zeros) of {equation:polynomial}",
      "(factor|factorise|factorize) {equation:polynomial}",
    ],
    set: { inputForm: "equation" },
    fill: ({ equation }) => {
      const text = String(equation?.json);
      const isPower = /\^ ?[23]|[²³]|\*\*[23]|([a-z]) ?\1/i.test(text);
      const isSolved = /^ ?[a-z] ?=|= ?[a-z] ?$/i.test(text);
      const isLinear = text.includes("=") && !isSolved && new Set(text.toLowerCase().match(/[a-z]/g)).size === 1;
      if (!isPower && !isLinear) return null;
      return text.includes("=") ? {} : { equation: `${text} = 0` };
    },
  },
] satisfies Forms;
