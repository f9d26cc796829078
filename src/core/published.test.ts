import { describe, expect, it } from "vitest";
import { defineCalculator } from "./calculator";
import { number } from "./fields";
import { outputsOf } from "./outputs";
import { compareWithPublished, type PublishedCase } from "./published";

const inputs = { price: number("Price", { default: 1, min: 0 }) };
const output = outputsOf<{ price: number }>();

const calculator = defineCalculator({
  inputs,
  derive: ({ price }: { price: number }) => ({ price }),
  outputs: {
    third: output.number("Third", { value: ({ price }) => price / 3 }),
    rows: output.table("Rows", { columns: { twice: number("Twice") }, value: ({ price }) => [{ twice: 2 * price }] }),
    size: output.text("Size", { value: ({ price }) => (price > 10 ? "large" : "small") }),
  },
  headline: () => ({ label: "Third", figure: "" }),
  working: () => [],
});

const compare = (printed: PublishedCase[1], more = {}) =>
  compareWithPublished(calculator, { title: "A table", date: "2020", cases: [[{ price: 1000 }, printed]], ...more });

describe("a published figure", () => {
  it("is what the answer rounds to, in as many digits as it has", async () => {
    const found = await compare({ third: "333.33", "rows.0.twice": "2,000.0", size: "large" });
    expect(found).toMatchObject({ title: "A table", date: "2020", cases: 1, figures: 3 });
    expect(found.deviation).toBeCloseTo(1 / 3, 9);
    expect(await compare({ third: "3.333e2" })).toMatchObject({ figures: 1 });
  });

  it.each<PublishedCase[1]>([
    { third: "333.34" },
    { third: "333.32" },
    { third: "−333.33" },
    { third: 333.33 },
    { third: "a third" },
    { size: "small" },
    { "rows.1.twice": "2000" },
    { thrid: "333.33" },
  ])("is not %o", async (printed) => {
    await expect(compare(printed)).rejects.toThrow(`A table: {"price":1000}: ${Object.keys(printed)[0]} is`);
  });

  it("may be as far away as its source says, with a reason", async () => {
    const allowed = { units: 2, because: "The source rounds the rate." };
    const found = await compare({ third: "333.35" }, { allowed });
    expect(found).toMatchObject({ because: allowed.because });
    expect(found.deviation).toBeCloseTo(5 / 3, 9);
    await expect(compare({ third: "333.36" }, { allowed })).rejects.toThrow("published is 333.36");
  });

  it("must be exact if it is a number", async () => {
    expect(await compare({ third: 1000 / 3 })).toMatchObject({ deviation: 0 });
  });

  it("needs inputs that the calculator accepts", async () => {
    const source = { title: "A table", date: "2020", cases: [[{ price: -1 }, { third: "0" }]] as const };
    await expect(compareWithPublished(calculator, source)).rejects.toThrow("Price");
  });
});
