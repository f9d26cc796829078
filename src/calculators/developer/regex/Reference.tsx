/** The signs of the language of patterns, to look up and to put in. */
import type { ViewProps } from "../../../site/kit";
import "./more.css";
import type regex from "./calculator";

interface Entry {
  readonly sign: string;
  readonly means: string;
  /** RE2 has none of it. */
  readonly notRe2?: boolean;
}

const SECTIONS: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
  {
    title: "Characters",
    entries: [
      { sign: ".", means: "any character except a line end" },
      { sign: "\\d", means: "a digit; \\D anything else" },
      { sign: "\\w", means: "a letter a–z, digit or _; \\W anything else" },
      { sign: "\\s", means: "white space; \\S anything else" },
      { sign: "[abc]", means: "one of these" },
      { sign: "[^abc]", means: "none of these" },
      { sign: "[a-z]", means: "one from a to z" },
      { sign: "\\p{L}", means: "a letter of any script (with flag u or v)" },
      { sign: "\\t", means: "tab; \\n line feed, \\r carriage return" },
      { sign: "\\.", means: "a dot: a backslash takes the meaning off a sign" },
    ],
  },
  {
    title: "How often",
    entries: [
      { sign: "a*", means: "any number, as many as possible" },
      { sign: "a+", means: "one or more" },
      { sign: "a?", means: "one or none" },
      { sign: "a{3}", means: "exactly 3" },
      { sign: "a{2,5}", means: "2 to 5; {2,} 2 or more" },
      { sign: "a*?", means: "as few as possible; so +?, ??, {2,5}?" },
    ],
  },
  {
    title: "Groups",
    entries: [
      { sign: "(abc)", means: "keeps what it takes" },
      { sign: "(?<name>abc)", means: "keeps it under a name" },
      { sign: "(?:abc)", means: "holds together, keeps nothing" },
      { sign: "a|b", means: "a or b" },
      { sign: "\\1", means: "the same text again that group 1 took", notRe2: true },
      { sign: "\\k<name>", means: "the same text again that the named group took", notRe2: true },
    ],
  },
  {
    title: "Places",
    entries: [
      { sign: "^", means: "the start of the text, with flag m of a line" },
      { sign: "$", means: "the end of the text, with flag m of a line" },
      { sign: "\\b", means: "the edge of a word; \\B anywhere else" },
      { sign: "(?=abc)", means: "only where abc follows", notRe2: true },
      { sign: "(?!abc)", means: "only where abc does not follow", notRe2: true },
      { sign: "(?<=abc)", means: "only where abc stands before", notRe2: true },
      { sign: "(?<!abc)", means: "only where abc does not stand before", notRe2: true },
    ],
  },
  {
    title: "In a replacement",
    entries: [
      { sign: "$&", means: "the match" },
      { sign: "$1", means: "what group 1 took" },
      { sign: "$<name>", means: "what the named group took" },
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
                  <button
                    type="button"
                    onClick={() => put(sign, title)}
                    aria-label={`Put in ${sign}: ${means}`}
                  >
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
