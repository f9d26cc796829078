import { expect, it } from "vitest";
import { Format } from "../../../core/format";
import { EVERY_GRAMMAR, loadGrammars } from "../../../reading/grammars";
import { sampleLoan } from "../../testing/sample-calculator";
import { canonicalText } from "../canonical-text";
import { edited, filledByView, opened, type Reader, textsOf } from "./scenarios";

const grammars = await loadGrammars(EVERY_GRAMMAR);
const reader: Reader = { calculator: sampleLoan, format: new Format(), filled: { rate: 7 }, literacy: { grammars } };

it("opens a scenario as a page would open its link, with what the view filled in", () => {
  const scenario = opened(reader, "price=500000");
  expect(scenario.texts).toEqual({ price: "500,000" });
  expect(scenario.answer?.outputs.loan).toBe(420_000);
  expect(scenario.answer?.inputs.rate).toBe(7);
});

it("answers a changed input, and its link follows", () => {
  const scenario = edited(reader, opened(reader, "price=500000"), "price", "600k");
  expect(scenario.answer?.outputs.loan).toBe(520_000);
  expect(scenario.link).toContain("price=600000");
  expect(opened(reader, scenario.link).answer?.outputs.loan).toBe(520_000);
});

it("keeps the last answer and the last valid link while an input is invalid, and says what is wrong with it", () => {
  const before = opened(reader, "price=500000");
  const scenario = edited(reader, before, "price", "a lot");
  expect(scenario.texts.price).toBe("a lot");
  expect(scenario.reading.answered).toBeNull();
  expect(scenario.reading.problems.get("price")).toBeTruthy();
  expect(scenario.answer).toBe(before.answer);
  expect(scenario.link).toBe(before.link);
});

it("can be put back into the form as it is", () => {
  const { reading } = opened(reader, "price=500000&kind=variable");
  expect(textsOf(sampleLoan, reading)).toMatchObject({ price: "500000", kind: "variable", memo: "" });
  expect(textsOf(sampleLoan, reading)).not.toHaveProperty("rate");
});

it("takes from the page what its view fetched", () => {
  expect(filledByView(sampleLoan, { current: { rate: 8, price: 1 } })).toEqual({ rate: 8 });
  expect(canonicalText([{ a: 1 }])).toBe('[{"a":1}]');
  expect(canonicalText(null)).toBe("");
});
