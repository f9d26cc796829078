import { expect, it } from "vitest";
import { prepare } from "../../../core/answer";
import { outputsOf } from "../../../core/testing";
import regex from "./calculator";
import { SAMPLES } from "./samples";

it.each(SAMPLES.map((sample) => [sample.name, sample] as const))("%s", async (_, sample) => {
  const { pattern, flags, yes, no } = sample;
  await prepare(regex, {});
  const { testsFailed, testLines, warnings } = outputsOf(regex, {
    pattern,
    flags,
    text: [...yes, ...no].join("\n"),
    mustMatch: yes.join("\n"),
    mustNotMatch: no.join("\n"),
  });
  expect(testLines.filter(({ passed }: { passed: string }) => passed === "failed")).toEqual([]);
  expect(testsFailed).toBe(0);
  // A sample must not trigger the page's own warnings.
  expect(warnings).toEqual([]);
});
