// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderIn } from "../testing/render-hook";

const FOREIGN = new DOMException("not a child", "NotFoundError");

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function failing(error: unknown) {
  const { ErrorBoundary } = await import("./ErrorBoundary");
  const recover = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  const Child = ({ fails }: { fails: boolean }) => {
    if (fails) throw error;
    return <input defaultValue="typed" />;
  };
  const Page = ({ fails }: { fails: boolean }) => (
    <ErrorBoundary root={place} recover={recover}>
      <Child fails={fails} />
    </ErrorBoundary>
  );
  const page = renderIn(Page, { fails: false }, place);
  const input = place.querySelector("input");
  input?.focus();
  return { ...page, input, recover, fail: () => page.rerender({ fails: true }) };
}

it("says that it is our mistake, with a way on, instead of leaving the page blank", async () => {
  const { place, fail, recover } = await failing(new Error("a bug"));
  fail();
  expect(place.querySelector("[role=alert] h1")?.textContent).toBe("Something went wrong on this page");
  expect(place.querySelector("button")?.textContent).toBe("Reload");
  expect(recover).not.toHaveBeenCalled();
});

it("has the page redrawn, with its elements and its focus, where something else has moved them", async () => {
  const { place, input, fail, recover } = await failing(FOREIGN);
  fail();
  expect(recover.mock.calls).toEqual([[[input], input]]);
  expect(place.querySelector("[role=alert]")).toBeNull();
});

it("gives up a page that fails again at once, and not one that fails again much later", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(5000);
  const first = await failing(FOREIGN);
  first.fail();
  now.mockReturnValue(5900);
  const again = await import("./ErrorBoundary");
  expect(again.ErrorBoundary.getDerivedStateFromError(FOREIGN)).toMatchObject({ failed: true, recovers: false });
  now.mockReturnValue(6001);
  expect(again.ErrorBoundary.getDerivedStateFromError(FOREIGN)).toMatchObject({ failed: true, recovers: true });
});

it.each([
  [FOREIGN, true],
  [new DOMException("no", "SecurityError"), false],
  [new Error("NotFoundError"), false],
  [undefined, false],
])("%s is a change by something else: %s", async (error, isForeign) => {
  const { isForeignChange } = await import("./ErrorBoundary");
  expect(isForeignChange(error)).toBe(isForeign);
});
