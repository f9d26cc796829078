// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { beginVisit, currentVisit, forgetVisits, normalizePath } from "./visit";

it.each([
  ["/", "/"],
  ["", "/"],
  ["//", "/"],
  ["/index.html", "/"],
  ["/x", "/x"],
  ["/x/", "/x"],
  ["/x.html", "/x"],
  ["/x/index.html", "/x"],
  ["/embed/x/", "/embed/x"],
  ["/x.htm", "/x.htm"],
])("%s is the path %s", (pathname, path) => {
  expect(normalizePath(pathname)).toBe(path);
});

it("has a visit for each navigation, also to the page on screen", () => {
  history.pushState(null, "", "/a-calculator?tool=b");
  forgetVisits();
  expect(currentVisit()).toMatchObject({ id: 0, path: "/a-calculator", search: "?tool=b" });
  beginVisit();
  beginVisit(120);
  expect(currentVisit()).toEqual({ id: 2, path: "/a-calculator", search: "?tool=b", scroll: 120 });
  forgetVisits();
  expect(currentVisit().id).toBe(0);
});
