/** Quick reference of regex syntax; a click inserts a token. */
import type { ViewProps } from "../../../site/kit";
import "./more.css";
import type regex from "./calculator";

interface Entry {
  readonly sign: string;
  readonly means: string;
  /** Not supported by RE2. */
  readonly notRe2?: boolean;
}

const SECTIONS: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
  {
    title: "Characters",
    entries: [
      { sign: ".", means: "any character except a line break" },
      { sign: "\\d", means: "a digit; \\D anything else" },
      { sign: "\\w", means: "a letter a–z, digit or _; \\W anything else" },
      { sign: "\\s", means: "white space; \\S anything else" },
      { sign: "[abc]", means: "one of these" },
      { sign: "[^abc]", means: "none of these" },
      { sign: "[a-z]", means: "one from a to z" },
      { sign: "\\p{L}", means: "a letter of any script (with flag u or v)" },
      { sign: "\\t", means: "tab; \\n line feed, \\r carriage return" },
      { sign: "\\.", means: "a literal dot; a backslash escapes special characters" },
    ],
  },
  {
    title: "Quantifiers",
    entries: [
      { sign: "a*", means: "zero or more, as many as possible" },
      { sign: "a+", means: "one or more" },
      { sign: "a?", means: "zero or one" },
      { sign: "a{3}", means: "exactly 3" },
      { sign: "a{2,5}", means: "2 to 5; {2,} 2 or more" },
      { sign: "a*?", means: "as few as possible; so +?, ??, {2,5}?" },
    ],
  },
  {
    title: "Groups",
    entries: [
      { sign: "(abc)", means: "capturing group" },
      { sign: "(?<name>abc)", means: "named capturing group" },
      { sign: "(?:abc)", means: "non-capturing group" },
      { sign: "a|b", means: "a or b" },
      { sign: "\\1", means: "the same text that group 1 matched", notRe2: true },
      { sign: "\\k<name>", means: "the same text that the named group matched", notRe2: true },
    ],
  },
  {
    title: "Anchors and lookaround",
    entries: [
      { sign: "^", means: "the start of the text; with flag m, of a line" },
      { sign: "$", means: "the end of the text; with flag m, of a line" },
      { sign: "\\b", means: "a word boundary; \\B anywhere else" },
      { sign: "(?=abc)", means: "only if followed by abc", notRe2: true },
      { sign: "(?!abc)", means: "only if not followed by abc", notRe2: true },
      { sign: "(?<=abc)", means: "only if preceded by abc", notRe2: true },
      { sign: "(?<!abc)", means: "only if not preceded by abc", notRe2: true },
    ],
  },
  {
    title: "In a replacement",
    entries: [
      { sign: "$&", means: "the match" },
      { sign: "$1", means: "what group 1 matched" },
      { sign: "$<name>", means: "what the named group matched" },
      { sign: "$$", means: "a dollar sign" },
      { sign: "$`", means: "the text before the match; $' the text after it" },
    ],
  },
];

export default function Reference({ inputs, setInputs, textOf }: ViewProps<typeof regex>) {
  function put(sign: string, section: string): void {
    const key = section === "In a replacement" ? "replacement" : "pattern";
    const field = document.getElementById(key);
    const current = textOf(key);
    const [from, to] =
      field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
        ? [field.selectionStart ?? current.length, field.selectionEnd ?? current.length]
        : [current.length, current.length];
    setInputs({
      ...(key === "replacement" && { mode: "replace" }),
      [key]: current.slice(0, from) + sign + current.slice(to),
    });
  }
  return (
    <div className="regex-reference">
      {SECTIONS.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {entries
              .filter(({ notRe2 }) => !notRe2 || inputs.flavor === "javascript")
              .map(({ sign, means }) => (
                <li key={sign}>
                  <button type="button" onClick={() => put(sign, title)} aria-label={`Insert ${sign}: ${means}`}>
                    <code>{sign}</code>
                  </button>
                  <span>{means}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
