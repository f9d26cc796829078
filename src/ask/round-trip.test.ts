/** Questions that are written from the forms of each calculator, and random sequences of their words. */
import { array, assert, asyncProperty, constantFrom, integer, oneof } from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { ASKABLES } from "../calculators/askables";
import { loadCalculator } from "../calculators/catalog";
import { CURRENCY_CODES } from "../data/currencies";
import { loadUnits } from "../reading/units";
import { type Askable, ask, type Host } from "./ask";
import type { Topic } from "./form";

let host: Host;

beforeAll(async () => {
  let byte = 0;
  host = {
    habits: { today: "2026-11-27" },
    units: await loadUnits(),
    codes: CURRENCY_CODES,
    randomBytes: (count) =>
      new Uint8Array(count).map(() => {
        byte = (5 * byte + 3) % 256;
        return byte;
      }),
    within: (_, work) => work(),
    load: loadCalculator,
  };
}, 120_000);

/** How large the generated figures are: dollars or cents, percents of one or counts. */
interface Scale {
  readonly n: number;
  /** Each figure of a question is larger or smaller than the one before. */
  readonly step: 1 | -1;
  readonly money: number;
  readonly number: number;
  readonly sign: string;
}

const SCALES: readonly Scale[] = [24, 8, 60, 3, 170].flatMap((n) =>
  ([1, -1] as const).flatMap((step) => [
    { n, step, money: 500, number: 1, sign: "" },
    { n, step, money: 0.02, number: 0.005, sign: "" },
    { n, step, money: 5000, number: 0.1, sign: "₹" },
  ]),
);

/** Forms with measures of bodies that have to fit together, such as the heights of a child and its parents. */
const OF_BODIES = /^(?:body fat|child height)\|/;

/** A figure of a kind, as people write it, and its number in the unit of the kind. */
function written(
  kind: string,
  n: number,
  scale: Scale,
): { readonly text: string; readonly value: number | string } | null {
  if (kind === "length/centimeter") return { text: `${100 + n} cm`, value: 100 + n };
  if (kind === "capacitance/farad") return { text: `${n} uF`, value: n };
  const [, unit] = kind.split("/");
  if (unit !== undefined) return { text: `${n} ${host.units.byId(unit)?.plural ?? unit}`, value: n };
  if (kind === "percent") return { text: `${n / 4}%`, value: n / 4 };
  if (["years", "months", "weeks", "days", "hours", "minutes"].includes(kind))
    return { text: `${n} ${kind}`, value: n };
  const amount = Number((n * scale.money).toFixed(2));
  if (kind === "money") return { text: `${scale.sign}${amount}`, value: amount };
  if (kind === "whole") return { text: `${n}`, value: n };
  const number = Number((n * scale.number).toFixed(3));
  if (kind === "number") return { text: `${number}`, value: number };
  if (kind === "birth" || kind === "date") return { text: "2026-10-04", value: "2026-10-04" };
  return kind === "karat" ? { text: "22 karat", value: 22 } : null;
}

interface Slot {
  readonly name: string;
  readonly kind: string;
  readonly isOptional: boolean;
  readonly isNamed: boolean;
  readonly label: string;
}

function slotsOf({ takes = {} }: Topic): readonly Slot[] {
  return Object.entries(takes).map(([name, text]) => {
    const [, kind = "", marks = "", labels = ""] = /^([\w/-]+)([?!]*)(?::(.*))?$/s.exec(text) ?? [];
    return {
      name,
      kind,
      isOptional: marks.includes("?"),
      isNamed: marks.includes("!"),
      label: labels.split(",")[0]?.trim() ?? "",
    };
  });
}

/** The question of a form with some of its slots. */
function questionFor(
  form: Topic,
  name: string,
  slots: readonly Slot[],
  scale: Scale,
): { text: string; values: Map<string, number | string> } | null {
  const values = new Map<string, number | string>();
  const words = [name];
  for (const [i, { name: key, kind, isNamed, label }] of slots.entries()) {
    const figure = written(kind, scale.n + scale.step * i, scale);
    if (!figure) return null;
    values.set(key, figure.value);
    const isLabeled = isNamed || kind === "whole" || kind === "number";
    if (!isLabeled) words.push(figure.text);
    else
      words.push(
        label.endsWith("<") ? `${figure.text} ${label.slice(0, -1)}` : `${label.replace(/>$/, "")} ${figure.text}`,
      );
  }
  for (const need of form.needs ?? []) {
    const names = need.split("|");
    if (slots.some(({ name }) => names.includes(name))) continue;
    const choice = Object.entries(form.words ?? {}).find(([, set]) => names.some((name) => Object.hasOwn(set, name)));
    if (!choice) return null;
    words.push(choice[0].split(",")[0] ?? "");
  }
  return { text: words.join(" "), values };
}

/** The slots that must be filled, with more and more of the others, and all but one of them. */
function selections(form: Topic): readonly (readonly Slot[])[] {
  const slots = slotsOf(form);
  const needed = slots.filter(({ isOptional }) => !isOptional);
  const optional = slots.filter(({ isOptional }) => isOptional);
  return [
    ...optional.map((_, i) => [...needed, ...optional.slice(0, i)]),
    slots,
    ...slots.map((left) => slots.filter((slot) => slot !== left)),
  ];
}

/** Whether the form's own question is answered, with each figure in its input where the input has the name of the slot. */
async function isAnsweredWithItsFigures({ id }: Askable, form: Topic, scale: Scale): Promise<boolean> {
  const names = form.about.join("|").split("|").slice(0, 2);
  for (const [name, slots] of names.flatMap((one) => selections(form).map((some) => [one, some] as const))) {
    const question = questionFor(form, name, slots, scale);
    if (!question) continue;
    const result = await ask(question.text, ASKABLES, host);
    if ("refusal" in result || result.askable.id !== id) continue;
    const own = form.fill ? [] : [...question.values].filter(([name]) => Object.hasOwn(result.inputs, name));
    for (const [name, value] of own)
      if (typeof result.inputs[name] === "number")
        expect.soft(result.inputs[name], question.text).toBeCloseTo(Number(value), 9);
    return true;
  }
  return false;
}

test.each(ASKABLES.map((askable) => [askable.id, askable] as const))(
  "%s answers its own questions with the figures in them",
  { timeout: 120_000 },
  async (_, askable) => {
    for (const form of askable.forms) {
      if ("says" in form || OF_BODIES.test(form.about.join("|"))) continue;
      let answered = 0;
      for (const scale of SCALES) {
        if (await isAnsweredWithItsFigures(askable, form, scale)) answered++;
        if (answered === 2) break;
      }
      expect.soft(answered, form.about.join()).toBeGreaterThan(0);
    }
  },
);

const LABELS = ASKABLES.flatMap(({ forms }) =>
  forms.flatMap((form) =>
    "says" in form
      ? form.says.flatMap((says) => says.replace(/\{[^}]*\}/g, " ").match(/[\p{L}%+=-]+/gu) ?? [])
      : [
          ...form.about,
          ...Object.keys(form.words ?? {}),
          ...Object.values(form.takes ?? {}).map((text) => text.replace(/^[^:]*:?/, "")),
        ].flatMap((text) => text.match(/[\p{L}]+/gu) ?? []),
  ),
);

const WORD = constantFrom(...new Set(LABELS));
const FIGURE = oneof(
  integer({ min: 0, max: 9999 }).map(String),
  constantFrom(
    "6.5%",
    "$400k",
    "20 years",
    "5 lakh",
    "3/4",
    "2026-03-01",
    "march 3",
    "9:15am",
    "5 ft",
    "70 kg",
    "12 V",
    "10.0.0.0/24",
    "2d6",
    "x^2",
    "€50",
    "noon",
    "1e3",
    "½",
  ),
);

/** `npm run fuzz` asks more. */
const SEQUENCES = Number(process.env.PROPERTY_RUNS ?? 2000);

test("no sequence of words and figures throws, and no figure is dropped from an answer", {
  timeout: 600_000 + 2000 * Number(process.env.PROPERTY_SECONDS ?? 0),
}, async () => {
  await assert(
    asyncProperty(array(oneof(WORD, FIGURE), { minLength: 1, maxLength: 8 }), async (parts) => {
      const text = parts.join(" ");
      const result = await ask(text, ASKABLES, host);
      if ("refusal" in result) {
        expect(result.refusal).not.toBe("");
        return;
      }
      for (const key of Object.keys(result.inputs)) expect(Object.keys(result.calculator.inputs)).toContain(key);
      // A word that nobody knows, wherever it stands, takes the answer away.
      const isText = Object.values(result.inputs).some(
        (value) => typeof value === "string" && text.includes(value) && /\p{L} |\p{L}{3}/u.test(value),
      );
      if (isText) return;
      const other = await ask(`${text} zzqx`, ASKABLES, host);
      expect("refusal" in other ? "" : JSON.stringify(other.inputs), text).toBe("");
    }),
    { numRuns: SEQUENCES },
  );
});
