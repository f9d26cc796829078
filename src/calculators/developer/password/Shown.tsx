import type { Format } from "../../../core/format";
import type { ViewProps } from "../../../site/view";
import { CopyButton } from "../../../site/view/CopyButton";
import type model from "./model";
import { oneMore } from "./options";
import "./password.css";

/** Full strength of the bar: beyond it no guessing helps. */
const FULL = 128;

/** The password, and how strong it is; in place of the one in the HTML, which everybody can know, only dots. */
export function Shown({ outputs, format, drawn }: ViewProps<typeof model>) {
  const { password, entropyBits, optionBits, passwordLength } = outputs;
  const more = oneMore(optionBits);
  return (
    <div className="password-shown">
      {password !== null && (
        <p className="password-text">
          {drawn ? (
            <>
              <code>{colored(password)}</code>
              <CopyButton label="password" text={password} />
            </>
          ) : (
            <>
              <span className="visually-hidden">Your password is made here, in your browser.</span>
              <code aria-hidden="true">{"•".repeat(passwordLength ?? 0)}</code>
            </>
          )}
        </p>
      )}
      <Strength bits={entropyBits} format={format} />
      {more && more.change > 0 && (
        <p className="password-option">
          +{format.number(more.change, 1)} bits for {more.option.toLowerCase()}
        </p>
      )}
    </div>
  );
}

/** Digits and symbols in colors of their own, because they are easily misread. */
function colored(password: string) {
  const parts = password.match(/\p{L}+|\p{Nd}+|[^\p{L}\p{Nd}]+/gu) ?? [];
  return parts.map((part, i) => {
    const kind = /^\p{L}/u.test(part) ? undefined : /^\p{Nd}/u.test(part) ? "digit" : "symbol";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <span key={i} className={kind}>
        {part}
      </span>
    );
  });
}

function Strength({ bits, format }: { bits: number; format: Format }) {
  const share = Math.min(1, bits / FULL);
  const color = bits < 40 ? "red" : bits < 64 ? "ochre" : "green";
  return (
    <svg
      className="password-bar"
      width="100%"
      height="12"
      role="img"
      aria-label={`Strength: ${format.number(bits, 0)} bits`}
    >
      <rect className="password-whole" width="100%" height="12" />
      <rect className={`fill-${color}`} width={`${Math.round(1000 * share) / 10}%`} height="12" />
    </svg>
  );
}
