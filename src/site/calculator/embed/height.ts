/** Tells the page around an embedded calculator how high it is, so that `public/embed.js` can make room. */

const ASK = "reckoner:ask-height";
const HEIGHT = "reckoner:height";

/** Answers the page that embeds this one, and no other: with its first question, the browser names its origin. */
export function reportHeight(): void {
  let embedder: string | undefined;
  let reported = 0;
  const report = () => {
    const height = Math.ceil(document.getElementById("root")?.offsetHeight ?? 0);
    if (!embedder || height === 0 || height === reported) return;
    reported = height;
    parent.postMessage({ type: HEIGHT, height }, embedder);
  };
  addEventListener("message", ({ source, origin, data }) => {
    // A page without an origin of its own, such as a file, cannot be addressed.
    if (source !== parent || source === window || data?.type !== ASK || origin === "null") return;
    embedder = origin;
    reported = 0;
    report();
  });
  addEventListener("DOMContentLoaded", () => {
    const root = document.getElementById("root");
    if (root) new ResizeObserver(report).observe(root);
  });
}
