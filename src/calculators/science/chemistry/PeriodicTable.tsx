/** A periodic table of buttons. The whole table is one Tab stop; the arrow keys move within it. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { PLACES, symbolAt } from "./periodic-places";
import "./periodic-table.css";

interface Props {
  readonly onPress: (symbol: string) => void;
  /** What pressing an element does, as the accessible name of the table: `Add an element to the formula`. */
  readonly purpose: string;
  /** Symbols of the elements that are shown as pressed. */
  readonly chosen: ReadonlySet<string>;
}

export function PeriodicTable({ onPress, purpose, chosen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<string | null>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const current = moved ?? [...chosen][0] ?? "H";

  // On a phone the table is wider than the screen, so it opens scrolled to the current element.
  useEffect(() => {
    const button = isOpen && scroll.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!button || !scroll.current) return;
    scroll.current.scrollLeft = button.offsetLeft - (scroll.current.clientWidth - button.offsetWidth) / 2;
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const next = symbolAt(event.key, current);
    if (next === null) return;
    event.preventDefault();
    setMoved(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-symbol="${next}"]`)?.focus();
  }

  return (
    <details className="periodic" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Periodic table</summary>
      {isOpen && (
        <div className="periodic-scroll" ref={scroll}>
          <div className="periodic-grid" role="group" aria-label={purpose} onKeyDown={onKeyDown}>
            {PLACES.map(({ symbol, name, atomicNumber, row, column }) => (
              <button
                key={symbol}
                type="button"
                className={`periodic-r${row} periodic-c${column}`}
                title={name}
                aria-label={`${atomicNumber} ${symbol}, ${name}`}
                aria-pressed={chosen.has(symbol)}
                tabIndex={symbol === current ? 0 : -1}
                data-symbol={symbol}
                onFocus={() => setMoved(symbol)}
                onClick={() => onPress(symbol)}
              >
                <small>{atomicNumber}</small> {symbol}
              </button>
            ))}
          </div>
        </div>
      )}
    </details>
  );
}
