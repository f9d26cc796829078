import { useRef } from "react";
import { type TypedBefore, useKeptText } from "../hydration/use-early-input";
import { navigate } from "../navigation/location-loader";
import { SEARCH_PATH } from "../navigation/page";
import { SearchBox } from "../shell/SearchBox";

/** The box of the search dialog, with its answer and list over the page. Enter leads to the search page. */
export default function HomeAsk(before: TypedBefore) {
  const [query, setQuery] = useKeptText(before, "q");
  const box = useRef<HTMLInputElement>(null);
  return (
    <form
      action={SEARCH_PATH}
      role="search"
      className="home-ask"
      onSubmit={(event) => {
        event.preventDefault();
        navigate(searchAddress(query));
      }}
    >
      <SearchBox
        id="home-query"
        label="Ask or search"
        placeholder="Ask or search"
        query={query}
        onQuery={setQuery}
        box={box}
        onGo={navigate}
        onAsk={() => navigate(searchAddress(query))}
        listsAll={false}
      />
      <button type="submit" className="button first">
        Answer
      </button>
    </form>
  );
}

function searchAddress(query: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`;
}
