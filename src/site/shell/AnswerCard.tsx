import type { KeyboardEvent, MouseEvent, Ref } from "react";
import { copy } from "../platform/clipboard";
import type { Asking } from "./use-asking";

interface AnswerCardProps {
  readonly asking: Asking;
  /** The link into the page, which the arrow keys reach. */
  readonly link: Ref<HTMLAnchorElement>;
  onOpen(path: string): void;
  /** The arrow key down was pressed on the link. */
  onLeave(): void;
}

/** The answer to a question in the search box, above the list. */
export function AnswerCard({ asking, link, onOpen, onLeave }: AnswerCardProps) {
  const { answer, isStale, problem } = asking;
  if (!answer)
    return problem ? (
      <p className="answer-card answer-card-problem" role="status">
        {problem}
      </p>
    ) : null;
  const { headline, name, reading, assumed, path } = answer;

  function onClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(path);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    onLeave();
  }

  return (
    <section className={isStale ? "answer-card stale" : "answer-card"} aria-label="Answer">
      <p className="answer-card-headline" role="status">
        {isStale ? "" : headline || name}
        {isStale && <span aria-hidden="true">{headline || name}</span>}
      </p>
      {reading && <p>{reading}</p>}
      {assumed && <p className="answer-card-assumed">Assumed: {assumed}</p>}
      {problem && <p className="answer-card-problem">{problem}</p>}
      <p className="answer-card-actions">
        <a ref={link} href={path} onClick={onClick} onKeyDown={onKeyDown}>
          Open the {name}
        </a>
        {headline && (
          <button type="button" className="ghost" disabled={isStale} onClick={() => copy(headline, "Answer copied")}>
            Copy
          </button>
        )}
      </p>
    </section>
  );
}
