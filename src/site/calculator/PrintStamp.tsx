import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Format } from "../../core/format";
import { formatIsoDate } from "../../math/dates/iso-date";

/** On paper only: when the page was printed, and where to find it again with these figures. */
export function PrintStamp({ format }: { readonly format: Format }) {
  const [stamp, setStamp] = useState("");
  useEffect(() => {
    const before = () => flushSync(() => setStamp(`${today(format)} · ${location.href}`));
    addEventListener("beforeprint", before);
    return () => removeEventListener("beforeprint", before);
  }, [format]);
  return stamp && <p className="print-stamp">{stamp}</p>;
}

function today(format: Format): string {
  const now = new Date();
  return format.date(
    formatIsoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }),
  );
}
