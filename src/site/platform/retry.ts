/** After this many milliseconds without a response, a part is treated as failed. */
const PATIENCE = 8000;
const FIRST_PAUSE = 1500;
const LONGEST_PAUSE = 30_000;

/**
 * Fetches a part of the page until it has loaded: again after a pause that doubles, and when the connection
 * is back.
 *
 * @param load requests the part; may be called again after a failure
 * @param done called once, with the part
 * @param failed called whenever it has failed or takes long; it may still load
 * @returns a function that gives up
 */
export function loadPersistently<T>(load: () => Promise<T>, done: (part: T) => void, failed: () => void): () => void {
  let over = false;
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout>;
  const retry = () => {
    clearTimeout(timer);
    removeEventListener("online", retry);
    attempt();
  };
  const attempt = () => {
    timer = setTimeout(failed, PATIENCE);
    load().then(
      (part) => {
        clearTimeout(timer);
        if (!over) done(part);
      },
      () => {
        clearTimeout(timer);
        if (over) return;
        failed();
        timer = setTimeout(retry, pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE);
        addEventListener("online", retry);
      },
    );
  };
  attempt();
  return () => {
    over = true;
    clearTimeout(timer);
    removeEventListener("online", retry);
  };
}
