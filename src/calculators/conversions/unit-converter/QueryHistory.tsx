import { useEffect, useState } from "react";
import { readStored, type ViewProps, writeStored } from "../../../site/kit";
import type unitConverter from "./calculator";
import "../../../site/kit/quick-choices.css";
import "./query-history.css";

/** Example questions, shown as long as there are no earlier ones. */
const EXAMPLES = ["98.6 F to C", "180 cm to ft and in", "3 kWh/day to W", "9.81 kg m/s² to lbf", "2 lb 3 oz to g"];

/** A question is saved after it has stayed unchanged for this time, in milliseconds. */
const SAVE_DELAY = 1500;

/** Earlier questions, which can be repeated with a tap. */
export default function QueryHistory({ textOf, setInputs, problems, inputs }: ViewProps<typeof unitConverter>) {
  const { earlier, remember, forget } = useQueryHistory();
  const query = textOf("query").trim();
  const isAnswered = query !== "" && !problems.has("query") && inputs.mode === "query" && inputs.query.trim() === query;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the question changes and when it is answered
  useEffect(() => {
    if (!isAnswered) return;
    const timer = setTimeout(() => remember(query), SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [query, isAnswered]);

  const others = earlier.filter((one) => one !== query);
  const shown = others.length > 0 ? others.slice(0, 8) : EXAMPLES;
  return (
    // Hidden to make room for a long message at the field.
    <div className={problems.has("query") ? "row wide query-history hidden" : "row wide query-history"}>
      <div className="label">
        <span id="queries">{others.length > 0 ? "Earlier questions, kept in this browser only" : "For example"}</span>
        {others.length > 0 && (
          <button type="button" className="link" onClick={forget}>
            Clear
          </button>
        )}
      </div>
      <div className="quick-choices" role="group" aria-labelledby="queries">
        {shown.map((one) => (
          <button key={one} type="button" onClick={() => setInputs({ query: one })}>
            {one}
          </button>
        ))}
      </div>
    </div>
  );
}

const KEY = "unitConverterQueries";
const MAX_QUERIES = 20;

/** Answered questions, newest first, stored only in the browser. */
function useQueryHistory() {
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
