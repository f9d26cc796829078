import { expect, it } from "vitest";
import { headlineText } from "./headline";

it("is the text or items alone, and the sentence if there is nothing else", () => {
  const sentence = { label: "Tip", before: "Leave", figure: "$15", after: ", or $5 each." };
  expect(headlineText(sentence)).toBe("Leave $15, or $5 each.");
  expect(headlineText({ ...sentence, after: " (20%)." })).toBe("Leave $15 (20%).");
  expect(headlineText({ ...sentence, items: ["A pays $1", "B pays $2"] })).toBe("A pays $1\nB pays $2");
  expect(headlineText({ ...sentence, text: "Zm9v", second: "3 bytes" })).toBe("Zm9v");
  expect(headlineText({ ...sentence, text: "Zm9v", copy: "other" })).toBe("other");
});
