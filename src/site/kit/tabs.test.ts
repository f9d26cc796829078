import { expect, it } from "vitest";
import { type AnyView, loadTabs, tabsFrom, tabsOf } from ".";

const TABS = [{ label: "Schedule", table: "schedule" }];

it("has the tabs of a view at once, or once they are fetched", async () => {
  expect(tabsOf({ tabs: TABS } as unknown as AnyView)).toEqual(TABS);
  expect(loadTabs({ tabs: TABS } as unknown as AnyView)).toBeNull();
  const later = { tabs: tabsFrom(async () => ({ default: TABS })) } as unknown as AnyView;
  await loadTabs(later);
  expect(tabsOf(later)).toEqual(TABS);
  expect(loadTabs(later)).toBeNull();
});

it("has none for a page without a view, or a view without tabs", () => {
  expect([tabsOf(undefined), tabsOf({} as unknown as AnyView)]).toEqual([[], []]);
  expect([loadTabs(undefined), loadTabs({} as unknown as AnyView)]).toEqual([null, null]);
});
