import { expect, test } from "vitest";
import { TypedText } from "./typed-text";

/** A field and a page that record what they are told, in order. */
function recorded(typed: TypedText) {
  const told: string[] = [];
  const type = (text: string) =>
    typed.type(
      text,
      (shown) => told.push(`shows ${shown}`),
      (changed) => {
        told.push(`reports ${changed}`);
        typed.clear();
      },
    );
  return { told, type };
}

test("a field is ahead from its key until it is left or something else changes the form", () => {
  const typed = new TypedText();
  expect(typed.isAhead).toBe(false);
  const { told, type } = recorded(typed);
  type("4");
  expect(typed.isAhead).toBe(true);
  typed.clear();
  expect(typed.isAhead).toBe(false);
  typed.clear();
  expect(told).toEqual(["reports 4", "shows 4", "shows undefined"]);
});

test("the page, which gives up what was typed before, is told first", () => {
  const { told, type } = recorded(new TypedText());
  type("4");
  type("42");
  expect(told).toEqual(["reports 4", "shows 4", "reports 42", "shows undefined", "shows 42"]);
});
