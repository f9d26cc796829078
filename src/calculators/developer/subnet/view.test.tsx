import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import subnet from "./calculator";
import view from "./view";

beforeAll(() => prepareView(subnet, view));

const draw = (given = {}) => new DrawnView(subnet, view, given);

describe("the bits of an address", () => {
  it("are divided between network and host bits", () => {
    const drawn = draw({ address: "192.168.10.77/24" });
    const html = drawn.html("Display");
    expect(html).toContain(
      'role="slider" tabindex="0" aria-label="Prefix length" aria-valuemin="0" aria-valuemax="32" aria-valuenow="24" aria-valuetext="/24, 254 usable"',
    );
    expect(html).toContain('<svg width="100%" height="58"');
    expect(html).toContain('<rect class="bits-network" x="0" y="8" width="75%" height="30">');
    expect(html).toContain('<rect class="bits-host" x="75%" y="8" width="25%" height="30">');
    // The first bit is centered in the first of 32 cells.
    expect(html).toMatch(/class="bits-digits" x="1\.5625% 4\.6875% [^"]* 98\.4375%" y="28"/);
    expect(html).toContain('<line x1="75%" x2="75%" y1="0" y2="46"></line>');
    expect(html).toContain('<circle cx="75%" cy="4" r="4"></circle><circle cx="75%" cy="46" r="4"></circle>');
    // 192 = 11000000, 168 = 10101000, 10 = 00001010, 77 = 01001101
    expect(drawn.text("Display")).toBe(
      "11000000101010000000101001001101 192 168 10 77 24 network bits 8 host bits Drag the line, or use the arrow keys.",
    );
  });

  it("have a label in the middle of each octet, and lines between them", () => {
    const html = draw({ address: "10.0.0.1/8" }).html("Display");
    const labels = [...html.matchAll(/<text x="([\d.]+%)" y="53" text-anchor="middle">(\d+)</g)];
    expect(labels.map(([, x, label]) => [x, label])).toEqual([
      ["12.5%", "10"],
      ["37.5%", "0"],
      ["62.5%", "0"],
      ["87.5%", "1"],
    ]);
    expect(html.match(/class="bits-border"/g)).toHaveLength(3);
    expect(html).toContain('x1="25%" x2="25%" y1="8" y2="54"');
  });

  it("are counted in the singular if there is only one", () => {
    expect(draw({ address: "10.0.0.1/1" }).text("Display")).toContain("1 network bit 31 host bits");
    expect(draw({ address: "10.0.0.1/31" }).text("Display")).toContain("31 network bits 1 host bit Drag");
    expect(draw({ address: "10.0.0.1/0" }).html("Display")).toContain('<line x1="0%" x2="0%" y1="0" y2="46">');
    expect(draw({ address: "10.0.0.1/32" }).html("Display")).toContain('<line x1="100%" x2="100%" y1="0"');
  });

  it("fill four rows of two groups for IPv6", () => {
    const drawn = draw({ address: "2001:db8::1/48" });
    const html = drawn.html("Display");
    expect(html).toContain('height="232"');
    const rows = [...html.matchAll(/class="bits-network" x="0" y="(\d+)" width="([\d.]+%)"/g)];
    expect(rows.map(([, y, width]) => [y, width])).toEqual([
      ["8", "100%"],
      ["66", "50%"],
      ["124", "0%"],
      ["182", "0%"],
    ]);
    // The divider is in the second row.
    expect(html).toContain('<line x1="50%" x2="50%" y1="58" y2="104"></line>');
    expect(drawn.text("Display")).toMatch(/^0010000000000001\d{16} 2001 0db8 /);
    expect(drawn.text("Display")).toMatch(/0000 0001 48 network bits 80 host bits/);
    // At the end of the first row rather than at the start of the second.
    expect(draw({ address: "2001:db8::1/32" }).html("Display")).toContain('<line x1="100%" x2="100%" y1="0"');
  });

  it("are not drawn for a list of networks", () => {
    expect(draw({ mode: "summarize" }).html("Display")).toBe("");
  });
});

describe("the map", () => {
  const areas = (given: object) =>
    [
      ...draw(given)
        .html("Map")
        .matchAll(
          /<svg x="([\d.]+)%" y="([\d.]+)%" width="([\d.]+)%" height="([\d.]+)%"><title>([^<]*)<\/title><rect class="([a-z-]+)"/g,
        ),
    ].map(([, x, y, width, height, title, kind]) => [
      title,
      kind?.replace("map-", ""),
      [x, y, width, height].map(Number),
    ]);

  it("gives each of four equal subnets a quarter", () => {
    const given = { mode: "split", address: "10.0.0.0/24", splitBy: "count", splitValue: 4 };
    const quarters = areas(given);
    expect(quarters.map(([title]) => title)).toEqual(["10.0.0.0/26", "10.0.0.64/26", "10.0.0.128/26", "10.0.0.192/26"]);
    expect(new Set(quarters.map(([, kind]) => kind)).size).toBe(1);
    for (const [, , [, , width = 0, height = 0]] of quarters as [string, string, number[]][])
      expect(width * height).toBe(2500);
    const drawn = draw(given);
    expect(drawn.html("Map")).toContain('role="img" aria-label="Map of 10.0.0.0/24: 4 blocks"');
    expect(drawn.text("Map")).toMatch(/Each area is as large as its share of 10\.0\.0\.0\/24\.$/);
    expect(draw({ ...given, splitValue: 1 }).html("Map")).toContain('aria-label="Map of 10.0.0.0/24: 1 block"');
  });

  it("hatches free space and names the subnets", () => {
    const given = { mode: "vlsm", address: "10.0.0.0/24", requirements: [{ name: "Sales", hosts: 100 }] };
    expect(areas(given).map(([title, kind]) => [title, kind])).toEqual([
      ["10.0.0.0/25, Sales", "found"],
      ["10.0.0.128/25", "free"],
    ]);
    const drawn = draw(given);
    expect(drawn.html("Map").match(/class="map-hatched"/g)).toHaveLength(1);
    expect(drawn.html("Map")).toContain('aria-label="Map of 10.0.0.0/24: 1 block, the rest free"');
    expect(drawn.text("Map")).toContain("Free space is hatched.");
    // Two lines: the name, and the address below it.
    expect(drawn.html("Map")).toMatch(/<text x="6" y="18">Sales<\/text><text x="6" y="34">10\.0\.0\.0\/25<\/text>/);
  });

  it("hatches excluded space", () => {
    const given = { mode: "exclude", address: "10.0.0.0/24", exclude: "10.0.0.128/25" };
    expect(draw(given).html("Map")).toContain('aria-label="Map of 10.0.0.0/24: 1 block, the rest excluded"');
    expect(draw(given).text("Map")).toContain("Excluded space is hatched.");
  });

  it("draws space beyond the listed rows plain", () => {
    const given = { mode: "split", address: "10.0.0.0/24", splitBy: "count", splitValue: 4, maxRows: 2 };
    const drawn = draw(given);
    expect(areas(given).map(([, kind]) => kind)).toContain("unlisted");
    expect(drawn.text("Map")).toMatch(/Plain areas are beyond the listed rows\.$/);
    expect(drawn.text("Map")).not.toContain("hatched");
  });

  it("labels areas with as much as fits: less on a phone, nothing in the smallest areas", () => {
    const given = { mode: "split", address: "10.0.0.0/24", splitBy: "prefix", splitValue: 29 };
    const html = draw(given).html("Map");
    const texts = (kind: string) =>
      [...html.matchAll(new RegExp(`<text class="${kind}" x="6" y="18">([^<]+)<`, "g"))].map(([, text]) => text);
    expect(texts("map-wide").length).toBeGreaterThan(0);
    for (const [narrow, wide] of texts("map-narrow").map((text, i) => [text, texts("map-wide")[i]]))
      expect((narrow as string).length).toBeLessThanOrEqual((wide as string).length);
    const tiny = draw({ ...given, splitValue: 32 }).html("Map");
    expect(tiny).not.toContain("<text");
  });
});

it("lists all masks and highlights the current one", () => {
  const drawn = draw({ address: "10.0.0.0/24" });
  expect(drawn.text("All masks")).toMatch(
    /^All masks, \/0 to \/32 IPv4 masks Prefix Netmask Wildcard Addresses Usable \/0 0\.0\.0\.0 255\.255\.255\.255 4,294,967,296 4,294,967,294 /,
  );
  expect(drawn.text("All masks")).toMatch(
    / \/24 255\.255\.255\.0 0\.0\.0\.255 256 254 .* \/31 255\.255\.255\.254 0\.0\.0\.1 2 2 \/32 255\.255\.255\.255 0\.0\.0\.0 1 1$/,
  );
  const marked = (given: object) =>
    [
      ...draw(given)
        .html("All masks")
        .matchAll(/aria-current="true"><th scope="row">\/(?:<!-- -->)?(\d+)/g),
    ].map(([, prefix]) => prefix);
  expect(marked({ address: "10.0.0.0/24" })).toEqual(["24"]);
  expect(marked({ address: "2001:db8::/24" })).toEqual([]);
  // The masks are collapsed only below the figures of a single network.
  expect(drawn.html("All masks")).toContain('<details class="more">');
  expect(draw({ mode: "split" }).html("All masks")).not.toContain("<details");
  expect(drawn.html("All masks")).toContain('aria-label="All masks"');
});

it("writes the networks one per line, with the other notations to choose from", () => {
  const drawn = draw({ mode: "split", address: "10.0.0.0/24", splitBy: "count", splitValue: 2 });
  expect(drawn.text("Export")).toBe(
    "Notation One per line CSV JSON Terraform WireGuard 10.0.0.0/25 10.0.0.128/25 Copy all Download networks.txt",
  );
  expect(drawn.html("Export")).toContain("Networks, One per line");
  const values = [...drawn.html("Export").matchAll(/<option value="(\w+)"/g)].map(([, value]) => value);
  expect(values).toEqual(["list", "csv", "json", "terraform", "wireguard"]);
});

it.each([
  ["split", ["Subnets", "Map", "Export", "All masks"]],
  ["vlsm", ["Subnets", "Map", "Export", "All masks"]],
  ["summarize", ["Networks", "Export", "All masks"]],
  ["exclude", ["Networks", "Map", "Export", "All masks"]],
  ["check", ["Tests", "All masks"]],
])("shows the tabs of the %s mode", (mode, tabs) => {
  const drawn = draw({ mode });
  expect(drawn.tabs).toEqual(tabs);
});

it("shows all figures of a single network", () => {
  const drawn = draw();
  expect(drawn.tabs).toEqual(["All masks"]);
  expect(drawn.figures).toEqual([
    "address",
    "addressType",
    "registryBlock",
    "registryRfc",
    "globallyReachable",
    "role",
    "netmask",
    "wildcard",
    "firstHost",
    "lastHost",
    "broadcast",
    "totalAddresses",
    "usableHosts",
    "previousNetwork",
    "nextNetwork",
  ]);
});
