// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

it("takes what was typed to the next document, and leaves nothing in storage meanwhile", async () => {
  const before = await import("./unwritten");
  before.unwritten.set("a visit", { typed: "500k" });
  expect(sessionStorage.getItem("unwritten")).toBe("");
  dispatchEvent(new Event("pagehide"));
  vi.resetModules();
  const { typedOn } = await import("./unwritten");
  expect([typedOn("a visit"), typedOn("another")]).toEqual(["500k", undefined]);
  expect(sessionStorage.getItem("unwritten")).toBe("");
});

it.each(["junk", "5", "null", "{}", "[1]", '[["a visit"]]'])("opens with %s in storage", async (junk) => {
  sessionStorage.setItem("unwritten", junk);
  const { typedOn } = await import("./unwritten");
  expect(typedOn("a visit")).toBeUndefined();
});
