/** Describes one network. */
import { type Notice, notice, step } from "../../../core/calculator";
import type { Variant } from "../../../core/variants";
import { superscript } from "../../../math/numbers/write-number";
import { digits, shortDigits } from "./counts";
import { type Fields, NETWORK_INPUTS } from "./inputs";
import { requestedSubnet } from "./network";
import type { Subnet } from "./subnet";
import { reserved } from "./usable";
import { addressNotices } from "./words";
import { networkSteps } from "./working";

export const inspect: Variant<Fields, { readonly subnet: Subnet }> = {
  question: "Show a network",
  inputs: { ...NETWORK_INPUTS, reservedModel: {} },

  answer: (inputs) => ({ subnet: requestedSubnet(inputs) }),

  headline({ subnet }) {
    const { first, last, count } = subnet.usable;
    return {
      label: "Usable",
      before: `${subnet.cidr} holds`,
      figure: shortDigits(count),
      after:
        count === 1n
          ? `usable address, ${subnet.text(first)}`
          : `usable addresses, ${subnet.text(first)} to ${subnet.text(last)}`,
    };
  },

  notices: ({ subnet }, inputs) => [...addressNotices(subnet, inputs), linkNotices(subnet)],

  working({ subnet }) {
    const { version, prefix, hostBits, usable } = subnet;
    const [atStart, atEnd] = reserved(version, prefix, subnet.reservedModel);
    const taken = atStart + atEnd;
    const [first, last] = [subnet.text(usable.first), subnet.text(usable.last)];
    return [
      ...networkSteps(subnet),
      step("Addresses", `2${superscript(hostBits)}`, digits(subnet.size)),
      step(
        taken === 0 ? "Usable: none reserved" : "Usable: minus reserved addresses",
        `2${superscript(hostBits)} − ${taken}`,
        digits(usable.count),
      ),
      step(
        "From the first usable address to the last",
        `network + ${atStart}, last address − ${atEnd}`,
        first === last ? first : `${first} to ${last}`,
      ),
    ];
  },
};

/** Notices for point-to-point links between two routers. */
function linkNotices({ version, prefix, reservedModel }: Subnet): Notice | null {
  if (version === 4 && prefix === 31 && reservedModel === "standard")
    return notice("point-to-point", "A /31 links two routers, so both addresses are usable (RFC 3021).");
  if (version === 6 && prefix === 127)
    return notice("router-link", "A /127 links two routers, so both addresses are usable (RFC 6164).");
  return null;
}
