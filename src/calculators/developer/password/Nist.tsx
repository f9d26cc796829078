import type { ViewProps } from "../../../site/kit";
import type generator from "./calculator";
import { MULTI_FACTOR, SINGLE_FACTOR } from "./nist-limits";

const ADVICE = [
  "Let a password manager create and store it.",
  "Use it in only one place.",
  "Change it if it may have leaked, not on a schedule.",
  "If a site offers passkeys, use them instead.",
] as const;

/** The NIST requirements for passwords, and whether this password meets them. */
export function Nist({ outputs }: ViewProps<typeof generator>) {
  const length = outputs.passwordLength ?? 0;
  const { onCommonList } = outputs;
  const checks = [
    [`At least ${SINGLE_FACTOR} characters if it is the only protection: it has ${length}`, length >= SINGLE_FACTOR],
    [`At least ${MULTI_FACTOR} characters with a second factor: it has ${length}`, length >= MULTI_FACTOR],
    ...(onCommonList === null ? [] : ([["Not on a list of common passwords", !onCommonList]] as const)),
  ] as const;
  return (
    <div className="nist">
      <ul>
        {checks.map(([text, holds]) => (
          <li key={text} className={holds ? "holds" : "fails"}>
            <b>{holds ? "Yes" : "No"}</b> {text}
          </li>
        ))}
      </ul>
      <p>
        That is all. NIST SP 800-63B-4 (August 2025) tells sites not to require a mix of characters or regular changes,
        and to accept at least 64 characters.
      </p>
      <ul className="advice">
        {ADVICE.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
