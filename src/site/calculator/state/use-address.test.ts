// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { defineCalculator } from "../../../core/calculator";
import { date, number } from "../../../core/fields";
import { Format } from "../../../core/format";
import { writeAddressSoon } from "../../navigation/location-loader";
import { renderHook } from "../../testing/render-hook";
import { fetchLinks } from "../link-loader";
import { useAddress } from "./use-address";

vi.mock("../../navigation/location-loader", () => ({ writeAddressSoon: vi.fn() }));

const calculator = defineCalculator({
  inputs: { size: number("Size", { default: 1 }), day: date("Day", { default: "2026-11-20", fill: "today" }) },
  outputs: {},
  derive: () => ({}),
  headline: () => ({ label: "Size", figure: "1" }),
  working: () => [],
});

type Source = Parameters<typeof useAddress>[0];
const source: Source = {
  calculator,
  texts: {},
  json: { size: 1, day: "2026-11-28" },
  opening: { day: "2026-11-28" },
  format: new Format("USD"),
  isLinkRead: true,
  isRead: true,
  isValid: true,
  withText: false,
  currency: null,
  pinned: [],
};

beforeEach(async () => {
  vi.mocked(writeAddressSoon).mockReset();
  await fetchLinks();
});

/** The link that the address would get now; undefined if it stays as it is. */
function written(): unknown {
  return vi.mocked(writeAddressSoon).mock.lastCall?.[0]();
}

it("leaves the address alone until something is typed, and follows every change from then on", () => {
  const { rerender } = renderHook(useAddress, source);
  expect(writeAddressSoon).not.toHaveBeenCalled();
  rerender({ ...source, texts: { size: "7" }, json: { ...source.json, size: 7 } });
  expect(written()).toBe("?size=7");
  rerender(source);
  expect(writeAddressSoon).toHaveBeenCalledTimes(2);
});

it("keeps a link in the address until it has been read", () => {
  renderHook(useAddress, { ...source, texts: { size: "7" }, isLinkRead: false });
  expect(writeAddressSoon).not.toHaveBeenCalled();
});

it("writes a day that was typed, and not one that was filled in", () => {
  const texts = { size: "7" };
  const { rerender } = renderHook(useAddress, { ...source, texts, json: { ...source.json, size: 7 } } as Source);
  expect(written()).not.toContain("day");
  rerender({ ...source, texts: { ...texts, day: "11/28/2026" }, json: { size: 7, day: "2026-11-28" } });
  expect(written()).toContain("day=2026-11-28");
});
