import { useState } from "react";
import { FiguresForm } from "./FiguresForm";
import "./own-figures.css";

/** The offer to enter figures once; the form follows on request. */
export default function HomeFigures() {
  const [open, setOpen] = useState(false);
  return (
    <section className="own-figures" aria-labelledby="your-figures">
      <h2 id="your-figures" tabIndex={-1}>
        Your figures
      </h2>
      <p>
        Enter your age, income and state once, and calculators open with them instead of an example. They stay in this
        browser.
      </p>
      <button
        type="button"
        id="own-figures-toggle"
        className="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? "Close" : "Enter, see or clear them"}
      </button>
      {open && <FiguresForm />}
    </section>
  );
}
