import { inLetterCase } from "../../../math/words/letter-case";
import type { ViewProps } from "../../../site/kit";
import { CopyButton } from "../../../site/kit/CopyButton";
import type numberToWords from "./calculator";

const CASES = [
  ["lower", "lower case"],
  ["sentence", "Sentence case"],
  ["title", "Title Case"],
  ["upper", "UPPER CASE"],
] as const;

/** The words in each letter case, to copy. */
export function Letters({ model }: ViewProps<typeof numberToWords>) {
  const words = model.answer.plainWords() ?? "";
  return (
    <dl className="letters">
      {CASES.map(([letterCase, name]) => {
        const text = inLetterCase(words, letterCase);
        return (
          <div key={letterCase}>
            <dt>{name}</dt>
            <dd>
              {text}
              <CopyButton label={name} text={text} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
