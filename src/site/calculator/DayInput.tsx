import { type ComponentProps, useRef } from "react";
import type { FieldType } from "../../core/fields";
import { FIRST_DATE, LAST_DATE } from "../../math/dates/iso-date";
import { shownDay } from "../kit/shown-day";
import { fetchGrammars } from "./grammar-loader";

interface DayInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type"> {
  readonly type: FieldType;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What the browser's pickers return, by type of field. */
const PICKERS: Partial<Record<FieldType, { readonly type: string; readonly pattern: RegExp; readonly name: string }>> =
  {
    date: { type: "date", pattern: /^\d{4}-\d\d-\d\d$/, name: "Calendar" },
    time: { type: "time", pattern: /^\d\d:\d\d$/, name: "Clock" },
    datetime: { type: "datetime-local", pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/, name: "Calendar" },
  };

/**
 * A date or a time as text, in any form that people write or paste, with a button that opens the browser's picker. The
 * picker's own field would refuse what is pasted, and is only there to open it.
 */
export function DayInput({ type, text, onText, ...rest }: DayInputProps) {
  const picker = useRef<HTMLInputElement>(null);
  const own = PICKERS[type];
  if (!own) return null;
  const open = () => {
    try {
      picker.current?.showPicker();
    } catch {
      // The browser has no picker that a script may open; the date can be typed.
    }
  };
  return (
    <>
      <input
        {...rest}
        type="text"
        value={shownDay(type, text)}
        onFocus={() => fetchGrammars(["days"]).catch(() => {})}
        onChange={(event) => onText(event.target.value)}
      />
      <span className="picker">
        <input
          ref={picker}
          type={own.type}
          {...(type === "date" && { min: FIRST_DATE, max: LAST_DATE })}
          value={own.pattern.test(text) ? text : ""}
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => event.target.value && onText(event.target.value)}
        />
        <button type="button" aria-label={own.name} aria-controls={rest.id} onClick={open}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path
              d={
                type === "time"
                  ? "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 5.5V10l3 2"
                  : "M3 5h14v12H3ZM3 8.5h14M6.5 3v3.5M13.5 3v3.5"
              }
            />
          </svg>
        </button>
      </span>
    </>
  );
}
