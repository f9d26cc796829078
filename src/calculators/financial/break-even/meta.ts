import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "break-even-point-calculator",
  name: "Break-Even Point Calculator",
  purpose: "How many units and how much revenue cover your costs or reach a target profit.",
  keywords: [
    "break even",
    "break-even analysis",
    "cost volume profit",
    "CVP",
    "contribution margin",
    "margin of safety",
    "operating leverage",
    "fixed costs",
    "sales mix",
    "target profit",
    "business",
  ],
} satisfies CalculatorMeta;
