/** Below the display: the keys as an expression, with its value, if that differs from the display. */
import { useEffect, useState } from "react";
import { type Entered, mayDiffer, printed } from "../../../math/classic-calculator/entered";

/** The display and the expression are compared to this many digits. */
const DIGITS = 12;

interface MeaningProps {
  readonly entered: Entered;
  readonly display: string;
  /** Puts the value on the display. */
  readonly use: (value: string) => void;
}

export function Meaning({ entered, display, use }: MeaningProps) {
  const [value, setValue] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const { text } = entered;
  const asked = mayDiffer(entered);
  useEffect(() => {
    if (!asked) return;
    let gone = false;
    import("../../../math/expression/pocket-value").then(
      ({ pocketValue }) => {
        const found = pocketValue(text, DIGITS);
        if (!gone && found !== null) setValue({ of: text, text: found });
      },
      () => {},
    ); // Offline, the display alone has to do.
    return () => {
      gone = true;
    };
  }, [asked, text]);
  if (!asked || value?.of !== text || sameNumber(value.text, display)) return null;
  const address = `/scientific-calculator?mode=expression&expression=${encodeURIComponent(text)}`;
  const whole = `${printed(text)} = ${value.text}`;
  return (
    <div className="meaning">
      <p>This keypad works step by step.</p>
      <p className="as-expression" data-long={whole.length > 20 ? "" : undefined}>
        {whole}
      </p>
      <p>
        <button type="button" className="link" onClick={() => use(value.text)}>
          Use {value.text}
        </button>{" "}
        <a href={address}>Open in Expression mode</a>
      </p>
    </div>
  );
}

function sameNumber(a: string, b: string): boolean {
  return Number(Number(a).toPrecision(DIGITS)) === Number(Number(b).toPrecision(DIGITS));
}
