import { OwnCalculators } from "../shell/OwnCalculators";
import "./home-own.css";

/** The visitor's own table of contents. */
export default function HomeOwn() {
  return (
    <section className="home-own" aria-labelledby="your-calculators">
      <h2 id="your-calculators">Your calculators</h2>
      <div>
        <OwnCalculators
          none={<p>Your favorites and the ones you used last are listed here, in this browser only.</p>}
        />
      </div>
    </section>
  );
}
