import type { ReactNode } from "react";
import type { Format } from "../../core/format";
import { copy } from "./clipboard";
import { Literal } from "./Literal";
import "./other-side.css";

/** More than this on screen would only slow the page down; copy and download have all of it. */
const SHOWN = 20_000;

interface OtherSideProps {
  readonly title: string;
  /** Null where the result is no text. */
  readonly text: string | null;
  /** What stands in place of a text that is empty or none. */
  readonly instead: string;
  /** What the button says, and the message when it is done: `Copy codes`. */
  readonly copyLabel: string;
  readonly copied: string;
  readonly onDownload: () => void;
  /** Makes the result the input of the opposite direction. */
  readonly onSwap?: (() => void) | undefined;
  readonly format: Format;
  readonly children?: ReactNode;
}

/** The other side of a conversion: what the input became, to copy, to keep, or to turn around. */
export function OtherSide({ title, text, instead, format, children, ...rest }: OtherSideProps) {
  const whole = text ?? "";
  const cut = whole.length > SHOWN;
  return (
    <div className="other-side">
      <div className="other-side-head">
        <h3 id="other-side">{title}</h3>
        {text !== null && (
          <button type="button" className="link" onClick={() => copy(text, rest.copied)}>
            {rest.copyLabel}
          </button>
        )}
        <button type="button" className="link" onClick={rest.onDownload}>
          Download
        </button>
        {rest.onSwap && (
          <button type="button" className="link" onClick={rest.onSwap}>
            Swap sides
          </button>
        )}
      </div>
      <Literal labelledBy="other-side">{cut ? `${whole.slice(0, SHOWN)}…` : whole || instead}</Literal>
      {cut && (
        <p className="other-side-note">
          The first {format.number(SHOWN)} of {format.number(whole.length)} characters; copy and download have
          all of them.
        </p>
      )}
      {children}
    </div>
  );
}
