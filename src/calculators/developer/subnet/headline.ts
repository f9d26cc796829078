import type { Headline } from "../../../core/calculator";
import { groupDigits } from "../../../math/numbers/write-number";
import type { Inputs } from "./inputs";
import type { Outputs } from "./outputs";

/** From 2^41 on a power of two says more than its digits. */
const LONGEST = 13;

export function headlineFor(inputs: Inputs, outputs: Outputs): Headline {
  const { cidr, resultCount } = outputs;
  const count = countText(resultCount ?? "0");
  const networks = resultCount === "1" ? "network" : "networks";
  switch (inputs.mode) {
    case "inspect":
      return inspected(outputs);
    case "split":
      return {
        label: "Subnets",
        before: `${cidr} makes`,
        figure: `${count} ${resultCount === "1" ? "subnet" : "subnets"}`,
        after: `of /${outputs.newPrefixLength} with ${usableText(outputs.subnets[0]?.usable)} each`,
      };
    case "vlsm": {
      const free = outputs.unallocatedAddresses ?? "0";
      return {
        label: "Left over",
        before: `${resultCount === "1" ? "The subnet fits" : `All ${count} subnets fit`} into ${cidr} and`,
        figure: `${countText(free)} ${free === "1" ? "address" : "addresses"}`,
        after: `of ${countText(outputs.totalAddresses ?? "0")} ${free === "1" ? "is" : "are"} left`,
      };
    }
    case "summarize":
      return {
        label: "Networks",
        before: "The list comes down to",
        figure: `${count} ${networks}`,
        after: outputs.supernet ? `, all within ${outputs.supernet}` : "of IPv4 and IPv6",
      };
    case "exclude":
      return {
        label: "Networks",
        before: `Without what is taken away, ${cidr} is`,
        figure: resultCount === "0" ? "nothing" : `${count} ${networks}`,
      };
    case "check":
      return checked(outputs);
  }
}

function inspected({ cidr, usableHosts, firstHost, lastHost }: Outputs): Headline {
  const one = usableHosts === "1";
  return {
    label: "Usable",
    before: `${cidr} holds`,
    figure: countText(usableHosts ?? "0"),
    after: one ? `usable address, ${firstHost}` : `usable addresses, ${firstHost} to ${lastHost}`,
  };
}

function checked({ checks, cidr }: Outputs): Headline {
  const belongs = checks.filter(({ relation }) => relation === "inside" || relation === "equal").length;
  return {
    label: "Belong",
    before: checks.length === 1 ? "Of the one tested," : `Of the ${countText(String(checks.length))} tested,`,
    figure: countText(String(belongs)),
    after: `${belongs === 1 ? "belongs" : "belong"} to ${cidr}`,
  };
}

function usableText(usable = "0"): string {
  return `${countText(usable)} usable ${usable === "1" ? "address" : "addresses"}`;
}

/** `254`, `2⁶⁴`: exact in either form. */
function countText(digits: string): string {
  const value = BigInt(digits);
  const power = value.toString(2).length - 1;
  return digits.length > LONGEST && value === 1n << BigInt(power) ? `2${raised(power)}` : groupDigits(digits);
}

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

function raised(exponent: number): string {
  return [...String(exponent)].map((digit) => RAISED[Number(digit)]).join("");
}
