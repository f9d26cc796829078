import { search } from "../../calculators/search";
import { type TypedBefore, useKeptText } from "../hydration/use-early-input";
import { navigate } from "../navigation/location-loader";

/** The page for an unknown address. Suggests pages that may have been meant. */
export default function NotFoundContents(before: TypedBefore) {
  const [query, setQuery] = useKeptText(before, "not-found-search");
  const results = query.trim() ? search(query) : [];
  return (
    <div className="wrap text-page">
      <h1>Page not found</h1>
      <p className="lede">
        The address may be mistyped, or the page may have moved. Search for the calculator you want:
      </p>
      {/* The id allows an Enter pressed before this script loaded to be replayed. */}
      <form
        id="not-found"
        className="not-found"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = results;
          if (first) navigate(`/${first.id}`);
        }}
      >
        <label htmlFor="not-found-search" className="visually-hidden">
          Search for a calculator
        </label>
        <span className="field">
          <input
            id="not-found-search"
            type="text"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="Search for a calculator..."
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </span>
      </form>
      <div role="status">
        {query.trim() !== "" && results.length === 0 && (
          <p>
            No calculators found
            <br />
            Try searching for different keywords.
          </p>
        )}
      </div>
      <ul className="calculator-list">
        {results.map((result) => (
          <li key={result.id}>
            <h2>
              <a href={`/${result.id}`}>{result.name}</a>
            </h2>
            <p>{result.category}</p>
          </li>
        ))}
      </ul>
      <p>
        Or go to the <a href="/">home page</a> with its table of contents.
      </p>
    </div>
  );
}
