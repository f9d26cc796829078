/** Milliseconds of work at a time: a key that arrives meanwhile waits no longer than this. */
const SLICE = 8;

/**
 * Does long work in slices, between which the browser handles keys and paints.
 * @param done receives what the work returns
 * @returns a function that stops the work
 */
export function inSlices<T>(work: Iterator<unknown, T>, done: (result: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = () => {
    const end = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return done(step.value);
    } while (performance.now() < end);
    timer = setTimeout(slice);
  };
  timer = setTimeout(slice);
  return () => clearTimeout(timer);
}
