// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { renderIn } from "../testing/render-hook";
import { remarkWithChoice } from "./remark";

it("puts the other reading into the field with one tap", () => {
  const setText = vi.fn();
  const remark = remarkWithChoice("= January 2, 2027", "start", "February 1, 2027");
  const { place } = renderIn(() => <p>{typeof remark === "function" && remark(setText)}</p>, {});
  expect(place.textContent).toBe("= January 2, 2027 Use February 1, 2027 instead");
  act(() => place.querySelector("button")?.click());
  expect(setText).toHaveBeenCalledExactlyOnceWith("start", "February 1, 2027");
});
