import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "pregnancy-due-date-calculator",
  name: "Pregnancy Due Date Calculator",
  purpose: "Due date, how far along you are and milestone dates, from a period, conception, IVF transfer or scan.",
  keywords: [
    "due date",
    "pregnancy weeks",
    "gestational age",
    "trimester",
    "IVF transfer",
    "ultrasound dating",
    "crown-rump length",
    "Naegele",
    "conception date",
    "expected delivery",
  ],
} satisfies CalculatorMeta;
