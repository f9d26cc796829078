import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "concrete-calculator",
  name: "Concrete Calculator",
  purpose:
    "How much concrete to order for a slab, footing, column, stairs or curb: by truck, in bags or mixed on site.",
  keywords: [
    "cement",
    "slab",
    "footing",
    "round footing",
    "post hole",
    "pier",
    "cubic yards",
    "ready-mix",
    "bags of concrete",
    "sonotube",
    "stairs",
    "curb",
    "M20 mix",
    "rebar",
  ],
} satisfies CalculatorMeta;
