import { type ReactNode, useRef, useState } from "react";
import { ExpressionError } from "../../../math/expression/error";
import { Parser } from "../../../math/expression/parser";
import { namesWith } from "../../../math/expression/real/names";
import { evaluateSum } from "../../../math/expression/sum";
import { exactText } from "../../../math/numbers/exact";
import type { BenchProps, ViewProps } from "../../../site/view";
import { useEarlierExpressions } from "./earlier";
import type model from "./model";
import "./scientific.css";
import { typeset } from "./typeset";

/** Faces of the keys and what each puts into the expression; `|` marks where the caret goes. */
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

type EntryProps = ViewProps<typeof model> & Pick<BenchProps, "rows">;

/** The line of mathematics, drawn as it would be printed, with keys for what is hard to type. */
export function ExpressionEntry({ inputs, outputs, textOf, problems, setInputs, rows }: EntryProps) {
  const box = useRef<HTMLInputElement>(null);
  const [second, setSecond] = useState(false);
  const { earlier, remember } = useEarlierExpressions();
  const expression = textOf("expression");
  const problem = problems.get("expression");
  if (inputs.mode === "classic") return null;

  function insert(text: string): void {
    const field = box.current;
    const from = field?.selectionStart ?? expression.length;
    const to = field?.selectionEnd ?? from;
    const caret = from + (text.includes("|") ? text.indexOf("|") : text.length);
    setInputs({ expression: expression.slice(0, from) + text.replace("|", "") + expression.slice(to) });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(caret, caret);
    });
  }

  /** Enter keeps the expression, and its answer as Ans. */
  function finish(): void {
    const answer = outputs.exact ?? outputs.text;
    if (problem || answer === null) return;
    remember({ expression, answer: outputs.text ?? answer });
    setInputs({ ans: answer });
  }

  function memory(change: "+" | "-"): void {
    const answer = outputs.exact ?? outputs.text;
    const sum = answer === null ? null : evaluateSum(`${textOf("memory") || "0"} ${change} (${answer})`);
    if (sum) setInputs({ memory: exactText(sum) });
  }

  return (
    <>
      {rows(["mode"])}
      <div className="row wide expression">
        <label htmlFor="expression">{inputs.mode === "graph" ? "Function of x" : "Expression"}</label>
        <div className={problem ? "field text bad" : "field text"}>
          <input
            ref={box}
            id="expression"
            name="expression"
            type="text"
            inputMode="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
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
        <Printed expression={expression} />
        <div className="expression-keys" role="group" aria-label="Functions and signs">
          <button type="button" aria-pressed={second} onClick={() => setSecond(!second)}>
            2nd
          </button>
          {(second ? SECOND : KEYS).map(([face, text]) => (
            <button key={face} type="button" onClick={() => insert(text)}>
              {face}
            </button>
          ))}
        </div>
        {inputs.mode === "expression" && (
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
                // biome-ignore lint/suspicious/noArrayIndexKey: the same expression may stand there twice
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

/** The expression as it would stand in a book; nothing while it cannot be read. */
function Printed({ expression }: { expression: string }): ReactNode {
  try {
    const names = namesWith([...expression.matchAll(/[\p{L}_]\w*/gu)].map(([name]) => ({ name })));
    const drawn = typeset(new Parser(expression, { names }).program());
    return drawn && <div className="printed">{drawn}</div>;
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}
