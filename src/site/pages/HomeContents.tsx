import { CATEGORIES, findEntry } from "../../calculators/catalog";
import { Photo } from "./Photo";

/** Calculators named under a category. */
const SHOWN = 3;

/** The table of contents, and what speaks for the site. */
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
              <span className="count">{category.calculators.length}</span>
            </h3>
            <p>
              {category.calculators.slice(0, SHOWN).map((entry) => (
                <a key={entry.id} href={`/${entry.id}`}>
                  {entry.name.replace(/ (Calculator|Converter|Generator|Solver)s?$/, "")}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <h2 className="big">Why these numbers hold</h2>
      <div className="why">
        <div>
          <h3>Working shown</h3>
          <p>Every answer opens into its steps, with your own numbers in them.</p>
        </div>
        <div>
          <h3>Sources and dates</h3>
          <p>Tax years, loan limits and growth tables say where they come from and until when they hold.</p>
        </div>
        <div>
          <h3>Yours alone</h3>
          <p>Nothing you type leaves this device. It works without a connection, too.</p>
        </div>
      </div>
      <div className="closing">
        <Photo />
        <div>
          <h2>A decision to make?</h2>
          <p>Start with the number it hangs on: what you can put aside, or what you can carry each month.</p>
          <p className="cta">
            <a className="button first" href={linkTo("retirement-calculator", "/investment-calculators")}>
              Plan your retirement
            </a>
            <a className="button" href={linkTo("affordability-calculator", "/financial-calculators")}>
              See what home you can afford
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

/** The calculator, or its category while it is not there. */
function linkTo(id: string, category: string): string {
  return findEntry(id) ? `/${id}` : category;
}
