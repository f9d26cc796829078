/** A text field with highlights behind its text. The field grows with the text, and the box around it scrolls. */
import { type ComponentProps, memo, type ReactNode, useEffect, useRef } from "react";
import { areSame, type Block, type Mark, piecesOf } from "./segments";

interface LayersProps extends ComponentProps<"textarea"> {
  readonly blocks: readonly Block[];
  /** Highlight elements that match this selector are lit. */
  readonly lit?: string | undefined;
  /** Receives the highlight elements under the pointer, topmost first. */
  readonly onPointAt?: (elements: readonly HTMLElement[]) => void;
}

export function Layers({ blocks, lit, onPointAt, className = "", ...field }: LayersProps) {
  const under = useRef<HTMLDivElement>(null);
  // A long text has thousands of highlight elements, so the few that are lit are queried instead of rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new blocks have new elements
  useEffect(() => {
    const found = lit ? [...(under.current?.querySelectorAll(lit) ?? [])] : [];
    for (const element of found) element.classList.add("lit");
    return () => {
      for (const element of found) element.classList.remove("lit");
    };
  }, [lit, blocks]);
  return (
    <div className={`layers ${className}`}>
      <div className="layers-under" aria-hidden="true" ref={under}>
        {blocks.map(({ text, marks }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its position
          <div key={i}>
            <Marked text={text} marks={marks} last={i === blocks.length - 1} />
          </div>
        ))}
      </div>
      <textarea
        {...field}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        onPointerMove={onPointAt && (({ clientX, clientY }) => onPointAt(elementsAt(under.current, clientX, clientY)))}
        onPointerLeave={onPointAt && (() => onPointAt([]))}
      />
    </div>
  );
}

/** The field covers the highlights and receives the pointer events, so the highlights are found by coordinates. */
function elementsAt(under: HTMLElement | null, x: number, y: number): HTMLElement[] {
  return document
    .elementsFromPoint(x, y)
    .filter((element): element is HTMLElement => element instanceof HTMLElement && element !== under)
    .filter((element) => under?.contains(element));
}

interface MarkedProps {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly last: boolean;
}

const Marked = memo(
  function Marked({ text, marks, last }: MarkedProps) {
    const nodes: ReactNode[] = [];
    let done = 0;
    for (const [i, mark] of marks.entries()) {
      const { start, end } = mark;
      if (start > done) nodes.push(text.slice(done, start));
      const pieces = piecesOf(mark);
      nodes.push(
        <mark key={i} className={start === end ? "empty" : undefined}>
          {pieces.every((piece) => piece.group === 0 && piece.parts === "")
            ? text.slice(start, end)
            : pieces.map((piece, j) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces move with the text but keep their elements
                  key={j}
                  className={piece.group ? `group${((piece.group - 1) % COLORS) + 1}` : undefined}
                  data-group={piece.group || undefined}
                  data-part={piece.parts || undefined}
                >
                  {text.slice(piece.start, piece.end)}
                </span>
              ))}
        </mark>,
      );
      done = end;
    }
    nodes.push(text.slice(done));
    // The empty line after a trailing line break needs content to get a height.
    if (last) nodes.push("\u200b");
    return nodes;
  },
  (a, b) => a.text === b.text && a.last === b.last && areSame(a.marks, b.marks),
);

/** Number of colors that groups cycle through. */
const COLORS = 6;
