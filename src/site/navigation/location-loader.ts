/** Fetches what opens pages and writes addresses: nobody needs it who only reads. */

export type Location = typeof import("./location");

let loaded: Location | undefined;

export async function fetchLocation(): Promise<Location> {
  loaded ??= await import("./location");
  return loaded;
}

/** Opens a page of this site, without loading a document if that can be helped. */
export function navigate(href: string): void {
  if (loaded) loaded.navigate(href);
  else
    fetchLocation().then(
      (module) => module.navigate(href),
      () => location.assign(href),
    );
}

/** Called before the visitor goes to another place on the page. */
export function leave(): void {
  loaded?.leave();
}

/** See `writeAddressSoon` of address.ts. */
export function writeAddressSoon(...change: Parameters<Location["writeAddressSoon"]>): () => void {
  if (loaded) return loaded.writeAddressSoon(...change);
  let giveUp: (() => void) | undefined;
  let isGivenUp = false;
  fetchLocation().then(
    (module) => {
      if (!isGivenUp) giveUp = module.writeAddressSoon(...change);
    },
    () => {}, // The page answers without; the next change tries again.
  );
  return () => {
    isGivenUp = true;
    giveUp?.();
  };
}
