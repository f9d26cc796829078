import type { ViewProps } from "../../../site/kit";
import numberToWords from "./calculator";

type Mode = keyof typeof KINDS & string;

const KINDS = numberToWords.inputs.mode.options as Readonly<Record<string, string>>;

/** The example for each kind, used until something else is typed. */
const NUMBERS: Readonly<Record<string, string>> = {
  cardinal: "1234567.89",
  ordinal: "21",
  currency: "1250.75",
  year: "2026",
  roman: "2026",
};
const WORDS: Readonly<Record<string, string>> = {
  "words-to-number": "twelve lakh thirty-four thousand five hundred sixty-seven",
  "roman-to-number": "MMXXVI",
};

/** Selects the kind of answer. The example changes with it, because a decimal number has no Roman numeral. */
export function KindChoice({ textOf, setInputs }: ViewProps<typeof numberToWords>) {
  function choose(mode: Mode): void {
    const number = NUMBERS[mode];
    const words = WORDS[mode];
    setInputs({
      mode,
      ...(number && Object.values(NUMBERS).includes(textOf("number")) && { number }),
      ...(words && Object.values(WORDS).includes(textOf("words")) && { words }),
    });
  }
  return (
    <div className="row wide">
      <label htmlFor="mode">Kind</label>
      <div className="field">
        <select id="mode" name="mode" value={textOf("mode")} onChange={(event) => choose(event.target.value)}>
          {Object.entries(KINDS).map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
