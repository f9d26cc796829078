import { useEffect, useState } from "react";
import { deferred } from "../hydration/island";
import ClassicCalculator from "../kit/classic/ClassicCalculator";
import { readStored } from "../platform/storage";
import { visitorCountry } from "../preferences/country";
import { useCurrency } from "../preferences/currency";
import "./pages.css";
import "./home.css";

const HomeIntro = deferred(() => import("./HomeIntro"), "never");
const HomeAsk = deferred(() => import("./HomeAsk"), "used");
const HomeExamples = deferred(() => import("./HomeExamples"), "never");
const HomeOwn = deferred(() => import("./HomeOwn"), "never");
const HomeFigures = deferred(() => import("./HomeFigures"), "used");
const HomeLinks = deferred(() => import("./HomeLinks"), "never");
const HomeContents = deferred(() => import("./HomeContents"), "never");

/** Only the calculator needs a script: the rest is HTML, so the list of all calculators is not fetched. */
export default function HomePage() {
  return (
    <div className="wrap home">
      <div className="hero">
        <div>
          <HomeIntro />
          <HomeAsk />
          <HomeExamples outdated={useIsElsewhere()} />
          <HomeLinks />
        </div>
        <div>
          <ClassicCalculator />
          <p className="full-calculator">
            <a href="/scientific-calculator" data-prefetch>
              Open the full scientific calculator
            </a>
          </p>
        </div>
      </div>
      <HomeOwn outdated={hasOwnCalculators()} />
      <HomeFigures />
      <HomeContents />
    </div>
  );
}

/** Whether the visitor has lists that the HTML does not contain. */
function hasOwnCalculators(): boolean {
  return (["favorites", "recent-calculators"] as const).some((list) => readStored("localStorage", list) !== null);
}

/** Whether the visitor is not in the country that the HTML was written for. */
function useIsElsewhere(): boolean {
  const { format } = useCurrency();
  const [isElsewhere, setElsewhere] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing a currency chooses a country
  useEffect(() => setElsewhere((visitorCountry() ?? "US") !== "US"), [format]);
  return isElsewhere;
}
