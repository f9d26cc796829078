import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Address,
  addressText,
  BITS,
  binaryText,
  expandedText,
  hexText,
  readAddress,
  reverseName,
  type Version,
} from "./address";
import {
  type Block,
  blockAround,
  blocksOf,
  blockText,
  countBlocks,
  coveringBlock,
  lastOf,
  mergedRanges,
  netmask,
  type Range,
  readNetwork,
  sizeOf,
  wildcard,
  withoutRanges,
} from "./block";
import { embeddedIpv4, embeddedMac, isGlobalUnicast, solicitedNode, specialBlock } from "./special";

const v6 = (text: string) => readAddress(text).value;
const written = (text: string) => {
  const { version, value } = readAddress(text);
  return addressText(version, value);
};
const address: fc.Arbitrary<Address> = fc.constantFrom<Version>(4, 6).chain((version) =>
  fc
    .array(fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 0xffffn })), {
      minLength: BITS[version] / 16,
      maxLength: BITS[version] / 16,
    })
    .map((groups) => ({ version, value: groups.reduce((sum, group) => (sum << 16n) | group, 0n) })),
);

describe("addresses", () => {
  // RFC 5952 §1, §2 and §4, RFC 4291 §2.2; checked against Python's ipaddress.
  it.each([
    ["2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"],
    ["2001:0DB8:AAAA:BBBB:CCCC:DDDD:EEEE:0001", "2001:db8:aaaa:bbbb:cccc:dddd:eeee:1"],
    ["2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
    ["2001:0:0:1:0:0:0:1", "2001:0:0:1::1"],
    ["0:0:0:0:0:0:0:0", "::"],
    ["::1", "::1"],
    ["1::", "1::"],
    ["1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"],
    ["::2:3:4:5:6:7:8", "0:2:3:4:5:6:7:8"],
    ["::ffff:192.0.2.128", "::ffff:192.0.2.128"],
    ["64:ff9b::192.0.2.33", "64:ff9b::c000:221"],
    ["0:0:0:0:0:ffff:102:304", "::ffff:1.2.3.4"],
    ["::1:ffff:1.2.3.4", "::1:ffff:102:304"],
    ["::fffe:1.2.3.4", "::fffe:102:304"],
    ["255.255.255.255", "255.255.255.255"],
    ["0.0.0.0", "0.0.0.0"],
  ])("%s is written %s", (text, short) => {
    expect(written(text)).toBe(short);
  });

  it.each([
    ["192.168.1.256", "192.168.1.256 is not an address: each part must be between 0 and 255, and part 4 is 256."],
    [
      "192.168.01.1",
      "192.168.01.1 is not an address: part 3, “01”, has a leading zero, which some programs read as octal.",
    ],
    ["192.168.1", "192.168.1 is not an address: it must have four parts separated by dots, but has 3."],
    ["10.0.x.1", "10.0.x.1 is not an address: part 3, “x”, is not a number."],
    ["10..0.1", "10..0.1 is not an address: part 2 is empty."],
    ["10.0.0.-1", "10.0.0.-1 is not an address: part 4, “-1”, is not a number."],
    ["1:::2", "1:::2 is not an address: it has three colons in a row."],
    ["1::2::3", "1::2::3 is not an address: “::” may appear only once."],
    ["1:2:3:4:5:6:7", "1:2:3:4:5:6:7 is not an address: it must have eight groups separated by colons, but has 7."],
    ["1:2:3:4:5:6:7:8:9", "has 9."],
    ["1:2:3:4::5:6:7:8", "“::” must replace at least one group"],
    ["2001:db8::g", "group 3, “g”, is not hexadecimal."],
    ["2001:db8::12345", "group 3, “12345”, has more than four digits."],
    [":1:2:3:4:5:6:7:8", "group 1 is empty."],
    ["1.2.3.4::", "group 1, “1.2.3.4”, is not hexadecimal."],
    ["::1.2.3", "it must have four parts"],
    ["localhost", "“localhost” is not an address: write one like 192.168.10.77 or 2001:db8::1."],
    ["", "“” is not an address"],
  ])("rejects %s", (text, message) => {
    expect(() => readAddress(text)).toThrow(message);
  });

  it("are written in binary, in hexadecimal and as reverse DNS names", () => {
    const one = readAddress("192.168.10.77");
    expect(binaryText(one)).toBe("11000000.10101000.00001010.01001101");
    expect(hexText(one)).toBe("c0a80a4d");
    expect(reverseName(one)).toBe("77.10.168.192.in-addr.arpa");
    const six = readAddress("2001:db8::1");
    expect(expandedText(six)).toBe("2001:0db8:0000:0000:0000:0000:0000:0001");
    expect(binaryText(six).split(":")).toHaveLength(8);
    // The example address of RFC 3596 §2.5.
    expect(reverseName(readAddress("4321:0:1:2:3:4:567:89ab"))).toBe(
      "b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa",
    );
  });

  it("round-trip", () => {
    fc.assert(
      fc.property(address, (one) => {
        expect(readAddress(addressText(one.version, one.value))).toEqual(one);
        expect(readAddress(expandedText(one))).toEqual(one);
        expect(BigInt(`0x${hexText(one)}`)).toBe(one.value);
      }),
    );
  });
});

describe("networks", () => {
  it.each([
    ["10.1.2.3", null, null],
    ["10.1.2.3/26", 26, "prefix"],
    ["10.1.2.3/255.255.255.192", 26, "netmask"],
    ["10.1.2.3 255.255.255.192", 26, "netmask"],
    ["10.1.2.3/0.0.0.63", 26, "wildcard"],
    ["10.1.2.3/255.255.255.255", 32, "netmask"],
    ["10.1.2.3/0.0.0.0", 0, "netmask"],
    ["10.1.2.3 / 8", 8, "prefix"],
    ["\t2001:db8::1/64 ", 64, "prefix"],
  ])("%s", (text, prefix, form) => {
    expect(readNetwork(text)).toMatchObject({ prefix, form, zone: null });
  });

  it("separates the zone", () => {
    expect(readNetwork("fe80::1%eth0/64")).toMatchObject({ zone: "eth0", prefix: 64, value: v6("fe80::1") });
    expect(readNetwork("fe80::1%eth0")).toMatchObject({ zone: "eth0", prefix: null });
    expect(() => readNetwork("fe80::1%")).toThrow("the zone after % is missing");
    expect(() => readNetwork("fe80::1%/64")).toThrow("the zone after % is missing");
    expect(() => readNetwork("fe80::1%a%b")).toThrow("“a%b” is not the name of a zone");
    expect(() => readNetwork("10.0.0.1%eth0")).toThrow("only IPv6 addresses have a zone");
  });

  it.each([
    ["10.0.0.1/255.0.255.0", "255.0.255.0 is not a valid mask: its ones must all come first."],
    ["10.0.0.1/33", "The prefix length /33 is too long: IPv4 has between 0 and 32 bits."],
    ["::1/129", "The prefix length /129 is too long: IPv6 has between 0 and 128 bits."],
    ["10.0.0.1/-1", "“-1” is not a prefix length or a mask."],
    ["10.0.0.1/", "“” is not a prefix length or a mask."],
    ["10.0.0.1 24", "24 is not a prefix length or a mask."],
    ["10.0.0.1/256.0.0.0", "256.0.0.0 is not an address"],
    ["::1/255.255.0.0", "An IPv6 address has a prefix length, not a mask."],
    ["/24", "“” is not an address"],
  ])("rejects %s", (text, message) => {
    expect(() => readNetwork(text)).toThrow(message);
  });

  it("have masks that are complements of each other", () => {
    expect(addressText(4, netmask(4, 20))).toBe("255.255.240.0");
    expect(addressText(4, wildcard(4, 20))).toBe("0.0.15.255");
    for (const version of [4, 6] as const)
      for (let prefix = 0; prefix <= BITS[version]; prefix++)
        expect(netmask(version, prefix) + wildcard(version, prefix)).toBe((1n << BigInt(BITS[version])) - 1n);
  });
});

describe("ranges", () => {
  const texts = (ranges: readonly Range[], version: Version = 4) =>
    ranges.flatMap((range) => [...blocksOf(version, range)]).map(blockText);
  const range = (first: string, last: string): Range => ({ first: v6(first), last: v6(last) });

  it("become the fewest possible blocks", () => {
    // Python: list(ipaddress.summarize_address_range(…)).
    expect(texts([range("192.0.2.0", "192.0.2.130")])).toEqual(["192.0.2.0/25", "192.0.2.128/31", "192.0.2.130/32"]);
    expect(texts([range("0.0.0.0", "255.255.255.255")])).toEqual(["0.0.0.0/0"]);
    expect(texts([range("::1", "::8")], 6)).toEqual(["::1/128", "::2/127", "::4/126", "::8/128"]);
    expect(blockText(coveringBlock(4, range("192.168.0.0", "192.168.3.127")))).toBe("192.168.0.0/22");
    expect(blockText(coveringBlock(4, range("127.255.255.255", "128.0.0.0")))).toBe("0.0.0.0/0");
  });

  const small = fc
    .tuple(fc.nat(300), fc.nat(300))
    .map(([a, b]): Range => ({ first: BigInt(Math.min(a, b)), last: BigInt(Math.max(a, b)) }));
  const members = (ranges: readonly Range[]) =>
    new Set(
      ranges.flatMap(({ first, last }) =>
        Array.from({ length: Number(last - first) + 1 }, (_, i) => Number(first) + i),
      ),
    );

  it("are split into blocks that cover exactly the same addresses", () => {
    fc.assert(
      fc.property(small, (one) => {
        const blocks: Block[] = [...blocksOf(4, one)];
        expect(members(blocks.map((block) => ({ first: block.first, last: lastOf(block) })))).toEqual(members([one]));
        expect(blocks.reduce((sum, block) => sum + sizeOf(block), 0n)).toBe(one.last - one.first + 1n);
        for (const block of blocks)
          expect(block).toEqual(blockAround({ version: 4, value: block.first }, block.prefix));
        expect(countBlocks(one)).toBe(blocks.length);
      }),
    );
  });

  it("merge and subtract like sets", () => {
    fc.assert(
      fc.property(small, fc.array(small, { maxLength: 6 }), (whole, others) => {
        expect(members(mergedRanges(others))).toEqual(members(others));
        const taken = members(others);
        expect(members(withoutRanges(whole, others))).toEqual(
          new Set([...members([whole])].filter((value) => !taken.has(value))),
        );
        for (const merged of [mergedRanges(others), withoutRanges(whole, others)])
          merged.forEach((one, i) => {
            expect(i === 0 || one.first > (merged[i - 1] as Range).last + 1n).toBe(true);
          });
      }),
    );
  });
});

describe("special addresses", () => {
  it.each([
    ["10.1.2.3", "10.0.0.0/8"],
    ["172.31.255.255", "172.16.0.0/12"],
    ["172.32.0.0", undefined],
    ["192.0.0.9", "192.0.0.9/32"],
    ["192.0.0.5", "192.0.0.0/29"],
    ["192.0.0.200", "192.0.0.0/24"],
    ["255.255.255.255", "255.255.255.255/32"],
    ["239.1.1.1", "224.0.0.0/4"],
    ["8.8.8.8", undefined],
    ["2001:db8::1", "2001:db8::/32"],
    ["2001::5", "2001::/32"],
    ["2001:1::1", "2001:1::1/128"],
    ["2001:1::9", "2001::/23"],
    ["3fff:fff::", "3fff::/20"],
    ["5f00::1", "5f00::/16"],
    ["100:0:0:1::7", "100:0:0:1::/64"],
    ["fd00::1", "fc00::/7"],
    ["ff02::1", "ff00::/8"],
    ["2606:4700::1111", undefined],
  ])("%s is in %s", (text, block) => {
    expect(specialBlock(readAddress(text))?.block).toBe(block);
  });

  it.each([
    ["2000::", true],
    ["3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", true],
    ["1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", false],
    ["::1", false],
    ["4000::", false],
  ])("knows the ends of what is allocated to networks: %s", (text, isAllocated) => {
    expect(isGlobalUnicast(v6(text))).toBe(isAllocated);
  });

  it.each(["::fffe:c000:201", "::1:0:c000:201", "64:ff9b::1:c000:201", "64:ff9a::c000:201", "2003::1", "2001:1::1"])(
    "finds no IPv4 address just beside the blocks that embed one: %s",
    (text) => {
      expect(embeddedIpv4(v6(text))).toBeNull();
    },
  );

  it("finds embedded IPv4 addresses", () => {
    expect(embeddedIpv4(v6("::ffff:192.0.2.1"))).toBe("192.0.2.1");
    // RFC 6052 §2.4.
    expect(embeddedIpv4(v6("64:ff9b::192.0.2.33"))).toBe("192.0.2.33");
    expect(embeddedIpv4(v6("2002:c000:0204::1"))).toBe("192.0.2.4");
    // A Teredo client in the format of RFC 4380 §5.1, from Wikipedia's example: 192.0.2.45 behind port 40000.
    expect(embeddedIpv4(v6("2001:0:4136:e378:8000:63bf:3fff:fdd2"))).toBe("192.0.2.45");
    expect(embeddedIpv4(v6("2001:db8::1"))).toBeNull();
  });

  it("finds the MAC address", () => {
    // RFC 4291 appendix A: 34-56-78-9A-BC-DE becomes 3656:78ff:fe9a:bcde.
    expect(embeddedMac(v6("fe80::3656:78ff:fe9a:bcde"))).toBe("34:56:78:9a:bc:de");
    expect(embeddedMac(v6("fe80::1"))).toBeNull();
  });

  it("finds the solicited-node multicast address", () => {
    // RFC 4291 §2.7.1.
    expect(solicitedNode(v6("4037::1:800:200e:8c6c"))).toBe("ff02::1:ff0e:8c6c");
    expect(solicitedNode(v6("ff02::1"))).toBeNull();
  });
});
