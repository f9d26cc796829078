import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "[solve] [the] [quadratic] [equation] [for x] {equation:equation}",
      "(roots|solutions|zeros|discriminant) of {equation:equation}",
      "(factor|factorise|factorize) {equation:equation}",
    ],
    set: { inputForm: "equation" },
    fill: ({ equation }) => (/\^ ?[23]|[²³]|\*\*[23]|([a-z]) ?\1/i.test(String(equation?.json)) ? {} : null),
  },
] satisfies Forms;
