import { expect, it } from "vitest";
import { type CatalogEntry, findEntry } from "../calculators/catalog";
import { linkedAnswer, linkedAnswerTo } from "./linked-answers";

it("answers a question in words with a link to the page, and nothing else in its place", async () => {
  const answer = await linkedAnswerTo("25% tip on 60", "2026-11-27", () => ["tipAmount"]);
  expect(answer).toMatchObject({ calculator: "tip-calculator", outputs: { tipAmount: 15 } });
  expect(answer).toHaveProperty("link", expect.stringMatching(/^https?:\/\/[^/]+\/tip-calculator\?.*billAmount=60/));
  expect(answer).not.toHaveProperty("path");
});

it("only says what is wrong with a question that it does not understand", async () => {
  const answer = await linkedAnswerTo("mortgage 350k bananas", "2026-11-27");
  expect(answer).toEqual({ errors: [{ field: "ask", message: expect.stringContaining("bananas") }] });
});

it("fills in the reader's day where none is given, and answers with the usual outputs unless others are named", async () => {
  const age = findEntry("age-calculator") as CatalogEntry;
  const now = { date: "2026-11-27", time: "09:05", milliseconds: 1_795_770_300_000 };
  const born = { inputs: { birthDate: "2000-11-28" } };
  const usual = await linkedAnswer(age, born, { now, usualOutputs: () => ["years"] });
  expect(usual).toMatchObject({ outputs: { years: 25 }, link: expect.stringContaining("asOf=2026-11-27") });
  const named = await linkedAnswer(age, { ...born, outputs: ["months"] }, { now, usualOutputs: () => ["years"] });
  expect(named).toHaveProperty("outputs", { months: 11 });
});
