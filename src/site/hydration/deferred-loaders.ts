/** Everything that loads later, so that the prerenderer can load all of it. */
const loaders: (() => Promise<unknown>)[] = [];

/** Adds a part to those that `loadDeferred` loads. */
export function alsoDeferred(load: () => Promise<unknown>): void {
  loaders.push(load);
}

/**
 * Loads what is deferred: everything in the prerenderer, and in the browser that of the pages fetched so far.
 */
export async function loadDeferred(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}
