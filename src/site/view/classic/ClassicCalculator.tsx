/** The pocket calculator of the specification: keys, display, history. On the home page and on its own. */
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from "react";
import { paste, shortDisplay } from "../../../math/classic-calculator/display";
import { HISTORY_STORAGE_KEY, readHistory } from "../../../math/classic-calculator/history";
import { keyNamed, keyTyped } from "../../../math/classic-calculator/keys";
import {
  type ClassicKey,
  type ClassicState,
  initialState,
  press,
} from "../../../math/classic-calculator/state";
import { readStored, writeStored } from "../../preferences/storage";
import { HistoryDialog } from "./HistoryDialog";
import "./classic.css";

/** Faces in the order of the rows, and how each is drawn. */
const FUNCTIONS = ["sin", "cos", "tan", "ln", "log", "√", "x²", "x³", "1/x", "π", "e", "AC"];
const ROWS = [
  ["7", "8", "9", "(", ")", "÷"],
  ["4", "5", "6", "History", ".", "×"],
  ["1", "2", "3", "0", "−", "+"],
];

type Action =
  | { readonly kind: "press"; readonly key: ClassicKey; readonly timestamp: string }
  | { readonly kind: "paste"; readonly text: string }
  | { readonly kind: "restore"; readonly state: ClassicState };

function reduce(state: ClassicState, action: Action): ClassicState {
  switch (action.kind) {
    case "press":
      return press(state, action.key, action.timestamp);
    case "paste":
      return paste(state, action.text);
    case "restore":
      return action.state;
  }
}

interface ClassicCalculatorProps {
  /** Keys to press on arrival, from a shared link. */
  readonly keys?: string | undefined;
  /** Takes keys from the whole page while nothing else has the focus. */
  readonly wholePage?: boolean;
}

export default function ClassicCalculator({ keys, wholePage = false }: ClassicCalculatorProps) {
  const [state, dispatch] = useReducer(reduce, initialState());
  const [showsHistory, setShowsHistory] = useState(false);
  const [whole, setWhole] = useState(false);
  const pressed = (key: ClassicKey) =>
    dispatch({ kind: "press", key, timestamp: new Date().toLocaleString() });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was stored and linked counts on arrival, once
  useEffect(() => {
    const start = initialState(readHistory(readStored("localStorage", HISTORY_STORAGE_KEY)));
    dispatch({ kind: "restore", state: keys ? pressAll(start, keys) : start });
  }, []);

  const { history } = state;
  const stored = useRef(history);
  useEffect(() => {
    if (history === stored.current) return;
    stored.current = history;
    if (history.length > 0) writeStored("localStorage", HISTORY_STORAGE_KEY, JSON.stringify(history));
  }, [history]);

  function onKey(event: KeyboardEvent | globalThis.KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || showsHistory) return;
    const target = event.target as HTMLElement;
    // Enter on a key that was reached by Tab presses that key.
    if (event.key === "Enter" && target.closest("button, a, select")) return;
    if (target.closest("input, textarea, select")) return;
    const key = keyTyped(event.key);
    if (!key) return;
    event.preventDefault();
    pressed(key);
  }

  const listener = useRef(onKey);
  listener.current = onKey;
  useEffect(() => {
    if (!wholePage) return;
    const onPageKey = (event: globalThis.KeyboardEvent) => listener.current(event);
    const onPaste = (event: ClipboardEvent) => {
      if ((event.target as HTMLElement).closest("input, textarea")) return;
      dispatch({ kind: "paste", text: event.clipboardData?.getData("text") ?? "" });
    };
    document.addEventListener("keydown", onPageKey);
    document.addEventListener("paste", onPaste);
    return () => {
      document.removeEventListener("keydown", onPageKey);
      document.removeEventListener("paste", onPaste);
    };
  }, [wholePage]);

  const shown = whole ? state.display : shortDisplay(state.display);
  const isShortened = shortDisplay(state.display) !== state.display;
  const key = (face: string, className: string) => (
    <button
      key={face}
      type="button"
      className={className}
      // A click leaves the focus where it is, so that Enter goes on to mean “=”.
      onPointerDown={(event) => event.pointerType === "mouse" && event.preventDefault()}
      onClick={() => (face === "History" ? setShowsHistory(true) : pressed(keyNamed(face) as ClassicKey))}
    >
      {face}
    </button>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard's way to the keys inside
    <div
      className="classic"
      onKeyDown={wholePage ? undefined : onKey}
      onPaste={
        wholePage
          ? undefined
          : (event) => dispatch({ kind: "paste", text: event.clipboardData.getData("text") })
      }
    >
      <output aria-label="Display" title={state.display} data-long={shown.length > 12 ? "" : undefined}>
        {shown}
      </output>
      {isShortened && (
        <button type="button" className="link all-digits" onClick={() => setWhole(!whole)}>
          {whole ? "Rounded" : "All digits"}
        </button>
      )}
      <div className="classic-keys">
        {FUNCTIONS.map((face) => key(face, "fn"))}
        {ROWS.flat().map((face) =>
          key(face, "÷×−+".includes(face) ? "op" : /^[\d.]$/.test(face) ? "" : "fn"),
        )}
        {key("=", "eq")}
      </div>
      {showsHistory && (
        <HistoryDialog
          history={history}
          onClose={() => setShowsHistory(false)}
          onChoose={(place) => {
            pressed(`H${place + 1}`);
            setShowsHistory(false);
          }}
        />
      )}
    </div>
  );
}

/** Presses the keys of a text such as `12.5 + 3 =`; names that are no keys are left out. */
function pressAll(start: ClassicState, keys: string): ClassicState {
  let state = start;
  for (const word of keys.split(/\s+/).slice(0, 1000)) {
    const whole = keyNamed(word);
    for (const key of whole ? [whole] : [...word].map(keyNamed)) if (key) state = press(state, key);
  }
  return state;
}
