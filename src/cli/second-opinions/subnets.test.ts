/** The subnet calculator, compared with Python's ipaddress module. */
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { findEntry, loadCalculator } from "../../calculators/catalog";
import type { AnyCalculator } from "../../core/calculator";
import { outputsOf } from "../../core/testing";
import { describeWith, python, runPython } from "../../testing-programs";

const ASK = `
import ipaddress as ip, json, sys
questions = json.load(sys.stdin)
networks = []
for text in questions["networks"]:
    interface = ip.ip_interface(text)
    network = interface.network
    networks.append({
        "version": interface.version,
        "cidr": str(network),
        "network": str(network.network_address),
        "netmask": str(network.netmask),
        "wildcard": str(network.hostmask),
        "last": str(network.broadcast_address),
        "totalAddresses": str(network.num_addresses),
        "integer": str(int(interface.ip)),
        "reverseDns": interface.ip.reverse_pointer,
        "expanded": interface.ip.exploded,
        "quarters": [str(one) for one in network.subnets(2)] if network.prefixlen <= network.max_prefixlen - 2 else None,
    })
summaries = [
    [str(one) for one in ip.collapse_addresses(ip.ip_interface(text).network for text in texts)]
    for texts in questions["lists"]
]
excluded = []
for outer, inner in questions["pairs"]:
    rest = ip.ip_interface(outer).network.address_exclude(ip.ip_interface(inner).network)
    excluded.append([str(one) for one in sorted(rest)])
json.dump({"networks": networks, "summaries": summaries, "excluded": excluded}, sys.stdout)
`;

const v4 = (bits: number) => [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join(".");
const ipv4 = fc
  .tuple(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.integer({ min: 0, max: 32 }))
  .map(([bits, length]) => `${v4(bits)}/${length}`);
const ipv6 = fc
  .tuple(
    fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 65_535 })), { minLength: 8, maxLength: 8 }),
    fc.integer({ min: 0, max: 128 }),
  )
  .map(([parts, length]) => `${parts.map((part) => part.toString(16)).join(":")}/${length}`);
/** Neighbors in a small range, which often touch or overlap. */
const neighbor = fc
  .tuple(fc.integer({ min: 0, max: 1023 }), fc.integer({ min: 22, max: 32 }))
  .map(([low, length]) => `10.0.${low >> 8}.${low & 255}/${length}`);
const inside = fc
  .tuple(fc.integer({ min: 0, max: 65_535 }), fc.integer({ min: 17, max: 32 }))
  .map(([low, length]) => ["172.16.0.0/16", `172.16.${low >> 8}.${low & 255}/${length}`] as const);

const sample = <T>(values: fc.Arbitrary<T>, numRuns: number) => fc.sample(values, { numRuns, seed: 1 });
const QUESTIONS = {
  networks: [...sample(ipv4, 300), ...sample(ipv6, 300)],
  lists: sample(fc.array(neighbor, { minLength: 1, maxLength: 12 }), 200),
  pairs: sample(inside, 200),
};

describeWith(python(3, 9), "subnets", () => {
  let subnet: AnyCalculator;
  let answers: ReturnType<typeof runPython>;

  beforeAll(async () => {
    subnet = await loadCalculator(findEntry("subnet-calculator") as never);
    answers = runPython(ASK, QUESTIONS);
  });

  it("of 600 addresses are the same, and so are their quarters", () => {
    for (const [i, address] of QUESTIONS.networks.entries()) {
      const { last, quarters, cidr, version, ...figures } = answers.networks[i];
      const found = outputsOf(subnet, { address });
      expect(found).toMatchObject({ ...figures, cidr: expect.any(String), version });
      expect(canonical(found.cidr)).toBe(canonical(cidr));
      if (version === 4 && found.prefixLength < 31) expect(found.broadcast).toBe(last);
      if (quarters === null) continue;
      const split = outputsOf(subnet, { mode: "split", address, splitBy: "count", splitValue: 4 });
      expect(split.subnets.map((row: { network: string }) => row.network)).toEqual(quarters);
    }
  });

  it("are summarized to the same blocks", () => {
    for (const [i, networks] of QUESTIONS.lists.entries()) {
      const { cidrsText } = outputsOf(subnet, { mode: "summarize", networks: networks.join("\n") });
      expect(cidrsText.split("\n")).toEqual(answers.summaries[i]);
    }
  });

  it("leave the same blocks when one is excluded", () => {
    for (const [i, [address, exclude]] of QUESTIONS.pairs.entries()) {
      const { cidrsText } = outputsOf(subnet, { mode: "exclude", address, exclude });
      expect((cidrsText ?? "").split("\n").filter(Boolean)).toEqual(answers.excluded[i]);
    }
  });
});

/** Python and RFC 5952 agree, but for IPv4 addresses at the end of IPv6 ones. */
function canonical(cidr: string): string {
  return cidr.includes(":") && cidr.includes(".") ? "mapped" : cidr;
}
