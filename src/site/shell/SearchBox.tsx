import { type FocusEventHandler, type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { search } from "../../calculators/search";
import { AnswerCard } from "./AnswerCard";
import { OwnCalculators } from "./OwnCalculators";
import { useAsking } from "./use-asking";
import "./search-box.css";

interface SearchBoxProps {
  readonly query: string;
  onQuery(query: string): void;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  onFocus?: FocusEventHandler;
  /** Opens a page of the site. */
  onGo(path: string): void;
  /**
   * Takes Enter, with the question, if no entry of the list has been chosen by an arrow key. Without it, Enter opens the
   * first entry.
   */
  onAsk?(): void;
  /** Whether an empty box has a list, which then contains the first calculators. */
  readonly listsAll: boolean;
}

/** The box that searches and answers, with its answer and its list. */
export function SearchBox({ query, onQuery, box, onFocus, onGo, onAsk, listsAll, ...named }: SearchBoxProps) {
  const { id, label = "Search for a calculator", placeholder = "Search for a calculator..." } = named;
  const unchosen = onAsk ? -1 : 0;
  const [active, setActive] = useState(unchosen);
  const isListed = listsAll || query.trim() !== "";
  const results = isListed ? search(query) : [];
  const asking = useAsking(query);
  /** The link above the list: the answer, or the first of the visitor's favorites and recent calculators. */
  const above = useRef<HTMLAnchorElement>(null);
  const backToBox = () => box.current?.focus();
  const list = useId();
  const optionId = (index: number) => `${list}-${index}`;

  function onKeyDown(event: KeyboardEvent): void {
    // An input method's keys choose among its own suggestions; Safari reports the last one only as 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const last = results.length - 1;
    if (event.key === "ArrowUp" && active <= 0 && above.current) {
      event.preventDefault();
      above.current.focus();
      return;
    }
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const move = moves[event.key];
    if (move !== undefined && last >= 0) {
      event.preventDefault();
      setActive(move);
      document.getElementById(optionId(move))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") {
      event.preventDefault();
      const chosen = results[active] ?? (onAsk ? undefined : results[0]);
      if (chosen) onGo(`/${chosen.id}`);
      else if (onAsk) onAsk();
      else if (asking.answer && !asking.isStale) onGo(asking.answer.path);
    }
  }

  return (
    <div className="search-page">
      <input
        ref={box}
        id={id}
        name={id && "q"}
        type="text"
        role="combobox"
        aria-expanded={isListed}
        aria-controls={list}
        aria-activedescendant={results[active] && optionId(active)}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => {
          onQuery(event.target.value);
          setActive(unchosen);
        }}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
      <div className={isListed ? "search-panel open" : "search-panel"}>
        <AnswerCard asking={asking} link={above} onOpen={onGo} onLeave={backToBox} />
        {listsAll && query === "" && <OwnCalculators first={above} onLeave={backToBox} />}
        <div id={list} role="listbox" aria-label="Calculators">
          {results.map((result, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the box, which points at the option
            <div
              key={result.id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => onGo(`/${result.id}`)}
            >
              <span>{result.name}</span>
              <small>{result.category}</small>
            </div>
          ))}
        </div>
        <div className="search-hint" role="status">
          {isListed && results.length === 0 && !asking.answer && (
            <>
              <p>No calculators found</p>
              <p>Try searching for different keywords.</p>
            </>
          )}
          {listsAll && query === "" && <p>Try searching for "EMI", "BMI", "Tax", "SIP", or any calculator name</p>}
        </div>
      </div>
    </div>
  );
}
