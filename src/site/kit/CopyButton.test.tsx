// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { currentToast } from "../platform/toast";
import { renderIn } from "../testing/render-hook";
import { CopyButton } from "./CopyButton";

afterEach(() => {
  vi.unstubAllGlobals();
});

const LONG = "x".repeat(61);

it.each([
  ["a text", "$5.00", "$5.00", "Copied $5.00"],
  ["a text that is built when it is asked for", () => "$6.00", "$6.00", "Copied $6.00"],
  ["a text that just fits", LONG.slice(1), LONG.slice(1), `Copied ${LONG.slice(1)}`],
  ["a long text, by its name", LONG, LONG, "Copied Result"],
])("copies %s", async (_, text, copied, said) => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const { place } = renderIn(CopyButton, { label: "Result", text });
  await act(async () => place.querySelector("button")?.click());
  expect(writeText).toHaveBeenCalledWith(copied);
  expect(currentToast()?.text).toBe(said);
});

it("shows the text where the browser refuses", async () => {
  vi.stubGlobal("navigator", {});
  const { place } = renderIn(CopyButton, { label: "Result", text: "$7.00" });
  await act(async () => place.querySelector("button")?.click());
  expect(currentToast()?.text).toBe("$7.00");
});
