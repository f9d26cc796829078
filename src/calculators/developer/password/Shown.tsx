import type { Format } from "../../../core/format";
import type { ViewProps } from "../../../site/kit";
import type generator from "./calculator";
import { oneMore } from "./options";
import { strengthOf } from "./strength-words";
import "./password.css";

/** Bits at which the strength bar is full; guessing is hopeless beyond this. */
const FULL = 128;

/** Texts with more characters are shown in one color, because long lists are for copying. */
const COLORED = 2000;

/** The passwords, in the headline. */
export function PasswordText({ outputs }: ViewProps<typeof generator>) {
  const text = outputs.passwordsText ?? "";
  return text.length > COLORED ? text : colored(text);
}

/** How strong the password is, and what would make it stronger. */
export function Shown({ outputs, format }: ViewProps<typeof generator>) {
  const { entropyBits, optionBits } = outputs;
  const more = oneMore(optionBits);
  return (
    <div className="password-shown">
      <Strength bits={entropyBits} format={format} />
      {more && more.change > 0 && (
        <p className="password-option">
          +{format.number(more.change, 1)} bits for {more.option.toLowerCase()}
        </p>
      )}
    </div>
  );
}

/** Colors digits and symbols differently from letters, because they are easily misread. */
function colored(password: string) {
  const parts = password.match(/\p{L}+|\p{Nd}+|[^\p{L}\p{Nd}]+/gu) ?? [];
  return parts.map((part, i) => {
    const kind = /^\p{L}/u.test(part) ? "letter" : /^\p{Nd}/u.test(part) ? "digit" : "symbol";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
      <span key={i} className={kind}>
        {part}
      </span>
    );
  });
}

function Strength({ bits, format }: { bits: number; format: Format }) {
  const share = Math.min(1, bits / FULL);
  const { word, color } = strengthOf(bits);
  return (
    <svg
      className="password-bar"
      width="100%"
      height="12"
      role="img"
      aria-label={`Strength: ${word}, ${format.number(bits, 0)} bits`}
    >
      <rect className="password-whole" width="100%" height="12" />
      <rect className={`fill-${color}`} width={`${Math.round(1000 * share) / 10}%`} height="12" />
    </svg>
  );
}
