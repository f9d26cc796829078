import { deferred } from "../hydration/island";
import ClassicCalculator from "../kit/classic/ClassicCalculator";
import "./pages.css";
import "./home.css";

const HomeIntro = deferred(() => import("./HomeIntro"), "never");
const HomeContents = deferred(() => import("./HomeContents"), "never");

/** Only the calculator needs a script: the rest is HTML, so the list of all calculators is not fetched. */
export default function HomePage() {
  return (
    <div className="wrap home">
      <div className="hero">
        <HomeIntro />
        <div>
          <ClassicCalculator />
          <p className="full-calculator">
            <a href="/scientific-calculator" data-prefetch>
              Open the full scientific calculator
            </a>
          </p>
        </div>
      </div>
      <HomeContents />
    </div>
  );
}
