import { expect, it } from "vitest";
import { type AnyView, loadTabs, tabsFrom, tabsOf } from ".";

const TABS = [{ label: "Schedule" }] as const;

it("has the tabs of a view at once, or once they are fetched", async () => {
  expect(tabsOf({ tabs: TABS } as AnyView)).toEqual(TABS);
  expect(loadTabs({ tabs: TABS } as AnyView)).toBeNull();
  const later = { tabs: tabsFrom(async () => ({ default: TABS })) } as AnyView;
  await loadTabs(later);
  expect(tabsOf(later)).toEqual(TABS);
  expect(loadTabs(later)).toBeNull();
});

it("has none for a page without a view, or a view without tabs", () => {
  expect([tabsOf(undefined), tabsOf({} as AnyView)]).toEqual([[], []]);
  expect([loadTabs(undefined), loadTabs({} as AnyView)]).toEqual([null, null]);
});
