/** Tells the shell that a part of the page could not be fetched. */
const EVENT = "reckoner:load-failure";

let failed = false;

/** Whether something failed before the first listener was added. */
export function hasLoadFailed(): boolean {
  return failed;
}

export function reportLoadFailure(): void {
  failed = true;
  dispatchEvent(new Event(EVENT));
}

export function onLoadFailure(listener: () => void): () => void {
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
