import type { Jwt } from "../../../math/encoding/jwt";
import { Literal } from "../../../site/view/Literal";

/** The parts of a JSON Web Token, which are three texts in Base64url with points between them. */
export default function Token({ token }: { token: Jwt }) {
  return (
    <section className="token" aria-label="JSON Web Token">
      <h2>This is a JSON Web Token</h2>
      <Part label="Header" json={token.header} />
      <Part label="Payload" json={token.payload} />
      <p>
        {token.signatureBytes === 0
          ? "It has no signature."
          : `Its signature has ${token.signatureBytes} bytes.`}{" "}
        Nothing was verified. Each part alone can be decoded as Base64url.
      </p>
    </section>
  );
}

function Part({ label, json }: { label: string; json: string }) {
  return (
    <>
      <h3>{label}</h3>
      <Literal label={label}>{JSON.stringify(JSON.parse(json), null, 2)}</Literal>
    </>
  );
}
