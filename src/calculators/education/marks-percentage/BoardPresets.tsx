import { BOARD_RULES, type BoardRules } from "../../../data/mark-sheets";
import type { FormTopProps } from "../../../site/kit";
import type marks from "./calculator";
import "../../../site/kit/quick-choices.css";

type Props = FormTopProps<typeof marks>;

/** Buttons that fill in the rules of a school board. */
export function BoardPresets({ textOf, setInputs }: Props) {
  if (textOf("mode") === "needed") return null;
  return (
    <div className="row wide">
      <div className="quick-choices" role="group" aria-label="Rules of a board">
        {Object.entries(BOARD_RULES).map(([board, { label, value }]) => {
          const texts = textsOf(value, textOf("subjects"));
          return (
            <button
              key={board}
              type="button"
              aria-pressed={Object.entries(texts).every(([key, text]) => textOf(key as keyof typeof texts) === text)}
              onClick={() => setInputs(texts)}
            >
              {label}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/**
 * A board's rules as the texts of the inputs. Makes English compulsory if the board does, and counts all subjects if
 * there are fewer than its best of N.
 */
function textsOf({ english, bestOf, ...rules }: BoardRules, subjects: string) {
  const rows = readRows(subjects);
  return {
    passPercent: String(rules.passPercent),
    aggregatePassPercent: String(rules.aggregatePassPercent),
    passRounding: rules.passRounding,
    partsMustPass: String(rules.partsMustPass),
    compartmentMax: String(rules.compartmentMax),
    bandScheme: rules.bandScheme,
    bestOf: String(bestOf > rows.length ? 0 : bestOf),
    subjects: english && rows.length > 0 ? JSON.stringify(rows.map(withCompulsoryEnglish)) : subjects,
  };
}

function withCompulsoryEnglish(row: Record<string, unknown>): Record<string, unknown> {
  return /english/i.test(String(row.name)) ? { ...row, compulsory: true } : row;
}

function readRows(text: string): Record<string, unknown>[] {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows : [];
  } catch {
    return [];
  }
}
