/**
 * Runs once the changes made so far have been painted, in the next frame. Returns a function that cancels it.
 * Waiting for the frame after that one as well would make the browser render it, too, before anything else.
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
