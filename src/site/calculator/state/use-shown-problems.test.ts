// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { renderHook } from "../../testing/render-hook";
import { shownProblems, useShownProblems } from "./use-shown-problems";

const both = new Map([
  ["homePrice", "Enter a number for home price."],
  ["downPayment", "The down payment must be less than the price."],
]);

describe("shownProblems", () => {
  it("shows everything once nothing is being typed", () => {
    expect(shownProblems(both, new Map(), null)).toBe(both);
  });

  it("shows no problem at the field being typed into, nor one that it causes elsewhere", () => {
    expect(shownProblems(both, new Map(), "homePrice").size).toBe(0);
  });

  it("keeps showing an earlier problem at another field for as long as that field is invalid", () => {
    const before = new Map([["downPayment", "An older sentence."]]);
    expect([...shownProblems(both, before, "homePrice").keys()]).toEqual(["downPayment"]);
    expect(shownProblems(new Map(), before, "homePrice").size).toBe(0);
  });
});

it("remembers the problems from before typing, however many keys are typed", () => {
  const before = new Map([["downPayment", "An older sentence."]]);
  interface Props {
    readonly problems: ReadonlyMap<string, string>;
    readonly typing: string | null;
  }
  const use = ({ problems, typing }: Props) => useShownProblems(problems, typing);
  const hook = renderHook(use, { problems: before, typing: null } as Props);
  const meanwhile = new Map([...both, ["annualRate", "Enter a rate."]]);
  hook.rerender({ problems: meanwhile, typing: "homePrice" });
  hook.rerender({ problems: new Map(meanwhile), typing: "homePrice" });
  expect([...hook.result.keys()]).toEqual(["downPayment"]);
  hook.rerender({ problems: meanwhile, typing: null });
  hook.rerender({ problems: new Map(meanwhile), typing: "homePrice" });
  expect([...hook.result.keys()]).toEqual(["downPayment", "annualRate"]);
});
