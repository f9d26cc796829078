import { site } from "../../../site.config";
import { countCalculators } from "../../calculators/catalog";
import { AS_OF } from "../../data/as-of";
import { claimedCount } from "./claimed-count";

/** The promise and the first links. */
export default function HomeIntro() {
  return (
    <>
      <h1>{site.tagline}</h1>
      <p className="lede">
        Free calculators for money, health, school, science and every day. They run in your browser, show their working
        and name their sources.
      </p>
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
