import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { navigate } from "../navigation/location";
import { useModal } from "../view/modal";
import { search } from "./search";
import "./search-dialog.css";

const FOCUS_DELAY = 100;

export default function SearchDialog({ onClose }: { onClose(): void }) {
  const dialog = useModal();
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const results = search(query);

  // Given the focus itself, the dialog does not hand it to the box before its time.
  useLayoutEffect(() => dialog.current?.setAttribute("autofocus", ""), [dialog]);
  useEffect(() => {
    const timer = setTimeout(() => box.current?.focus(), FOCUS_DELAY);
    return () => clearTimeout(timer);
  }, []);

  function open(id: string): void {
    setQuery("");
    navigate(`/${id}`);
    onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the overlay closes; Escape does it for keys
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      tabIndex={-1}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
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
              onPointerMove={() => setActive(index)}
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
