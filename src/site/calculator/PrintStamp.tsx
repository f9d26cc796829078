import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** On paper only: when the page was printed, and where to find it again with these figures. */
export function PrintStamp() {
  const [stamp, setStamp] = useState("");
  useEffect(() => {
    const before = () =>
      flushSync(() => setStamp(`${new Date().toLocaleDateString("en-US", { dateStyle: "long" })} · ${location.href}`));
    addEventListener("beforeprint", before);
    return () => removeEventListener("beforeprint", before);
  }, []);
  return stamp && <p className="print-stamp">{stamp}</p>;
}
