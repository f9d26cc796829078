/** The pocket calculator in the specification: keys, display, history. On the home page and its own. */
import { type KeyboardEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { paste, shortDisplay } from "../../../math/classic-calculator/display";
import { type Entered, enter, NOTHING_ENTERED } from "../../../math/classic-calculator/entered";
import { HISTORY_STORAGE_KEY, readHistory } from "../../../math/classic-calculator/history";
import { keyNamed, keyTyped } from "../../../math/classic-calculator/keys";
import { type ClassicKey, type ClassicState, initialState, press } from "../../../math/classic-calculator/state";
import { readStored, writeStored } from "../../platform/storage";
import { deferred } from "../deferred";
import { Meaning } from "./Meaning";
import "./classic.css";

const HistoryDialog = deferred(() => import("./HistoryDialog"));

/** Key faces in the order of the rows. */
const FUNCTIONS = ["sin", "cos", "tan", "ln", "log", "√", "x²", "x³", "1/x", "π", "e", "AC"];
const ROWS = [
  ["7", "8", "9", "(", ")", "÷"],
  ["4", "5", "6", "History", ".", "×"],
  ["1", "2", "3", "0", "−", "+"],
];

type Action =
  | { readonly kind: "press"; readonly key: ClassicKey; readonly timestamp: string }
  | { readonly kind: "paste"; readonly text: string }
  | { readonly kind: "restore"; readonly session: Session };

interface Session {
  readonly state: ClassicState;
  /** What the keys pressed so far spell out. */
  readonly entered: Entered;
}

function reduce({ state, entered }: Session, action: Action): Session {
  switch (action.kind) {
    case "press":
      return pressed({ state, entered }, action.key, action.timestamp);
    case "paste": {
      const after = paste(state, action.text);
      return { state: after, entered: after === state ? entered : { text: after.display, done: false } };
    }
    case "restore":
      return action.session;
  }
}

function pressed({ state, entered }: Session, key: ClassicKey, timestamp?: string): Session {
  const after = press(state, key, timestamp);
  return { state: after, entered: enter(entered, key, after) };
}

interface ClassicCalculatorProps {
  /** Keys from a shared link, pressed when the page opens. */
  readonly keys?: string | undefined;
  /** Takes keys from the whole page while nothing else has the focus. */
  readonly wholePage?: boolean;
}

export default function ClassicCalculator({ keys, wholePage = false }: ClassicCalculatorProps) {
  const [{ state, entered }, dispatch] = useReducer(reduce, {
    state: initialState(),
    entered: NOTHING_ENTERED,
  });
  const [showsHistory, setShowsHistory] = useState(false);
  const [whole, setWhole] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const pressKey = (key: ClassicKey) => dispatch({ kind: "press", key, timestamp: new Date().toLocaleString() });

  // On mount, and once the keys of a link are read; before any key press, which this would undo.
  useLayoutEffect(() => {
    const state = initialState(readHistory(readStored("localStorage", HISTORY_STORAGE_KEY)));
    const start = { state, entered: NOTHING_ENTERED };
    dispatch({ kind: "restore", session: keys ? pressAll(start, keys) : start });
  }, [keys]);

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
    // Keys go to the focused element, or to an open dialog or menu.
    if (!target.closest(".classic") && target !== document.body) return;
    if (document.querySelector('dialog[open], [aria-expanded="true"]')) return;
    // Enter on a key that was reached by Tab presses that key.
    if (event.key === "Enter" && target.closest("button")) return;
    const key = keyTyped(event.key);
    if (!key) return;
    event.preventDefault();
    pressKey(key);
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

  // A number being typed is shown as typed; only results are rounded.
  const short = state.startsNew ? shortDisplay(state.display) : state.display;
  const shown = whole ? state.display : short;
  const isShortened = short !== state.display;
  const key = (face: string, className: string) => (
    <button
      key={face}
      type="button"
      className={className}
      // A click puts the focus on the whole calculator: its keys work, and Enter still means “=”.
      onPointerDown={(event) => {
        if (event.pointerType !== "mouse") return;
        event.preventDefault();
        if (!place.current?.contains(document.activeElement)) place.current?.focus({ preventScroll: true });
      }}
      onClick={() => (face === "History" ? setShowsHistory(true) : pressKey(keyNamed(face) as ClassicKey))}
    >
      {face}
    </button>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard's way to the keys inside
    <div
      ref={place}
      className="classic"
      tabIndex={-1}
      onKeyDown={wholePage ? undefined : onKey}
      onPaste={
        wholePage ? undefined : (event) => dispatch({ kind: "paste", text: event.clipboardData.getData("text") })
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
      <Meaning entered={entered} display={state.display} use={(text) => dispatch({ kind: "paste", text })} />
      <div className="classic-keys">
        {FUNCTIONS.map((face) => key(face, "fn"))}
        {ROWS.flat().map((face) => key(face, "÷×−+".includes(face) ? "op" : /^[\d.]$/.test(face) ? "" : "fn"))}
        {key("=", "eq")}
      </div>
      {showsHistory && (
        <HistoryDialog
          urgent
          history={history}
          onClose={() => setShowsHistory(false)}
          onChoose={(place) => {
            pressKey(`H${place + 1}`);
            setShowsHistory(false);
          }}
        />
      )}
    </div>
  );
}

/** Presses the keys of a text such as `12.5 + 3 =`; names that are not keys are skipped. */
function pressAll(start: Session, keys: string): Session {
  let session = start;
  for (const word of keys.split(/\s+/).slice(0, 1000)) {
    const whole = keyNamed(word);
    for (const key of whole ? [whole] : [...word].map(keyNamed)) if (key) session = pressed(session, key);
  }
  return session;
}
