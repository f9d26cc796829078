import { CATEGORIES, type Category, findEntry } from "../../calculators/catalog";
import { shortName } from "../navigation/category-names";
import { Photo } from "./Photo";

/** Number of calculators listed under a category. */
const SHOWN = 3;

/** The table of contents, and reasons to use the site. */
export default function HomeContents() {
  return (
    <>
      <h2 className="big" id="contents" tabIndex={-1}>
        Contents
      </h2>
      <ul className="contents">
        {CATEGORIES.map((category) => (
          <li key={category.path}>
            <h3>
              <a href={category.path}>{category.name}</a>
              <span className="count">{countOf(category)}</span>
            </h3>
            <p>
              {category.calculators.slice(0, SHOWN).map((entry) => (
                <a key={entry.id} href={`/${entry.id}`}>
                  {shortName(entry.name)}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <h2 className="big">Numbers you can check</h2>
      <div className="why">
        <div>
          <h3>Working shown</h3>
          <p>Every answer comes with its steps, using your own numbers.</p>
        </div>
        <div>
          <h3>Sources and dates</h3>
          <p>Tax years, loan limits and growth tables cite their source and the period they cover.</p>
        </div>
        <div>
          <h3>Private by design</h3>
          <p>Nothing you type leaves this device. It works offline, too.</p>
        </div>
      </div>
      <div className="closing">
        <Photo />
        <div>
          <h2>A decision to make?</h2>
          <p>Start with the number it depends on: what you can save, or what you can afford each month.</p>
          <p className="cta">
            <a className="button first" href={linkTo("retirement-calculator", "/investment-calculators")}>
              Plan your retirement
            </a>
            <a className="button" href={linkTo("affordability-calculator", "/financial-calculators")}>
              See how much home you can afford
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

/** How many calculators a category lists, and how many tools are in them. */
function countOf({ calculators }: Category): string {
  const tools = calculators.reduce((sum, { tools = [] }) => sum + tools.length, 0);
  return tools > 0 ? `${calculators.length} with ${tools} tools` : String(calculators.length);
}

/** The calculator, or its category if the calculator does not exist yet. */
function linkTo(id: string, category: string): string {
  return findEntry(id) ? `/${id}` : category;
}
