/**
 * Web workers. A view starts its worker with
 *
 *     import address from "./name.worker.ts?worker&url";
 *     const worker = startWorker(address);
 *
 * The file is bundled separately, may import pure code, and is type-checked with the types of a worker
 * (`src/tsconfig.worker.json`); the message types are in a file next to it.
 */

/** Milliseconds within which a worker has to begin: its file may never arrive, and then nothing else would say so. */
export const START_LIMIT = 20_000;

interface TrustedPolicy {
  createScriptURL(url: string): string;
}

let policy: TrustedPolicy | undefined;

/**
 * Under Trusted Types, a script's address must come from a policy; ours allows only addresses of this site.
 */
export function scriptUrl(path: string): string {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: object): TrustedPolicy };
  };
  if (!trustedTypes) return path;
  // A policy name can be used only once; the content security policy allows no other.
  policy ??= trustedTypes.createPolicy("reckoner", {
    createScriptURL(url: string) {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError(`not a script of this site: ${url}`);
    },
  });
  return policy.createScriptURL(path);
}

/**
 * Starts a worker of this site. Stop it with `terminate()`. If its file cannot be loaded, it gets an `error`
 * event.
 *
 * @param address from importing the worker's file
 */
export function startWorker(address: string): Worker {
  return new Worker(scriptUrl(address), { type: "module" });
}
