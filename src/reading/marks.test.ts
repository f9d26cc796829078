import { expect, it } from "vitest";
import { marks } from "./marks";

it("reads marks as a score, on the scale of its field", () => {
  expect(marks("42/50", 100)).toMatchObject({ echo: "84%" });
  expect(marks("8.5 out of 10", 10)).toMatchObject({ echo: "8.5" });
  expect(marks("42", 100)).toBeNull();
});

it("says where the maximum belongs if it has a field of its own", () => {
  expect(marks("77/100", "maximum")).toEqual({
    refusal: "“77/100” is marks and a maximum. Enter 77 here and 100 as the maximum.",
    part: "77/100",
  });
});

it("refuses a maximum of 0", () => {
  expect(marks("5/0", 100)).toHaveProperty("refusal", "“5/0” has a maximum of 0. Enter a score, such as 45/50.");
});
