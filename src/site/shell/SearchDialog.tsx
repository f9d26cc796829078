import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { search } from "../../calculators/search";
import { navigate } from "../navigation/location-loader";
import { useModal } from "../platform/modal";
import type { TypedKeys } from "./dialog-keys";
import "./search-dialog.css";

const FOCUS_DELAY = 100;

interface SearchDialogProps {
  /** Hands over what was typed while the dialog was loading. */
  readonly takeTyped: () => TypedKeys;
  onClose(): void;
}

export default function SearchDialog({ takeTyped, onClose }: SearchDialogProps) {
  const dialog = useModal(onClose, true);
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const results = search(query);

  useEffect(() => {
    const timer = setTimeout(() => box.current?.focus(), FOCUS_DELAY);
    return () => clearTimeout(timer);
  }, []);

  function onFocus(): void {
    const { text, entered } = takeTyped();
    const [first] = search(text);
    if (entered && first) open(first.id);
    else if (text) setQuery(text);
  }

  function open(id: string): void {
    setQuery("");
    navigate(`/${id}`);
    onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // An input method's keys choose among its own suggestions; Safari reports the last one only as 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const last = results.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const move = moves[event.key];
    if (move !== undefined && last >= 0) {
      event.preventDefault();
      setActive(move);
      document.getElementById(`search-${results[move]?.id}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") {
      event.preventDefault();
      const chosen = results[active] ?? results[0];
      if (chosen) open(chosen.id);
    }
  }

  return (
    <dialog {...dialog} className="search-dialog" aria-label="Search" tabIndex={-1}>
      <div className="search-page">
        <input
          ref={box}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls="search-results"
          aria-activedescendant={results[active] && `search-${results[active].id}`}
          aria-label="Search for a calculator"
          placeholder="Search for a calculator..."
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
        <div id="search-results" role="listbox" aria-label="Calculators">
          {results.map((result, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the box, which points at the option
            <div
              key={result.id}
              id={`search-${result.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => open(result.id)}
            >
              <span>{result.name}</span>
              <small>{result.category}</small>
            </div>
          ))}
        </div>
        <div className="search-hint" role="status">
          {results.length === 0 && (
            <>
              <p>No calculators found</p>
              <p>Try searching for different keywords.</p>
            </>
          )}
          {query === "" && <p>Try searching for "EMI", "BMI", "Tax", "SIP", or any calculator name</p>}
        </div>
      </div>
    </dialog>
  );
}
