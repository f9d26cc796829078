/** Runs when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  // Safari: what a link opened should not stay incomplete for long.
  const handle = setTimeout(work, 50);
  return () => clearTimeout(handle);
}
