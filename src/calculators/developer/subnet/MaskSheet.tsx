import { addressText } from "../../../math/network/address";
import { netmask, sizeOf, wildcard } from "../../../math/network/block";
import { groupDigits } from "../../../math/numbers/write-number";
import type { ViewProps } from "../../../site/kit";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import type subnet from "./calculator";
import { reserved } from "./usable";

const PREFIXES = Array.from({ length: 33 }, (_, prefix) => prefix);

/** Every IPv4 mask, with the current one highlighted. Collapsed when shown below the figures of a single network. */
export default function MaskSheet({ model, outputs }: ViewProps<typeof subnet>) {
  if (model.variant !== "inspect") return <Masks outputs={outputs} />;
  return (
    <details className="more">
      <summary>All masks, /0 to /32</summary>
      <Masks outputs={outputs} />
    </details>
  );
}

function Masks({ outputs }: Pick<ViewProps<typeof subnet>, "outputs">) {
  const current = outputs.version === 4 ? outputs.prefixLength : null;
  return (
    <div className="mask-sheet table-figure">
      <ScrollRegion label="All masks">
        <table>
          <caption>IPv4 masks</caption>
          <thead>
            <tr>
              <th scope="col">Prefix</th>
              <th scope="col">Netmask</th>
              <th scope="col">Wildcard</th>
              <th scope="col">Addresses</th>
              <th scope="col">Usable</th>
            </tr>
          </thead>
          <tbody>
            {PREFIXES.map((prefix) => {
              const size = sizeOf({ version: 4, prefix });
              const [first, last] = reserved(4, prefix, "standard");
              return (
                <tr key={prefix} aria-current={prefix === current ? "true" : undefined}>
                  <th scope="row">/{prefix}</th>
                  <td>{addressText(4, netmask(4, prefix))}</td>
                  <td>{addressText(4, wildcard(4, prefix))}</td>
                  <td>{groupDigits(String(size))}</td>
                  <td>{groupDigits(String(size - BigInt(first + last)))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
