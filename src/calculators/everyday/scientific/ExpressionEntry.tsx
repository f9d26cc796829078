import { useEffect, useRef, useState } from "react";
import { type CustomPageProps, readStored, type ViewProps, writeStored } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import type scientific from "./calculator";
import "./scientific.css";

const Printed = deferred(() => import("./Printed"));

/** Key labels and the text each key inserts into the expression; `|` marks where the caret goes. */
const KEYS: readonly (readonly [face: string, insert: string])[] = [
  ["sin", "sin(|)"],
  ["cos", "cos(|)"],
  ["tan", "tan(|)"],
  ["ln", "ln(|)"],
  ["log", "log(|)"],
  ["√", "√(|)"],
  ["x²", "²"],
  ["xʸ", "^"],
  ["(", "("],
  [")", ")"],
  ["π", "π"],
  ["e", "e"],
  ["n!", "!"],
  ["%", "%"],
  ["mod", " mod "],
  ["x", "x"],
  ["÷", "÷"],
  ["×", "×"],
];

const SECOND: typeof KEYS = [
  ["asin", "asin(|)"],
  ["acos", "acos(|)"],
  ["atan", "atan(|)"],
  ["eˣ", "e^(|)"],
  ["10ˣ", "10^(|)"],
  ["∛", "cbrt(|)"],
  ["sinh", "sinh(|)"],
  ["cosh", "cosh(|)"],
  ["tanh", "tanh(|)"],
  ["log₂", "log2(|)"],
  ["nCr", "nCr(|, )"],
  ["nPr", "nPr(|, )"],
  ["|x|", "abs(|)"],
  ["gcd", "gcd(|, )"],
  ["round", "round(|)"],
  ["°", "°"],
  ["φ", "phi"],
  [";", "; "],
];

type EntryProps = ViewProps<typeof scientific> & Pick<CustomPageProps, "rows">;

/** The expression field with a typeset preview, and keys for symbols that are hard to type. */
export function ExpressionEntry({ model, outputs, textOf, problems, setInputs, rows }: EntryProps) {
  const box = useRef<HTMLInputElement>(null);
  const [second, setSecond] = useState(false);
  const { earlier, remember } = useExpressionHistory();
  const expression = textOf("expression");
  const problem = problems.get("expression");
  // Read from the form, because the answer may still be that of the previous mode while this one loads.
  const mode = textOf("mode");

  /** Inserts the text at the cursor. The field keeps the focus, so that keys typed next go there too. */
  function insert(text: string): void {
    const field = box.current;
    if (!field) return;
    const from = field.selectionStart ?? field.value.length;
    const caret = from + (text.includes("|") ? text.indexOf("|") : text.length);
    field.focus();
    field.setRangeText(text.replace("|", ""), from, field.selectionEnd ?? from);
    field.setSelectionRange(caret, caret);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  }

  /** Enter saves the expression in the history, and its answer as Ans. */
  function finish(): void {
    const answer = outputs.exact ?? outputs.text;
    if (problem || answer === null) return;
    remember({ expression, answer: outputs.text ?? answer });
    setInputs({ ans: answer });
  }

  function memory(change: "+" | "-"): void {
    const sum = model.answer.expression?.addedTo(textOf("memory") || "0", change);
    if (sum) setInputs({ memory: sum });
  }

  return (
    <>
      {rows(["mode"])}
      <div className="row wide expression">
        <label htmlFor="expression">{mode === "graph" ? "Function of x" : "Expression"}</label>
        <div className={problem ? "field text bad" : "field text"}>
          <input
            ref={box}
            id="expression"
            name="expression"
            type="text"
            inputMode="text"
            autoCapitalize="off"
            value={expression}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "expression-error" : undefined}
            onChange={(event) => setInputs({ expression: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === "Enter") finish();
            }}
          />
        </div>
        {problem && (
          <p className="error" id="expression-error">
            {problem}
          </p>
        )}
        <Printed urgent expression={expression} />
        <div className="expression-keys" role="group" aria-label="Functions and symbols">
          <button type="button" aria-pressed={second} onClick={() => setSecond(!second)}>
            2nd
          </button>
          {(second ? SECOND : KEYS).map(([face, text]) => (
            <button key={face} type="button" onClick={() => insert(text)}>
              {face}
            </button>
          ))}
        </div>
        {mode === "expression" && (
          <div className="expression-keys memory" role="group" aria-label="Memory and answer">
            <button type="button" onClick={() => setInputs({ memory: "0" })}>
              MC
            </button>
            <button type="button" onClick={() => insert("M")}>
              MR
            </button>
            <button type="button" onClick={() => memory("+")}>
              M+
            </button>
            <button type="button" onClick={() => memory("-")}>
              M−
            </button>
            <button type="button" onClick={() => insert("Ans")}>
              Ans
            </button>
            <button type="button" onClick={finish}>
              Enter
            </button>
          </div>
        )}
        {earlier.length > 0 && (
          <details className="more">
            <summary>Earlier expressions</summary>
            <ol className="earlier">
              {earlier.map(({ expression: past, answer }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stored entries are not guaranteed to be unique
                <li key={i}>
                  <button type="button" className="link" onClick={() => setInputs({ expression: past })}>
                    {past}
                  </button>{" "}
                  = {answer}
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </>
  );
}

interface Earlier {
  readonly expression: string;
  readonly answer: string;
}

const KEY = "scientificExpressionHistory";
const MOST = 50;

/** Expressions that were completed with Enter, newest first, stored in the browser. */
function useExpressionHistory() {
  const [earlier, setEarlier] = useState<readonly Earlier[]>([]);
  useEffect(() => setEarlier(read(readStored("localStorage", KEY))), []);

  function remember(entry: Earlier): void {
    const next = [entry, ...earlier.filter((one) => one.expression !== entry.expression)].slice(0, MOST);
    setEarlier(next);
    writeStored("localStorage", KEY, JSON.stringify(next));
  }
  return { earlier, remember };
}

function read(stored: string | null): Earlier[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.filter(isEarlier).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isEarlier(value: unknown): value is Earlier {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as Earlier).expression === "string" &&
    typeof (value as Earlier).answer === "string"
  );
}
