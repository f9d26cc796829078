import { expect, it } from "vitest";
import { answer, prepare } from "../../../core/answer";
import { outputsOf } from "../../../core/testing";
import scientific from "./calculator";

it("loads the code for expressions and graphs only when needed", async () => {
  expect(prepare(scientific, {})).toBeNull();
  expect(outputsOf(scientific).display).toBe("20");
  expect(() => outputsOf(scientific, { mode: "expression" })).toThrow("read before it was loaded");
  const question = { inputs: { mode: "expression", expression: "1/3" }, outputs: ["exact"] };
  await prepare(scientific, question);
  expect(answer(scientific, question)).toEqual({ outputs: { exact: "1/3" } });
  expect(prepare(scientific, { inputs: { mode: "expression" } })).toBeNull();
  const graph = prepare(scientific, { inputs: { mode: "graph" } });
  expect(graph).not.toBeNull();
  await graph;
});
