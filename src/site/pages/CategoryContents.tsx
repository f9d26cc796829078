import { site } from "../../../site.config";
import { CATEGORIES, type Category } from "../../calculators/catalog";
import { type TypedBefore, useKeptText } from "../hydration/use-early-input";
import { categoryHeading } from "../navigation/category-names";

interface CategoryContentsProps extends TypedBefore {
  readonly path: string;
}

/** The calculators in one category, each with a line on its purpose, and a filter. */
export default function CategoryContents({ path, ...before }: CategoryContentsProps) {
  const category = CATEGORIES.find((one) => one.path === path) as Category;
  const [query, setQuery] = useKeptText(before, "filter");
  const wanted = query.trim().toLowerCase();
  const found = category.calculators.filter((entry) =>
    [entry.name, entry.purpose, ...entry.keywords].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <div className="wrap">
      <p className="crumb">
        <a href="/">{site.name}</a>
      </p>
      <h1>{categoryHeading(category.name)}</h1>
      {category.calculators.length === 0 ? (
        <p className="lede">
          No calculators here yet. <a href="/#contents">See all calculators.</a>
        </p>
      ) : (
        <>
          <p className="filter">
            <label htmlFor="filter">Filter</label>
            <span className="field">
              <input
                id="filter"
                type="text"
                autoComplete="off"
                spellCheck={false}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            </span>
            <small role="status">
              {found.length} of {category.calculators.length}
            </small>
          </p>
          <ul className="calculator-list">
            {found.map((entry) => (
              <li key={entry.id}>
                <h2>
                  <a href={`/${entry.id}`} data-prefetch>
                    {entry.name}
                  </a>
                </h2>
                <p>{entry.purpose}</p>
              </li>
            ))}
          </ul>
          {found.length === 0 && (
            <p className="empty">
              No calculator in this category matches “{query}”. Try the search at the top of the page.
            </p>
          )}
        </>
      )}
    </div>
  );
}
