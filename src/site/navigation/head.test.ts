// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { site } from "../../../site.config";
import { updateHead } from "./head";
import type { PageDescriptor } from "./page";

const tags = () =>
  Object.fromEntries(
    [...document.head.querySelectorAll("meta, link")].map((tag) => [
      tag.getAttribute("name") ?? tag.getAttribute("property") ?? tag.getAttribute("rel"),
      tag.getAttribute("content") ?? tag.getAttribute("href"),
    ]),
  );
const page = (kind: PageDescriptor["kind"], path: string, query?: string): PageDescriptor => ({
  kind,
  path,
  title: `Title of ${path}`,
  description: `About ${path}`,
  ...(query && { query }),
});

it("describes the page on screen, and asks search engines to leave out what is not to be listed", () => {
  document.head.innerHTML =
    '<meta property="og:image" content="x.png"><meta name="twitter:card" content="x"><script type="application/ld+json">{}</script>';
  for (const [shown, address] of [
    [page("calculator", "/a"), "/a"],
    [page("calculator", "/a", "?tool=b"), "/a?tool=b"],
    [page("search", "/search"), null],
    [page("text", "/terms"), "/terms"],
    [page("not-found", "/none"), null],
    [page("category", "/c"), "/c"],
  ] as const) {
    updateHead(shown);
    expect(document.title).toBe(shown.title);
    expect(tags()).toEqual({
      description: shown.description,
      "og:title": shown.title,
      "og:description": shown.description,
      ...(address === null ? { robots: "noindex" } : { canonical: site.url + address, "og:url": site.url + address }),
    });
    expect(document.querySelector("script")).toBeNull();
  }
});
