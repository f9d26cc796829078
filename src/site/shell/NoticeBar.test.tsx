// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderIn } from "../testing/render-hook";
import NoticeBar from "./NoticeBar";

const heard = vi.hoisted(() => ({ update: () => {}, applied: vi.fn(), registered: vi.fn(), kept: vi.fn() }));

vi.mock("../platform/service-worker", () => ({
  onUpdateReady(listener: () => void) {
    heard.update = listener;
    return () => {};
  },
  applyUpdate: heard.applied,
  registerServiceWorker: heard.registered,
  whenServed: (work: () => void) => work(),
}));
vi.mock("../platform/offline", () => ({ keepVisited: heard.kept, keepWhereInstalled: vi.fn() }));

/** What listens to the window. Events would reach what other tests have left behind, too. */
const listeners = new Map<string, () => void>();
const dispatch = (type: string) => act(() => listeners.get(type)?.());

beforeEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  listeners.clear();
  document.body.replaceChildren();
  history.replaceState(null, "", "/a-page");
  vi.spyOn(window, "addEventListener").mockImplementation((type, listener) => {
    listeners.set(type, listener as () => void);
  });
  vi.spyOn(window, "removeEventListener").mockImplementation((type, listener) => {
    if (listeners.get(type) === listener) listeners.delete(type);
  });
});

const OFFLINE = "You’re offline. Pages you have already opened keep working.";
const UPDATE = "A new version of the site is ready.Update nowLater";

const lines = (place: Element) => [...place.querySelectorAll("p")].map(({ textContent }) => textContent);
const press = (place: Element, name: string) =>
  act(() => [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click());

it("says that the site is offline for as long as it is", () => {
  const { place } = renderIn(NoticeBar, {});
  expect(lines(place)).toEqual([]);
  for (const [event, shown] of [
    ["offline", [OFFLINE]],
    ["offline", [OFFLINE]],
    ["online", []],
    ["online", []],
    ["offline", [OFFLINE]],
  ] as const) {
    dispatch(event);
    expect(lines(place)).toEqual(shown);
  }
});

it("says so at once where the page opens offline", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  expect(lines(renderIn(NoticeBar, {}).place)).toEqual([OFFLINE]);
});

it("offers a new version, which is taken or put off, whether or not the site is offline", () => {
  const { place } = renderIn(NoticeBar, {});
  act(() => heard.update());
  dispatch("offline");
  expect(lines(place)).toEqual([OFFLINE, UPDATE]);
  press(place, "Update now");
  expect(heard.applied).toHaveBeenCalledOnce();
  press(place, "Later");
  expect(lines(place)).toEqual([OFFLINE]);
  dispatch("online");
  expect(lines(place)).toEqual([]);
});

it("registers the service worker once, keeps the page on screen, and listens no longer than it is there", () => {
  const { rerender, unmount } = renderIn(NoticeBar, {});
  rerender({});
  expect(heard.registered).toHaveBeenCalledOnce();
  expect(heard.kept.mock.calls).toEqual([["/a-page"]]);
  expect([...listeners.keys()]).toEqual(expect.arrayContaining(["offline", "online"]));
  unmount();
  expect([...listeners.keys()].filter((type) => /line$/.test(type))).toEqual([]);
});
