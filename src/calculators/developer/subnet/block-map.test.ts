import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../core/parse";
import { modelOf, outputsOf } from "../../../core/testing";
import { blockText } from "../../../math/network/block";
import { blockLabels, mapAreas } from "./block-map";
import subnet from "./calculator";
import { exportText } from "./export-text";
import type { SubnetModel } from "./outputs";

function areas(json: JsonObject) {
  const { answer }: SubnetModel = modelOf(subnet, json);
  return answer.subnet ? mapAreas(answer, answer.subnet.block) : [];
}

const covered = (json: JsonObject) => areas(json).reduce((sum, { width, height }) => sum + width * height, 0);

describe("map of a network", () => {
  it("halves across and down alternately", () => {
    expect(
      areas({ mode: "split" }).map(({ block, x, y, width, height }) => [blockText(block), x, y, width, height]),
    ).toEqual([
      ["192.168.10.0/26", 0, 0, 0.5, 0.5],
      ["192.168.10.64/26", 0, 0.5, 0.5, 0.5],
      ["192.168.10.128/26", 0.5, 0, 0.5, 0.5],
      ["192.168.10.192/26", 0.5, 0.5, 0.5, 0.5],
    ]);
  });

  it("covers the whole network, including free, excluded and unlisted space", () => {
    expect(covered({ mode: "vlsm" })).toBe(1);
    expect(covered({ mode: "exclude" })).toBe(1);
    expect(covered({ mode: "exclude", exclude: "192.168.0.0/16" })).toBe(1);
    expect(covered({ mode: "split", splitValue: 64, maxRows: 5 })).toBe(1);
    const kinds = (json: JsonObject) => [...new Set(areas(json).map(({ kind }) => kind))].join(" ");
    expect(kinds({ mode: "vlsm" })).toBe("found free");
    expect(kinds({ mode: "vlsm", maxRows: 1 })).toBe("found unlisted");
    expect(kinds({ mode: "exclude", exclude: "192.168.0.0/16" })).toBe("free");
    expect(kinds({ mode: "split", splitValue: 64, maxRows: 5 })).toBe("found unlisted");
  });

  it("has a limited number of areas for a network split into many subnets", () => {
    expect(
      areas({ mode: "split", address: "::/0", splitBy: "prefix", splitValue: 128, maxRows: 65_536 }).length,
    ).toBeLessThan(600);
  });

  it("shortens labels by the octets that all blocks share", () => {
    const network = { version: 4, first: 0xc0a8_0a00n, prefix: 24 } as const;
    expect(blockLabels({ ...network, prefix: 26 }, network)).toEqual(["192.168.10.0/26", ".0/26", "/26"]);
  });
});

describe("export", () => {
  const csv = (lines: string[][]) => lines.map((cells) => cells.join(",")).join("\n");
  const text = (format: Parameters<typeof exportText>[0], json: JsonObject) =>
    exportText(format, outputsOf(subnet, json), csv);

  it("writes the notations of other tools", () => {
    const json: JsonObject = {
      mode: "vlsm",
      requirements: [{ name: "Web & App", hosts: 20 }, { name: "Web app", hosts: 20 }, { hosts: 2 }],
    };
    expect(text("list", json)).toBe("192.168.10.0/27\n192.168.10.32/27\n192.168.10.64/30");
    expect(text("terraform", json)).toBe(
      'locals {\n  subnets = {\n    "web-app" = "192.168.10.0/27"\n    "web-app-2" = "192.168.10.32/27"\n    "subnet-3" = "192.168.10.64/30"\n  }\n}',
    );
    expect(text("csv", json).split("\n")[1]).toBe(
      "1,192.168.10.0/27,Web & App,20,192.168.10.1,192.168.10.30,192.168.10.31,30,10",
    );
    expect(JSON.parse(text("json", json))[2]).toEqual({
      network: "192.168.10.64/30",
      hosts: 2,
      first: "192.168.10.65",
      last: "192.168.10.66",
      broadcast: "192.168.10.67",
      usable: "2",
      spare: "0",
    });
    expect(text("wireguard", { mode: "exclude" })).toBe(
      "AllowedIPs = 192.168.10.0/25, 192.168.10.160/27, 192.168.10.192/26",
    );
    expect(text("csv", { mode: "summarize" }).split("\n")[0]).toBe("n,network,first,last,addresses");
  });
});
