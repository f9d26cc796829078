import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Also for what is drawn only because the page is being printed. */
let isPrinting = false;

if (typeof addEventListener === "function") {
  addEventListener("beforeprint", () => {
    isPrinting = true;
  });
  addEventListener("afterprint", () => {
    isPrinting = false;
  });
}

/** True while printing, when everything that belongs on paper is rendered, not just what is on screen. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => isPrinting);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  return printing;
}
