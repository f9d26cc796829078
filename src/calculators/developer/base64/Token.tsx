import type { Format } from "../../../core/format";
import { indentJson } from "../../../math/encoding/json-text";
import type { Jwt } from "../../../math/encoding/jwt";
import { Literal } from "../../../site/kit/Literal";

/** The parts of a JSON Web Token, which are three texts in Base64url with points between them. */
export default function Token({ token, format }: { token: Jwt; format: Format }) {
  return (
    <section className="token" aria-label="JSON Web Token">
      <h2>This is a JSON Web Token</h2>
      <Part label="Header" json={token.header} />
      <Part label="Payload" json={token.payload} />
      <p>
        {token.signatureBytes === 0
          ? "It has no signature."
          : `Its signature has ${format.plural(token.signatureBytes, "byte")}.`}{" "}
        Nothing was verified. Each part alone can be decoded as Base64url.
      </p>
    </section>
  );
}

function Part({ label, json }: { label: string; json: string }) {
  return (
    <>
      <h3>{label}</h3>
      <Literal label={label}>{indentJson(json)}</Literal>
    </>
  );
}
