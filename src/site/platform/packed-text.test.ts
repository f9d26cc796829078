import { expect, it } from "vitest";
import { pack, unpack } from "./packed-text";

it("packs a ledger into a fraction of its length, in characters that addresses leave alone", async () => {
  const ledger = `?trades=date~side~shares~price;${"2026-03-04~buy~100~12.5;".repeat(400)}`;
  const packed = await pack(ledger);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(ledger.length / 20);
  expect(await unpack(packed)).toBe(ledger);
});

it("packs any character", async () => {
  expect(await unpack(await pack("₹ 5 लाख 🙂"))).toBe("₹ 5 लाख 🙂");
});

it("unpacks nothing from junk, or from what would fill the memory", async () => {
  for (const junk of ["", "%%%", "AAAA", "not packed"]) expect(await unpack(junk)).toBeNull();
  expect(await unpack(await pack("a".repeat(5_000_000)))).toBeNull();
});
