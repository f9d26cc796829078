import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { JsonObject } from "../../../core/parse";
import { outputsOf, problemsOf } from "../../../core/testing";
import { addressText } from "../../../math/network/address";
import subnet from "./calculator";

const ask = (inputs: JsonObject) => outputsOf(subnet, inputs);

describe("subnet-calculator: one network", () => {
  it.each([
    ["10.0.0.5", "/32", "/24"],
    ["2001:db8::5", "/128", "/64"],
  ])("suggests a prefix if %s has none", (address, own, usual) => {
    const noticeFor = (inputs: JsonObject): string | undefined =>
      ask({ address, ...inputs }).notices.find(({ code }: Record<string, string>) => code === "single-address")
        ?.message;
    expect(noticeFor({})).toContain(`this is a single address, ${own}`);
    expect(noticeFor({})).toContain(`such as ${usual}`);
    expect(noticeFor({ prefixLength: 20 })).toBeUndefined();
    expect(noticeFor({ address: address + own })).toBeUndefined();
  });

  it("answers the example", () => {
    expect(ask({})).toMatchObject({
      version: 4,
      address: "192.168.10.77",
      cidr: "192.168.10.0/24",
      usableHosts: "254",
      role: "host",
      compressed: null,
      embeddedIpv4: null,
      newPrefixLength: null,
      subnets: [],
      resultCount: null,
      cidrsText: null,
      unallocatedText: null,
      supernet: null,
      checks: [],
      checkText: null,
      notices: [],
    });
  });

  // Usable counts and ranges: RFC 950, RFC 3021, and the documentation of each cloud provider.
  it.each([
    ["10.0.0.5/31", "standard", "10.0.0.4", "10.0.0.5", "2", null],
    ["10.0.0.5/32", "standard", "10.0.0.5", "10.0.0.5", "1", null],
    ["10.0.0.5", "standard", "10.0.0.5", "10.0.0.5", "1", null],
    ["10.0.0.5/30", "standard", "10.0.0.5", "10.0.0.6", "2", "10.0.0.7"],
    ["0.0.0.0/0", "standard", "0.0.0.1", "255.255.255.254", "4294967294", "255.255.255.255"],
    ["10.0.0.0/24", "aws", "10.0.0.4", "10.0.0.254", "251", "10.0.0.255"],
    ["10.0.0.0/28", "aws", "10.0.0.4", "10.0.0.14", "11", "10.0.0.15"],
    ["10.0.0.0/29", "azure", "10.0.0.4", "10.0.0.6", "3", "10.0.0.7"],
    ["10.0.0.0/29", "gcp", "10.0.0.2", "10.0.0.5", "4", "10.0.0.7"],
    ["10.0.0.0/30", "oci", "10.0.0.2", "10.0.0.2", "1", "10.0.0.3"],
    ["2001:db8::5/127", "aws", "2001:db8::4", "2001:db8::5", "2", null],
  ])(
    "usable addresses of %s under the %s rules",
    (address, reservedModel, firstHost, lastHost, usableHosts, broadcast) => {
      expect(ask({ address, reservedModel })).toMatchObject({ firstHost, lastHost, usableHosts, broadcast });
    },
  );

  it.each([
    ["10.0.0.0/24", "network"],
    ["10.0.0.255/24", "broadcast"],
    ["10.0.0.9/24", "host"],
    ["10.0.0.0/31", "host"],
    ["10.0.0.1/32", "host"],
    ["2001:db8::/64", "subnet-router-anycast"],
    ["2001:db8::1/64", "host"],
    ["2001:db8::/127", "host"],
    ["2001:db8::/128", "host"],
  ])("%s is a %s", (address, role) => {
    expect(ask({ address }).role).toBe(role);
  });

  it("names classes and address types", () => {
    const classes = ["127.0.0.1", "128.0.0.1", "192.0.0.1", "224.0.0.1", "240.0.0.1"];
    expect(classes.map((address) => ask({ address }).addressClass).join("")).toBe("ABCDE");
    expect(ask({ address: "8.8.8.8" })).toMatchObject({
      addressType: "Public",
      registryBlock: null,
      registryRfc: null,
      globallyReachable: true,
    });
    expect(ask({ address: "2606:4700::1111" })).toMatchObject({
      addressType: "Global Unicast",
      registryBlock: null,
      globallyReachable: true,
      addressClass: null,
    });
    expect(ask({ address: "4000::" })).toMatchObject({
      addressType: "Reserved by IETF",
      globallyReachable: false,
    });
    expect(ask({ address: "3fff::1" })).toMatchObject({
      addressType: "Documentation",
      registryRfc: "RFC 9637",
    });
    expect(ask({ address: "224.0.0.1" })).toMatchObject({
      registryBlock: "224.0.0.0/4",
      globallyReachable: null,
    });
  });

  it("extracts addresses embedded in IPv6 addresses", () => {
    expect(ask({ address: "fe80::3656:78ff:fe9a:bcde%eth0/64" })).toMatchObject({
      address: "fe80::3656:78ff:fe9a:bcde",
      embeddedMac: "34:56:78:9a:bc:de",
      solicitedNode: "ff02::1:ff9a:bcde",
      netmask: "ffff:ffff:ffff:ffff::",
      wildcard: "::ffff:ffff:ffff:ffff",
      noticeCodes: "zone-set-aside",
    });
    expect(ask({ address: "2002:c000:0204::1/48" }).embeddedIpv4).toBe("192.0.2.4");
  });

  it("has no neighbors at the edges of the address space", () => {
    expect(ask({ address: "255.255.255.0/24" })).toMatchObject({
      nextNetwork: null,
      previousNetwork: "255.255.254.0/24",
    });
    expect(ask({ address: "::/64" })).toMatchObject({ nextNetwork: "0:0:0:1::/64", previousNetwork: null });
    expect(ask({ address: "0.0.0.0/0" })).toMatchObject({ nextNetwork: null, previousNetwork: null });
  });

  it("takes the prefix from either field", () => {
    expect(ask({ address: "10.0.0.1", prefixLength: 8 }).cidr).toBe("10.0.0.0/8");
    expect(ask({ address: "10.0.0.1/255.0.0.0", prefixLength: 8 }).cidr).toBe("10.0.0.0/8");
    expect(ask({ address: "::1" }).cidr).toBe("::1/128");
  });

  it.each([
    [
      { address: "192.168.1.256" },
      "address",
      /^192\.168\.1\.256 is not an address: each part must be between 0 and 255/,
    ],
    [
      { address: "10.0.0.1/255.0.255.0" },
      "address",
      /^255\.0\.255\.0 is not a valid mask: its ones must all come first\.$/,
    ],
    [{ address: "10.0.0.1/33" }, "address", /between 0 and 32/],
    [{ address: " " }, "address", /^Enter an address/],
    [
      { address: "10.0.0.1/24", prefixLength: 25 },
      "prefixLength",
      /^The address says \/24 but the prefix length says \/25\.$/,
    ],
    [{ address: "10.0.0.1", prefixLength: 33 }, "prefixLength", /between 0 and 32 bits/],
    [{ address: "10.0.0.1", prefixLength: 129 }, "prefixLength", /between 0 and 128 bits/],
    [{ address: "10.0.0.0/8", reservedModel: "aws" }, "address", /^AWS subnets must be between \/16 and \/28\.$/],
    [{ address: "10.0.0.0/30", reservedModel: "gcp" }, "address", /^Google Cloud subnets must be \/29 or larger\.$/],
    [{ address: "10.0.0.0/1", reservedModel: "azure" }, "address", /^Azure subnets/],
    [{ mode: "split", address: "10.0.0.0/31", reservedModel: "oci" }, "address", /^Oracle Cloud subnets/],
  ])("rejects %j", (inputs, field, message) => {
    const [problem] = problemsOf(subnet, inputs);
    expect(problem?.field).toBe(field);
    expect(problem?.message).toMatch(message);
  });
});

describe("subnet-calculator: split", () => {
  const split = (inputs: JsonObject) => ask({ mode: "split", address: "192.168.10.0/24", ...inputs });

  it.each([
    [{ splitBy: "count", splitValue: 5 }, 27, "8"],
    [{ splitBy: "count", splitValue: 0 }, 24, "1"],
    [{ splitBy: "count", splitValue: 256 }, 32, "256"],
    [{ splitBy: "prefix", splitValue: 24 }, 24, "1"],
    [{ splitBy: "prefix", splitValue: 31 }, 31, "128"],
    [{ splitBy: "hosts", splitValue: 30 }, 27, "8"],
    [{ splitBy: "hosts", splitValue: 31 }, 26, "4"],
    [{ splitBy: "hosts", splitValue: 2 }, 30, "64"],
    [{ splitBy: "hosts", splitValue: 1 }, 30, "64"],
    [{ splitBy: "hosts", splitValue: 2, pointToPoint: true }, 31, "128"],
    [{ splitBy: "hosts", splitValue: 1, pointToPoint: true }, 32, "256"],
    [{ splitBy: "hosts", splitValue: 11, reservedModel: "aws" }, 28, "16"],
    [{ splitBy: "hosts", splitValue: 12, reservedModel: "aws" }, 27, "8"],
    [{ splitBy: "hosts", splitValue: 1, reservedModel: "aws", pointToPoint: true }, 28, "16"],
    [{ splitBy: "count", splitValue: 65_536, address: "2001:db8::/48" }, 64, "65536"],
    [{ splitBy: "hosts", splitValue: 1, address: "2001:db8::/120" }, 128, "256"],
  ])("%j", (inputs, newPrefixLength, resultCount) => {
    expect(split(inputs)).toMatchObject({ newPrefixLength, resultCount });
  });

  it("lists at most maxRows rows", () => {
    const outputs = split({ splitBy: "hosts", splitValue: 50, maxRows: 2 });
    expect(outputs.subnets).toEqual([
      {
        n: 1,
        network: "192.168.10.0/26",
        name: null,
        hosts: 50,
        first: "192.168.10.1",
        last: "192.168.10.62",
        broadcast: "192.168.10.63",
        usable: "62",
        spare: "12",
      },
      expect.objectContaining({ n: 2, network: "192.168.10.64/26" }),
    ]);
    expect(outputs).toMatchObject({
      cidrsText: "192.168.10.0/26\n192.168.10.64/26",
      resultCount: "4",
      noticeCodes: "rows-cut",
    });
    expect(split({ address: "::/0", splitBy: "prefix", splitValue: 128, maxRows: 1 })).toMatchObject({
      resultCount: String(2n ** 128n),
      cidrsText: "::/128",
    });
  });

  it.each([
    [{ splitBy: "count", splitValue: 257 }, "A /24 can be split into at most 256 subnets."],
    [{ splitBy: "count", splitValue: 9, address: "10.0.0.0/8" }, null],
    [
      { splitBy: "count", splitValue: 2e9, address: "10.0.0.0/8" },
      "An /8 can be split into at most 16,777,216 subnets.",
    ],
    [{ splitBy: "prefix", splitValue: 23 }, "The new prefix length must be between 24 and 32."],
    [{ splitBy: "prefix", splitValue: 33 }, "The new prefix length must be between 24 and 32."],
    [{ splitBy: "hosts", splitValue: 255 }, "A /24 has at most 254 usable addresses."],
    [
      { splitBy: "hosts", splitValue: 1, address: "10.0.0.0/31" },
      "A /31 cannot be split by hosts. The smallest subnet for hosts is /30.",
    ],
    [{ splitBy: "prefix", splitValue: 29, reservedModel: "aws" }, "AWS subnets must be between /16 and /28."],
    [
      { splitBy: "count", splitValue: 17, reservedModel: "aws" },
      "A /24 can be split into at most 16 subnets, because the smallest AWS subnet is /28.",
    ],
  ])("rejects %j if it does not fit", (inputs, message) => {
    const problems = problemsOf(subnet, { mode: "split", address: "192.168.10.0/24", ...inputs });
    expect(problems).toEqual(message === null ? [] : [{ field: "splitValue", message }]);
  });
});

describe("subnet-calculator: subnets of several sizes", () => {
  const vlsm = (address: string, hosts: readonly number[], more: JsonObject = {}) => ({
    mode: "vlsm",
    address,
    requirements: hosts.map((count, i) => ({ name: "abcdefgh"[i] ?? "", hosts: count })),
    ...more,
  });

  it("places the largest first and equal sizes in input order", () => {
    const outputs = ask(vlsm("10.0.0.0/24", [10, 100, 12, 2]));
    expect(outputs.subnets.map((row: { name: string; network: string }) => `${row.name} ${row.network}`)).toEqual([
      "b 10.0.0.0/25",
      "a 10.0.0.128/28",
      "c 10.0.0.144/28",
      "d 10.0.0.160/30",
    ]);
    expect(outputs).toMatchObject({
      unallocatedText: "10.0.0.164/30\n10.0.0.168/29\n10.0.0.176/28\n10.0.0.192/26",
      unallocatedAddresses: "92",
    });
  });

  it("can fill a network to the last address", () => {
    expect(ask(vlsm("10.0.0.0/30", [2, 1, 1], { pointToPoint: true }))).toMatchObject({
      cidrsText: "10.0.0.0/31\n10.0.0.2/32\n10.0.0.3/32",
      unallocatedText: null,
      unallocatedAddresses: "0",
    });
    expect(ask(vlsm("10.0.0.0/24", [251], { reservedModel: "azure" })).cidrsText).toBe("10.0.0.0/24");
  });

  it.each([
    [vlsm("192.168.1.0/26", [60, 14]), "“b” needs 16 addresses but only 0 are left in 192.168.1.0/26."],
    [vlsm("192.168.1.0/26", [63]), "“a” needs 128 addresses but only 64 are left in 192.168.1.0/26."],
    [vlsm("192.168.1.0/26", [1e10]), "“a” needs 17,179,869,184 addresses but only 64 are left in 192.168.1.0/26."],
    [
      { mode: "vlsm", requirements: [{ hosts: 300 }] },
      "Subnet 1 needs 512 addresses but only 256 are left in 192.168.10.0/24.",
    ],
    [vlsm("10.0.0.0/24", [5, 0]), "Subnet 2: Hosts must be 1 or more."],
    [{ mode: "vlsm", requirements: [] }, "Add at least one subnet."],
  ])("rejects %j", (inputs, message) => {
    expect(problemsOf(subnet, inputs)).toEqual([{ field: "requirements", message }]);
  });

  it("fills the network without gaps or overlaps", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (hosts, pointToPoint) => {
          const result = answer(subnet, { inputs: vlsm("10.0.0.0/21", hosts, { pointToPoint }) });
          if ("errors" in result) return;
          const { cidrsText, unallocatedText, subnets } = result.outputs;
          const all = `${cidrsText}\n${unallocatedText ?? ""}`.trim();
          expect(outputsOf(subnet, { mode: "summarize", networks: all })).toMatchObject({
            cidrsText: "10.0.0.0/21",
            supernetExtra: "0",
          });
          for (const row of subnets as { usable: string; hosts: number; spare: string }[])
            expect(Number(row.usable) - row.hosts).toBe(Number(row.spare));
        },
      ),
    );
  });
});

describe("subnet-calculator: lists", () => {
  it("merges adjacent networks", () => {
    expect(
      ask({
        mode: "summarize",
        networks: "10.0.0.1, 10.0.0.0;10.0.0.2 - 10.0.0.3\n2001:db8::/33 2001:db8:8000::/33",
      }),
    ).toMatchObject({
      cidrsText: "10.0.0.0/30\n2001:db8::/32",
      resultCount: "2",
      supernet: null,
      supernetExtra: null,
      version: null,
      cidr: null,
    });
    // The smallest block that contains two addresses.
    expect(ask({ mode: "summarize", networks: "10.0.0.200 10.0.1.7" })).toMatchObject({
      supernet: "10.0.0.0/23",
      supernetExtra: "510",
    });
    expect(ask({ mode: "summarize", networks: "10.0.0.5/24" })).toMatchObject({
      cidrsText: "10.0.0.0/24",
      noticeCodes: "host-bits-cleared",
    });
    expect(ask({ mode: "summarize", networks: "10.0.0.0 255.255.255.0" }).noticeCodes).toBe("mask-as-address");
  });

  it("excludes networks", () => {
    expect(ask({ mode: "exclude", exclude: "10.0.0.0/8 ::/0" }).cidrsText).toBe("192.168.10.0/24");
    expect(ask({ mode: "exclude", exclude: "192.168.0.0/16" })).toMatchObject({
      resultCount: "0",
      cidrsText: null,
      blocks: [],
    });
  });

  it("tests which addresses belong to a network", () => {
    const check = "192.168.10.200\n192.168.11.1, 192.168.10.0/24 192.168.0.0/16 ::1 192.168.10.0/25";
    expect(ask({ mode: "check", check })).toMatchObject({
      checkText:
        "192.168.10.200 inside\n192.168.11.1 outside\n192.168.10.0/24 equal\n192.168.0.0/16 contains\n::1 outside\n192.168.10.0/25 inside",
      resultCount: null,
      cidr: "192.168.10.0/24",
    });
    expect(ask({ mode: "check", check, maxRows: 1 })).toMatchObject({
      checks: [{ item: "192.168.10.200", relation: "inside" }],
      noticeCodes: "rows-cut",
    });
  });

  it.each([
    [{ mode: "summarize", networks: "10.0.0.0/24\n10.0.1.x/24" }, "networks", "Line 2: 10.0.1.x/24 is not a network."],
    [
      { mode: "summarize", networks: "10.0.0.9-10.0.0.1" },
      "networks",
      "Line 1: 10.0.0.9-10.0.0.1 ends before it begins.",
    ],
    [{ mode: "summarize", networks: "10.0.0.9-::1" }, "networks", "Line 1: 10.0.0.9-::1 goes from IPv4 to IPv6."],
    [{ mode: "summarize", networks: " \n" }, "networks", "Enter at least one network."],
    [{ mode: "summarize", networks: "10.0.0.1 ".repeat(10_001) }, "networks", "A list can have at most 10,000 items."],
    [{ mode: "exclude", exclude: "10.0.0.0/33" }, "exclude", "Line 1: 10.0.0.0/33 is not a network."],
    [{ mode: "check", check: "10.0.0.1-10.0.0.2" }, "check", "Line 1: 10.0.0.1-10.0.0.2 is not a network."],
    [{ mode: "check", check: "" }, "check", "Enter at least one address to test."],
  ])("rejects %j", (inputs, field, message) => {
    expect(problemsOf(subnet, inputs)).toEqual([{ field, message }]);
  });

  it("excludes ten thousand networks without computing more blocks than are listed", () => {
    const exclude = Array.from({ length: 10_000 }, (_, i) =>
      addressText(6, (0x2001_0db8n << 96n) + BigInt(i) * 3n ** 50n),
    ).join("\n");
    const started = performance.now();
    const outputs = ask({ mode: "exclude", address: "2001:db8::/32", exclude });
    expect(Number(outputs.resultCount)).toBeGreaterThan(100_000);
    expect(outputs.blocks).toHaveLength(256);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe("subnet-calculator: working", () => {
  it("shows the arithmetic", () => {
    const steps = (inputs: JsonObject) => {
      const result = answer(subnet, { inputs, working: true });
      return "errors" in result
        ? []
        : (result.working ?? []).map(({ expression, value }) => `${expression} = ${value}`);
    };
    expect(steps({ address: "192.168.10.77/26" })).toEqual([
      "11111111.11111111.11111111.11000000 = 255.255.255.192",
      "11000000.10101000.00001010.01001101 = 192.168.10.77",
      "11000000.10101000.00001010.01000000 = 192.168.10.64",
      "192.168.10.64 OR 0.0.0.63 = 192.168.10.127",
      "2⁶ = 64",
      "2⁶ − 2 = 62",
      "network + 1, last address − 1 = 192.168.10.65 to 192.168.10.126",
    ]);
    expect(steps({ mode: "vlsm" })).toContain("50 ≤ 2⁶ − 2 = 62 = 192.168.10.128/26");
  });
});

it("lists addresses in reading order: from the first usable one to the broadcast, the previous network before the next", () => {
  const keys = Object.keys(subnet.outputs);
  const inOrder = ["network", "firstHost", "lastHost", "broadcast", "previousNetwork", "nextNetwork"];
  expect(keys.filter((key) => inOrder.includes(key))).toEqual(inOrder);
});

it("shows counts with commas or as a power of two, and keeps their digits in data", () => {
  const { totalAddresses, usableHosts } = subnet.outputs;
  expect(totalAddresses.written?.("16777216")).toBe("16,777,216");
  expect(usableHosts.written?.(String(2n ** 64n))).toBe("2⁶⁴");
});
