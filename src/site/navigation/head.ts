import { site } from "../../../site.config";
import { isListed, type PageDescriptor } from "./page";

/** Updates the head for another page, as if its document had been loaded. */
export function updateHead(page: PageDescriptor): void {
  const { path, query = "", title, description } = page;
  const address = isListed(page) ? site.url + path + query : null;
  document.title = title;
  setTag("meta", { name: "description" }, "content", description);
  setTag("link", { rel: "canonical" }, "href", address);
  setTag("meta", { name: "robots" }, "content", address === null ? "noindex" : null);
  setTag("meta", { property: "og:title" }, "content", title);
  setTag("meta", { property: "og:description" }, "content", description);
  setTag("meta", { property: "og:url" }, "content", address);
  // The picture of the page that was loaded; those who show pictures load each page themselves.
  for (const tag of document.querySelectorAll('meta[property^="og:image"], meta[name="twitter:card"]')) tag.remove();
  // It describes the page that the document was loaded with.
  document.querySelector('script[type="application/ld+json"]')?.remove();
}

/** Null removes the tag. */
function setTag(
  tag: "meta" | "link",
  mark: Readonly<Record<string, string>>,
  attribute: "content" | "href",
  value: string | null,
): void {
  const [[name, text]] = Object.entries(mark) as [[string, string]];
  let element = document.querySelector(`${tag}[${name}="${text}"]`);
  if (value === null) {
    element?.remove();
    return;
  }
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(name, text);
    document.head.append(element);
  }
  element.setAttribute(attribute, value);
}
