import { countCalculators } from "../../calculators/catalog";
import { AS_OF } from "../../data/as-of";
import { claimedCount } from "./claimed-count";

/** The first links, and what the site is made of. */
export default function HomeLinks() {
  return (
    <>
      <p className="cta">
        <a className="button first" href="/financial-calculators">
          Financial calculators
        </a>
        <a className="button" href="/bmi-calculator" data-prefetch>
          BMI calculator
        </a>
      </p>
      <p className="facts">
        <span>
          <b>{claimedCount(countCalculators())}</b>calculators
        </span>
        <span>
          <b>0</b>accounts, trackers
        </span>
        <span>
          <b>{AS_OF.slice(0, 4)}</b>tax and loan figures
        </span>
      </p>
    </>
  );
}
