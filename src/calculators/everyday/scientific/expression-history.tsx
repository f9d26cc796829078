import { useEffect, useState } from "react";
import { readStored, writeStored } from "../../../site/kit";

interface Earlier {
  readonly expression: string;
  readonly answer: string;
}

const KEY = "scientificExpressionHistory";
const MOST = 50;

/** Expressions that were completed with Enter, newest first, stored in the browser. */
export function useExpressionHistory() {
  const [earlier, setEarlier] = useState<readonly Earlier[]>([]);
  useEffect(() => setEarlier(read(readStored("localStorage", KEY))), []);

  function remember(entry: Earlier): void {
    const next = [entry, ...earlier.filter((one) => one.expression !== entry.expression)].slice(0, MOST);
    setEarlier(next);
    writeStored("localStorage", KEY, JSON.stringify(next));
  }
  return { earlier, remember };
}

function read(stored: string | null): Earlier[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.filter(isEarlier).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isEarlier(value: unknown): value is Earlier {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as Earlier).expression === "string" &&
    typeof (value as Earlier).answer === "string"
  );
}
