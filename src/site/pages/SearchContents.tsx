import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { TypedBefore } from "../hydration/use-early-input";
import { navigate, writeAddressSoon } from "../navigation/location-loader";
import { SEARCH_PATH } from "../navigation/page";
import { SearchBox } from "../shell/SearchBox";

/** Lists and answers what the address asks. The address follows the box, so that Back and Reload return to it. */
export default function SearchContents({ typedBefore }: TypedBefore) {
  const [query, setQuery] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const cancel = useRef<() => void>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, once
  useLayoutEffect(() => {
    const asked = new URLSearchParams(location.search).get("q") ?? "";
    setQuery(typedBefore?.().q || asked);
    return () => cancel.current?.();
  }, []);

  // Whoever comes without a question wants to type one; with one, to read the answer.
  useEffect(() => {
    if (!location.search && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);

  function change(text: string): void {
    setQuery(text);
    cancel.current?.();
    cancel.current = writeAddressSoon(() => (text ? `?${new URLSearchParams({ q: text })}` : ""), false);
  }

  return (
    <div className="wrap text-page">
      <h1>Search</h1>
      {/* Before its script has loaded, the browser itself sends the form to this page. */}
      <form action={SEARCH_PATH} role="search" className="search-form">
        <SearchBox
          id="search-query"
          label="Ask or search"
          placeholder="Ask or search"
          query={query}
          onQuery={change}
          box={box}
          onGo={navigate}
          listsAll
        />
      </form>
      <p>
        All calculators are listed on the <a href="/">home page</a>.
      </p>
    </div>
  );
}
