import { expect, it } from "vitest";
import { type AnyCalculator, defineCalculator } from "./calculator";
import { money, text } from "./fields";
import { cleanName, LONGEST_SCENARIO, readPinned, withPinned } from "./pinned";

const sampleLoan: AnyCalculator = defineCalculator({
  inputs: { price: money("Price", { default: 1 }), memo: text("Memo", { default: "", privacy: "private" }) },
  outputs: {},
  derive: ({ price }) => ({ price }),
  headline: () => ({ label: "", figure: "" }),
  working: () => [],
});

const pinned = [
  { name: "Bank & Co", link: "price=500000&down=0" },
  { name: "", link: "" },
];

it("brings scenarios back from the query they were added to", () => {
  const link = withPinned(sampleLoan, "price=300000", pinned, false);
  expect(link.startsWith("price=300000&")).toBe(true);
  expect(readPinned(`?${link}`)).toEqual(pinned);
  expect(readPinned(`#${link}`)).toEqual(pinned);
});

it("includes private texts only with consent", () => {
  const secret = [{ name: "A", link: "price=1&memo=mine" }];
  expect(withPinned(sampleLoan, "", secret, false)).not.toContain("mine");
  expect(withPinned(sampleLoan, "", secret, true)).toContain("mine");
});

it("takes no more than three from a stranger, and none that is not a scenario", () => {
  const many = Array.from({ length: 5 }, (_, i) => ({ name: `${i}`, link: "" }));
  expect(readPinned(withPinned(sampleLoan, "", many, false)).map(({ name }) => name)).toEqual(["0", "1", "2"]);
  expect(readPinned("compare=nothing&price=1")).toEqual([]);
});

it("leaves out a scenario that is too long for a link", () => {
  const long = [{ name: "A", link: `price=${"1".repeat(LONGEST_SCENARIO)}` }];
  expect(withPinned(sampleLoan, "price=1", long, false)).toBe("price=1");
});

it("brings back the longest scenario under the longest name", () => {
  const name = "n".repeat(40);
  const longest = [{ name, link: `price=${"1".repeat(LONGEST_SCENARIO - "price=".length)}` }];
  expect(readPinned(withPinned(sampleLoan, "price=1", longest, false))).toEqual(longest);
});

it("keeps scenarios with long lists", () => {
  const rows = Array.from({ length: 3000 }, (_, i) => `${i}~${i + 0.25}`).join(";");
  const long = [{ name: "Ledger", link: new URLSearchParams({ rows }).toString() }];
  expect(long[0]?.link.length).toBeGreaterThan(30_000);
  expect(readPinned(withPinned(sampleLoan, "", long, false))).toEqual(long);
});

it("keeps names to what can be read back", () => {
  expect(cleanName("Why? Because")).toBe("Why Because");
  expect(cleanName("x".repeat(100))).toHaveLength(40);
});
