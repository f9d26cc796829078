import { expect, test } from "vitest";
import { ASKABLES } from "../calculators/askables";
import { defineCalculator } from "../core/calculator";
import { number } from "../core/fields";
import { answerQuestion } from "./asked";

const TODAY = "2026-11-27";

test("answers with the inputs that were read, what was assumed, and the page", async () => {
  expect(await answerQuestion("25% tip on 60", TODAY)).toMatchObject({
    calculator: "tip-calculator",
    inputs: { billAmount: 60, tipPercent: 25, taxAmount: 0, people: 1 },
    headline: "Leave $15.00 (25%): $75.00 in total.",
    reading: "Tip 25%, bill $60",
    assumed: "Tax in the bill $0, people 1",
    outputs: { tipAmount: 15, totalAmount: 75 },
    path: "/tip-calculator?billAmount=60&taxAmount=0&tipPercent=25&people=1",
  });
});

test("shows amounts in the currency of the question, and keeps it in the address", async () => {
  expect(await answerQuestion("20% tip on €50", TODAY)).toMatchObject({
    headline: "Leave €10.00 (20%): €60.00 in total.",
    path: "/tip-calculator?billAmount=50&taxAmount=0&tipPercent=20&people=1&displayCurrency=EUR",
  });
});

test("does not answer amounts in two currencies, or in another one than the calculator’s", async () => {
  for (const question of ["mortgage $500k with €80k down at 6%", "gst of 18% on $2500"])
    expect(await answerQuestion(question, TODAY)).toMatchObject({ errors: [{ field: "ask" }] });
});

test("counts from the day of the question", async () => {
  expect(await answerQuestion("days until 2027-01-01", "2026-12-30")).toMatchObject({ outputs: { daysUntil: 2 } });
});

test("stops an answer that takes longer than the limit of its line", async () => {
  const [tip] = ASKABLES.filter(({ id }) => id === "tip-calculator");
  const endless = defineCalculator({
    inputs: { turns: number("Turns", { default: 1 }) },
    outputs: {},
    derive({ turns }) {
      for (let i = 0; i < turns; i++) Math.sqrt(i);
      return { turns };
    },
    headline: ({ turns }) => ({ label: "Turns", figure: String(turns) }),
    working: () => [],
  });
  const options = {
    limit: 200,
    askables: [{ ...(tip as (typeof ASKABLES)[number]), forms: [{ says: ["turn {turns:number} times"] }] }],
    load: async () => endless,
  };
  expect(await answerQuestion("turn 3 times", TODAY, options)).toMatchObject({ inputs: { turns: 3 } });
  expect(await answerQuestion("turn 9e99 times", TODAY, options)).toEqual({
    errors: [{ field: "ask", message: "This took too long and was stopped." }],
  });
});
