import { inLetterCase } from "../../../math/words/letter-case";
import type { ViewProps } from "../../../site/view";
import { CopyButton } from "../../../site/view/CopyButton";
import type model from "./model";
import { numberOf } from "./reading";
import { plainWords } from "./wording";

const CASES = [
  ["lower", "lower case"],
  ["sentence", "Sentence case"],
  ["title", "Title Case"],
  ["upper", "UPPER CASE"],
] as const;

/** The words in each kind of letters, to copy. */
export function Letters({ inputs }: ViewProps<typeof model>) {
  const words = plainWords(inputs, numberOf(inputs)) ?? "";
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
