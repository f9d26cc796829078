/** A kept scenario of any calculator answers as its inputs do alone, and a link brings it back as it was. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { loadCalculator } from "../../../calculators/catalog";
import { likelyInputsOf } from "../../../core/arbitrary-inputs";
import type { Fields } from "../../../core/fields";
import { Format } from "../../../core/format";
import { type Json, type JsonObject, parseInputs } from "../../../core/parse";
import { prepareChoices } from "../../../core/testing";
import { ENTRIES } from "../../../testing-entries";
import { answerInputs, unanswered } from "../answering";
import { linkOf } from "./keep";
import { opened } from "./scenarios";

const RUNS = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 150) / 10);
const bytes = (count: number) => new Uint8Array(count);

it.each(ENTRIES)("$id", async (entry) => {
  const calculator = await loadCalculator(entry);
  if (calculator.draws || calculator.isolated) return;
  await prepareChoices(calculator);
  const fields: Fields = calculator.inputs;
  const format = new Format();
  const linked = Object.keys(fields).filter((key) => fields[key]?.privacy !== "secret" && fields[key]?.fill !== "view");
  fc.assert(
    fc.property(likelyInputsOf(calculator), (likely) => {
      const all = JSON.parse(JSON.stringify(likely)) as Record<string, Json>;
      const json = Object.fromEntries(Object.entries(all).filter(([key]) => linked.includes(key)));
      const parsed = parseInputs(calculator, json as JsonObject, format);
      if (parsed.problems) return;
      const alone = answerInputs(calculator, unanswered(calculator, {}, json), parsed.inputs, format, bytes).answered;
      const link = linkOf(calculator, json);
      const kept = opened({ calculator, format, filled: {} }, link).answer;
      expect(kept === null, link).toBe(alone === null);
      if (!alone || !kept) return;
      for (const [key, field] of Object.entries(calculator.outputs as Fields))
        if (field.type !== "table") expect(kept.outputs[key], `${key} of ${link}`).toEqual(alone.outputs[key]);
    }),
    { numRuns: RUNS },
  );
});
