/** A periodic table of buttons. The whole table is one Tab stop; the arrow keys move within it. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { PERIODIC_TABLE, type PeriodicRow } from "../../../data/chemistry/periodic-table";
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

interface Place extends PeriodicRow {
  readonly atomicNumber: number;
  /** From 1. Rows 8 and 9 hold the f block, which is printed below the table. */
  readonly row: number;
  readonly column: number;
}

export const PLACES: readonly Place[] = PERIODIC_TABLE.map((element, i) => {
  const { group, period } = element;
  const atomicNumber = i + 1;
  if (group !== null) return { ...element, atomicNumber, row: period, column: group };
  // The rows of the f block start with lanthanum and actinium.
  const first = period === 6 ? 57 : 89;
  return { ...element, atomicNumber, row: period + 2, column: atomicNumber - first + 3 };
});

/**
 * Symbol of the element that a key moves to: the next one in the row or column, skipping gaps, or the first or last of
 * the row for Home and End. Null if there is none.
 */
export function symbolAt(key: string, symbol: string): string | null {
  const from = PLACES.find((place) => place.symbol === symbol);
  if (!from) return null;
  const row = PLACES.filter((place) => place.row === from.row).sort((a, b) => a.column - b.column);
  const column = PLACES.filter((place) => place.column === from.column).sort((a, b) => a.row - b.row);
  const neighbor = (line: readonly Place[], step: number) => line[line.indexOf(from) + step];
  const found: Readonly<Record<string, Place | undefined>> = {
    ArrowLeft: neighbor(row, -1),
    ArrowRight: neighbor(row, 1),
    ArrowUp: neighbor(column, -1),
    ArrowDown: neighbor(column, 1),
    Home: row[0],
    End: row.at(-1),
  };
  return found[key]?.symbol ?? null;
}
