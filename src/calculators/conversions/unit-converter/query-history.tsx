import { useEffect, useState } from "react";
import { readStored, writeStored } from "../../../site/kit";

const KEY = "unitConverterQueries";
const MAX_QUERIES = 20;

/** Answered questions, newest first, stored only in the browser. */
export function useQueryHistory() {
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  useEffect(() => setEarlier(read(readStored("localStorage", KEY))), []);

  function store(next: readonly string[]): void {
    setEarlier(next);
    writeStored("localStorage", KEY, JSON.stringify(next));
  }
  return {
    earlier,
    remember(query: string): void {
      // Another tab may have stored questions in the meantime.
      const stored = read(readStored("localStorage", KEY));
      if (stored[0] !== query) store([query, ...stored.filter((one) => one !== query)].slice(0, MAX_QUERIES));
    },
    forget(): void {
      store([]);
    },
  };
}

function read(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.filter((one) => typeof one === "string").slice(0, MAX_QUERIES) : [];
  } catch {
    return [];
  }
}
