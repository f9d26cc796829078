/** The headline: the answer in large type, and the sentence around it. */
import type { AnyCalculator } from "../../core/calculator";
import type { Format } from "../../core/format";
import type { AnyView } from "../kit";
import { belowFigure, headlineSize } from "./headline";
import type { PageState } from "./state/page-state";
import { viewProps } from "./view-props";

/** More characters on screen would only slow the page down; copies contain all of them. */
const SHOWN = 20_000;

interface AnswerProps {
  readonly calculator: AnyCalculator;
  readonly view: AnyView | undefined;
  readonly state: PageState;
  readonly format: Format;
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
}

export function Answer({ calculator, view, state, format, setInputs }: AnswerProps) {
  const { before, figure, after, text, items, second, secret, tone } = state.headline;
  const size = headlineSize(state.headline);
  const hidden = secret && state.isExample;
  const Figure = hidden ? undefined : view?.Figure;
  const cut = text !== undefined && text.length > SHOWN;
  return (
    <output
      className="answer"
      data-tone={tone}
      // A long list is not read aloud on every change.
      aria-live={size === "small" ? "off" : undefined}
    >
      <span>{before}</span>{" "}
      {text !== undefined ? (
        <b className="text" data-size={size} aria-hidden={hidden}>
          {cut ? (
            `${text.slice(0, SHOWN)}…`
          ) : Figure ? (
            <Figure {...viewProps(state, format, setInputs, calculator)} />
          ) : (
            text
          )}
        </b>
      ) : items ? (
        <b className="items" data-size={size}>
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
            <span key={i}>{item}</span>
          ))}
        </b>
      ) : (
        <b data-size={size}>{figure}</b>
      )}{" "}
      {hidden && <span className="visually-hidden">It is generated here, in your browser.</span>}
      <span>{belowFigure(after)}</span>
      {cut && (
        <span className="second">
          The first {format.number(SHOWN)} of {format.number(text.length)} characters; copies have all of them.
        </span>
      )}
      {second && <span className="second">{second}</span>}
    </output>
  );
}
