import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "body-fat-percentage-calculator",
  name: "Body Fat Percentage Calculator",
  purpose: "Body fat by tape, scale or skinfold caliper: every method your measurements allow, side by side.",
  keywords: [
    "body fat",
    "Navy body fat",
    "Army tape test",
    "AR 600-9",
    "skinfold",
    "Jackson Pollock",
    "lean body mass",
    "relative fat mass",
    "YMCA",
    "waist to height",
  ],
} satisfies CalculatorMeta;
