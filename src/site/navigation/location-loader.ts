/** Fetches the module that opens pages and writes addresses; visitors who only read do not need it. */

export type Location = typeof import("./location");

let loaded: Location | undefined;

export async function fetchLocation(): Promise<Location> {
  loaded ??= await import("./location");
  return loaded;
}

/** Opens a page of this site, if possible without loading a document. */
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
    () => {}, // The page works without it; the next change tries again.
  );
  return () => {
    isGivenUp = true;
    giveUp?.();
  };
}
