import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "ovulation-fertility-calculator",
  name: "Ovulation & Fertility Calculator",
  purpose: "Fertile days, ovulation and test dates, months ahead. Not a method of contraception.",
  keywords: [
    "ovulation",
    "fertile window",
    "fertile days",
    "period calculator",
    "menstrual cycle",
    "conception",
    "irregular cycle",
    "trying to conceive",
    "pregnancy test date",
  ],
} satisfies CalculatorMeta;
