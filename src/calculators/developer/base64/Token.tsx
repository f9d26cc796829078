import type { Format } from "../../../core/format";
import { indentJson } from "../../../math/encoding/json-text";
import type { Jwt } from "../../../math/encoding/jwt";
import { CopyButton } from "../../../site/kit/CopyButton";
import { tokenTimes } from "./token-times";

/** The dates of a JSON Web Token and a note on its signature. Its header and payload are the result. */
export default function Token({ token, format }: { token: Jwt; format: Format }) {
  const times = tokenTimes(token.payload, Date.now() / 1000, format);
  return (
    <section className="token" aria-label="JSON Web Token">
      {times.length > 0 && (
        <dl className="figures">
          {times.map(({ label, text, state }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {text}
                {state && <b>{state}</b>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        Claims <CopyButton label="claims" text={() => indentJson(token.payload)} />
      </p>
      <p>
        {token.signatureBytes === 0
          ? "The token has no signature."
          : `The signature has ${format.plural(token.signatureBytes, "byte")} and was not verified.`}
      </p>
    </section>
  );
}
