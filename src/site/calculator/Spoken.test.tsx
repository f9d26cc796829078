// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Spoken } from "./Spoken";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
});

it("says the figure first, once a second has passed without a new answer", () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const show = (figure: string) => act(() => root.render(<Spoken headline={{ label: "Monthly payment", figure }} />));
  const said = () => document.querySelector('[role="status"]')?.textContent;
  show("$1");
  act(() => vi.advanceTimersByTime(5000));
  expect(said()).toBe("");
  show("$12");
  act(() => vi.advanceTimersByTime(900));
  show("$120");
  act(() => vi.advanceTimersByTime(900));
  expect(said()).toBe("");
  act(() => vi.advanceTimersByTime(100));
  expect(said()).toBe("$120. Monthly payment");
  act(() => root.unmount());
});
