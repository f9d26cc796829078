/**
 * A calculator that offers a choice of modes, shapes or tools. Each one has an entry with its question, its inputs, its
 * answer, its headline and its working.
 *
 *     const questions = defineVariants("mode", { label: "Question", default: "of" }, fields, {
 *       of: { question: "What is x% of y?", inputs: { x: { label: "Percent", unit: "%" }, y: { label: "Of" } }, … },
 *       …
 *     });
 *     export default defineCalculator({ ...questions, outputs });
 *
 * The parameter of each `answer` must be annotated (`ValuesOf<typeof fields>`); otherwise `defineVariants` cannot infer
 * its return type. Outputs read from the `VariantModel`: `value: ({ answer }) => answer.result`.
 */
import type { Headline, Notice, Step, Tools } from "./calculator";
import { by, type Condition, choice, type Dependent, type Field, type Fields, type ValuesOf } from "./fields";
import type { Format } from "./format";
import type { Listed } from "./listed";

const WORDING = [
  "label",
  "noun",
  "note",
  "unit",
  "default",
  "min",
  "max",
  "above",
  "below",
  "reads",
] as const satisfies readonly (keyof Field)[];

/** Properties that a field may define differently in each variant. */
type Wording = Partial<Pick<Field, (typeof WORDING)[number]>>;

export interface Variant<F extends Fields, Answer> {
  /** Label of this variant in the choice. */
  readonly question: string;
  /** The inputs in use, with the properties that differ in this variant. */
  readonly inputs: { readonly [K in keyof F]?: Wording };
  /** @throws InputError */
  answer(inputs: ValuesOf<F>, tools: Tools): Answer;
  headline(answer: Answer, inputs: ValuesOf<F>, format: Format): Headline;
  /** If omitted, the calculator defines one working for all variants: see `workingFrom`. */
  working?(answer: Answer, inputs: ValuesOf<F>, format: Format): Listed<Step>;
  notices?(answer: Answer, inputs: ValuesOf<F>, format: Format): Listed<Notice>;
}

/** The model of a calculator with variants. */
export interface VariantModel<Key extends string, I, Answer> {
  /** The variant in use. */
  readonly variant: Key;
  readonly inputs: I;
  readonly answer: Answer;
}

/** The choice between the variants. A page that draws it itself has it `shown: "elsewhere"`. */
interface Question<Key extends string> extends Pick<Field, "label" | "shown"> {
  readonly default: Key;
}

/** The inputs of all variants: first the choice, then each field with the wording and conditions of its variants. */
type VariantInputs<Chooser extends string, Key extends string, F extends Fields> = {
  readonly [K in Chooser]: Field<Key>;
} & F;

/**
 * @param chooser key of the input that chooses the variant
 * @param question how that input asks
 * @param fields the inputs of the variants; an input that no variant lists is in use in all of them
 * @param variants the variants by key, in the order of the choice
 */
export function defineVariants<const Chooser extends string, const F extends Fields, Answer, const Key extends string>(
  chooser: Chooser,
  question: Question<NoInfer<Key>>,
  fields: F,
  variants: Readonly<Record<Key, Variant<F, Answer>>>,
) {
  type Inputs = ValuesOf<VariantInputs<Chooser, Key, F>>;
  type Model = VariantModel<Key, Inputs, Answer>;
  return {
    inputs: variantInputs(chooser, question, fields, variants),
    derive(inputs: Inputs, tools: Tools): Model {
      const variant = inputs[chooser] as Key;
      return { variant, inputs, answer: variants[variant].answer(inputs as ValuesOf<F>, tools) };
    },
    headline: ({ variant, answer, inputs }: Model, format: Format) =>
      variants[variant].headline(answer, inputs as ValuesOf<F>, format),
    working: ({ variant, answer, inputs }: Model, format: Format) =>
      variants[variant].working?.(answer, inputs as ValuesOf<F>, format) ?? [],
    notices: ({ variant, answer, inputs }: Model, format: Format) =>
      variants[variant].notices?.(answer, inputs as ValuesOf<F>, format) ?? [],
  };
}

/** The part of a variant that determines the inputs. */
type Asking<F extends Fields> = Pick<Variant<F, unknown>, "question" | "inputs">;

/** The inputs alone, for a calculator whose variants share one headline and working. */
export function variantInputs<const Chooser extends string, const F extends Fields, const Key extends string>(
  chooser: Chooser,
  asked: Question<NoInfer<Key>>,
  fields: F,
  variants: Readonly<Record<Key, Asking<F>>>,
): VariantInputs<Chooser, Key, F> {
  const entries = Object.entries<Asking<F>>(variants);
  const { label, ...question } = asked;
  const options = Object.fromEntries(entries.map(([key, { question }]) => [key, question]));
  return {
    [chooser]: choice(label, { ...question, options }),
    ...Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldOf(key, field, chooser, entries)])),
  } as unknown as VariantInputs<Chooser, Key, F>;
}

/** Combines a field with the wording of its variants; it is in use only in the variants that list it. */
function fieldOf<F extends Fields>(
  key: string,
  field: Field,
  chooser: string,
  variants: readonly (readonly [string, Asking<F>])[],
): Field {
  const users = variants.flatMap(([name, { inputs }]) => {
    const wording: Wording | undefined = inputs[key];
    return wording ? [[name, wording] as const] : [];
  });
  if (users.length === 0) return field;
  // A variant without its own noun is called by its label.
  const result: Record<string, unknown> = { ...field };
  for (const property of WORDING) {
    const cases = Object.fromEntries(
      users.flatMap(([name, wording]) => {
        const own = wording[property];
        if (own === undefined) return [];
        return [[name, property === "reads" ? { ...field.reads, ...wording.reads } : own]];
      }),
    ) as Record<string, Dependent<unknown>>;
    if (Object.keys(cases).length > 0)
      result[property] = by(
        chooser,
        cases,
        field[property] ?? (property === "unit" ? "" : property === "noun" ? result.label : undefined),
      );
  }
  if (users.length < variants.length)
    result.when = both({ [chooser]: oneOrMore(users.map(([name]) => name)) }, field.when);
  return result as unknown as Field;
}

function oneOrMore(names: readonly string[]): string | readonly string[] {
  return names.length === 1 ? (names[0] as string) : names;
}

/** Combines two conditions with “and”. If the second has alternatives, each is combined with the first. */
export function both(first: Exclude<Condition, readonly Condition[]>, second: Condition | undefined): Condition {
  if (!second) return first;
  return Array.isArray(second) ? second.map((one) => both(first, one)) : { ...first, ...second };
}
