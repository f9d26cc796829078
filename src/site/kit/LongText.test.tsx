import { expect, it, vi } from "vitest";
import { isTooLongToDraw, longText } from "./LongText";

it("sets a lower limit for scripts that need shaping", () => {
  expect(isTooLongToDraw("x".repeat(300_000))).toBe(false);
  expect(isTooLongToDraw("x".repeat(300_001))).toBe(true);
  expect(isTooLongToDraw("नम".repeat(15_000))).toBe(false);
  expect(isTooLongToDraw("नम".repeat(15_001))).toBe(true);
});

/** Pastes into a field with part of its visible text selected. */
function paste(text: string, pasted: string, from: number, to: number): string | undefined {
  const setText = vi.fn();
  const preventDefault = vi.fn();
  longText(text, setText).field.onPaste?.({
    currentTarget: { selectionStart: from, selectionEnd: to },
    clipboardData: { getData: () => pasted },
    preventDefault,
  } as never);
  expect(preventDefault).toHaveBeenCalledTimes(setText.mock.calls.length);
  return setText.mock.calls[0]?.[0];
}

it("leaves short texts to the browser", () => {
  expect(paste("abc", "x", 1, 2)).toBeUndefined();
});

it("inserts a long text at the caret, bypassing the field", () => {
  const long = "x\r\n".repeat(200_000);
  expect(paste("abc", long, 1, 2)).toBe(`a${"x\n".repeat(200_000)}c`);
});

it("adds to a long text, or replaces all of it if everything shown is selected", () => {
  const long = "x".repeat(400_000);
  const { field } = longText(long, () => {});
  expect(field).toMatchObject({ readOnly: true, autoComplete: "off" });
  expect(paste(long, "y", 0, 0)).toBe(`y${long}`);
  expect(paste(long, "y", 0, String(field.value).length)).toBe("y");
});
