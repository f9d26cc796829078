/** Fetches the module that reads and writes links. */
export type LinkModule = typeof import("./link");

/** Set once it has loaded: a document that is unloading waits for nothing. */
let loaded: LinkModule | undefined;

export async function fetchLinks(): Promise<LinkModule> {
  loaded ??= await import("./link");
  return loaded;
}

/** Undefined until it has been fetched. */
export function loadedLinks(): LinkModule | undefined {
  return loaded;
}
