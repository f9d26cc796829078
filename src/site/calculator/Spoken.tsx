import { useEffect, useState } from "react";
import type { Headline } from "../../core/calculator";
import { headlineSize } from "./headline";

/** Milliseconds without a new answer, after which it is read aloud. */
const PAUSE = 1000;

/** Announces a new answer to screen readers once typing pauses: the figure first, then its label. */
export function Spoken({ headline }: { readonly headline: Headline }) {
  const [opening] = useState(headline);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    // A long list is not read aloud.
    if (headline === opening || headline.secret || headlineSize(headline) === "small") return;
    const timer = setTimeout(() => setSpoken(`${headline.figure}. ${headline.label}`), PAUSE);
    return () => clearTimeout(timer);
  }, [headline, opening]);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
