/** Links to other calculators take along what was entered. Where they lead is worked out when they are approached. */
import { fetchLocation } from "../../navigation/location-loader";

const LINKS = ".related a";

/** The page that a link leads to, without what it carries. */
function pathOf({ href }: HTMLAnchorElement): string {
  return new URL(href).pathname;
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
}

async function destinationOf(link: HTMLAnchorElement): Promise<{ href: string; inputs?: string }> {
  const path = pathOf(link);
  try {
    const { destinationFor } = await import("./destination");
    return (await destinationFor(path)) ?? { href: path };
  } catch {
    // Offline, for example: the page opens with its example.
    return { href: path };
  }
}

/** Puts the figures into the link itself, for new tabs and copied addresses, unless they must stay out of addresses. */
async function prepare(event: Event): Promise<void> {
  const link = linkAt(event);
  if (link) link.setAttribute("href", (await destinationOf(link)).href);
}

async function follow(event: MouseEvent): Promise<void> {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = linkAt(event);
  if (!link || event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  const [{ href, inputs }, location] = await Promise.all([destinationOf(link), fetchLocation().catch(() => null)]);
  if (location) location.navigate(href, inputs);
  else window.location.assign(href);
}

/** To be called once. */
export function carryOnLinks(): void {
  for (const type of ["pointerover", "focusin", "pointerdown"] as const)
    document.addEventListener(type, (event) => void prepare(event));
  // In the capture phase, before the handler that opens links as they are.
  document.addEventListener("click", (event) => void follow(event), true);
}
