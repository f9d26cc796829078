// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { renderIn } from "../testing/render-hook";
import { PrintStamp } from "./PrintStamp";

it("has the day and the address once the page is printed, and nothing before that", () => {
  vi.useFakeTimers({ now: new Date(2027, 0, 5, 12), toFake: ["Date"] });
  const { place, unmount } = renderIn(PrintStamp as () => React.ReactNode, {});
  expect(place.textContent).toBe("");
  act(() => dispatchEvent(new Event("beforeprint")));
  expect(place.querySelector(".print-stamp")?.textContent).toBe(`January 5, 2027 · ${location.href}`);
  unmount();
  act(() => dispatchEvent(new Event("beforeprint")));
  expect(place.textContent).toBe("");
  vi.useRealTimers();
});
