/**
 * Arithmetic on durations and times of day as people type them: `1d 2h 15m - 45m`, `(1h 20m + 0:45) × 2`,
 * `5:30pm − 9:15am`, `6h / 45m`; and stretches between two times of day: `9:15am - 5:40pm`, `09:00-17:30`.
 *
 *     sum     = product { ("+" | "−") product }
 *     product = factor { ("×" | "÷") factor }
 *     factor  = "−" factor | "(" sum ")" | clock | number | term { term }
 *
 * Adjacent terms are added and bind most tightly. All arithmetic is exact.
 */
import { toAscii } from "../math/numbers/grouping";
import { numeralAt } from "../math/numbers/numeral";
import { Rational } from "../math/numbers/rational";
import { spokenNumber } from "../math/words/spoken-number";
import { stretch } from "./time";

/** The value of an expression. */
export type TimeValue =
  /** In seconds. */
  | { readonly type: "duration"; readonly value: Rational }
  /** Seconds from midnight of the base day; values below 0 or from 86,400 on fall on another day. */
  | { readonly type: "clock"; readonly value: Rational }
  | { readonly type: "number"; readonly value: Rational };

export type TimeOperator = "+" | "−" | "×" | "÷";

/** A parsed expression. */
export type TimeNode = TimeValue &
  (
    | { readonly kind: "number" | "clock"; readonly text: string }
    | { readonly kind: "terms"; readonly text: string; readonly terms: readonly DurationTerm[] }
    | { readonly kind: "minus"; readonly operand: TimeNode }
    | {
        readonly kind: "operation";
        readonly operator: TimeOperator;
        readonly left: TimeNode;
        readonly right: TimeNode;
      }
  );

/** `15m` is a count of units with their length in seconds. `2:30` consists of two terms, `2:30:15` of three. */
export interface DurationTerm {
  readonly count: Rational;
  readonly seconds: Rational;
}

export interface ExpressionRules {
  /** Length of `1d` in seconds; a week is seven of them. */
  readonly secondsPerDay: Rational;
  /** Whether `2:30` means hours and minutes or minutes and seconds. */
  readonly colonMeans: "h-m" | "m-s";
}

/** Describes in one sentence what is wrong with an expression. */
export class TimeExpressionError extends Error {
  override readonly name = "TimeExpressionError";
}

const DAY = Rational.of(86_400);
const HALF_DAY = Rational.of(43_200);
const HOUR = Rational.of(3600);
const MINUTE = Rational.of(60);
const SECOND = Rational.ONE;

const UNITS: readonly (readonly [RegExp, "week" | "day" | Rational])[] = [
  [/^(?:w|wks?|weeks?)$/, "week"],
  [/^(?:d|days?)$/, "day"],
  [/^(?:h|hrs?|hours?)$/, HOUR],
  [/^(?:m|mins?|minutes?|')$/, MINUTE],
  [/^(?:s|secs?|seconds?|")$/, SECOND],
  [/^(?:ms|msecs?|milliseconds?)$/, Rational.of(1, 1000)],
];
const UNFIXED: readonly (readonly [RegExp, string])[] = [
  [/^(?:mo|mos|mth|mths|months?)$/, "A month has no fixed length; use days or weeks."],
  [/^(?:y|yrs?|years?)$/, "A year has no fixed length; use days or weeks."],
];
/** Maximum nesting depth; far more than anyone types. */
const MAX_DEPTH = 100;

interface Token {
  readonly kind: "number" | "term" | "clock" | "operator" | "open" | "close";
  readonly text: string;
  /** Position of the first character and of the one after the last. */
  readonly start: number;
  readonly end: number;
  readonly value?: Rational;
  readonly terms?: readonly DurationTerm[];
  /** A hyphen, which may also stand between the two times of a stretch, instead of a minus sign. */
  readonly hyphen?: boolean;
}

/** Two times on the 24-hour clock: `09:00-17:30`. */
const PADDED = /^\s*(?:[01]\d|2[0-3]):[0-5]\d\s*[-–—]\s*(?:[01]\d|2[0-3]):[0-5]\d\s*$/;
/** Words between two times. */
const UNTIL = /(?<=[\dm.]) *\b(?:to|until|till) +(?=\d|noon|midnight)/i;

/** @throws TimeExpressionError */
export function readTimeExpression(typed: string, rules: ExpressionRules): TimeNode {
  const isPadded = PADDED.test(typed);
  if (isPadded || UNTIL.test(typed)) {
    const node = stretchNode(typed);
    // 17:30-09:00 is a difference of durations, and 22:00-06:00 a night.
    if (node && (!isPadded || node.value.compare(node.isOvernight ? HALF_DAY : DAY) < 0)) return node;
  }
  // Minus signs stay, because a hyphen may mean “to”.
  const text = typed
    .replace(/[^\u2212]+/g, toAscii)
    .replace(/[‘’′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(new RegExp(UNTIL, "gi"), " - ");
  try {
    return new Parser(text, tokensOf(text, rules)).all();
  } catch (error) {
    const node = error instanceof TimeExpressionError && !/\d ?h/i.test(typed) ? stretchNode(typed) : null;
    if (node) return node;
    throw error;
  }
}

/** A text that is a stretch between two times of day as a whole: `9 to 5`, `noon - 5pm`. Null for other texts. */
function stretchNode(text: string): (TimeNode & { readonly isOvernight: boolean }) | null {
  const read = stretch(text);
  if ("refusal" in read) return null;
  const [start, end] = [read.value.start, read.value.end].map((clock) => clockNode(...clock.split(":"))) as [
    TimeNode,
    TimeNode,
  ];
  return { ...operation("−", end, start), isOvernight: read.overnight };
}

const SIGNS: Readonly<Record<string, TimeOperator>> = {
  "+": "+",
  "-": "−",
  "−": "−",
  "–": "−",
  "*": "×",
  "×": "×",
  "·": "×",
  "/": "÷",
  "÷": "÷",
};

const SPACE = /(?:\s|,(?=\s)|\band\b)+/iy;
/** Words for operators. */
const WORDS: readonly (readonly [RegExp, TimeOperator])[] = [
  [/plus\b/iy, "+"],
  [/(?:minus|less)\b/iy, "−"],
  [/(?:times|x(?=[\s\d]))\s?/iy, "×"],
  [/divided by\b/iy, "÷"],
];
const NAMED_CLOCK = /(noon|midday|midnight)\b/iy;
const CLOCK = /(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?\s*([ap])\.?m\b\.?/iy;
const COLONS = /(\d+):(\d{2})(?::(\d{2})(\.\d+)?)?(?![\d:])/y;
const UNIT = /\s*((?!plus|minus|less|times|x(?=\s*[\d(])|divided)[a-zµ]+|['"])/iy;
const ISO = /PT(?=\d)(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?(?![a-z\d])/y;
/** A fraction of a unit, not a quotient: `1/2 h`. */
const FRACTION = /(\d+)\/(\d+)(?=\s*[a-z])/iy;
/** The next smaller unit, for a number without one after a term: `1h30`. */
const NEXT_SMALLER = new Map([
  [HOUR, MINUTE],
  [MINUTE, SECOND],
]);

function tokensOf(text: string, rules: ExpressionRules): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = position;
    return pattern.exec(text);
  };
  while (position < text.length) {
    const space = match(SPACE);
    if (space) {
      position += space[0].length;
      continue;
    }
    const start = position;
    const push = (kind: Token["kind"], length: number, more: Partial<Token> = {}) => {
      position = start + length;
      tokens.push({ kind, text: text.slice(start, position), start, end: position, ...more });
    };
    const sign = text[start] as string;
    const operator = SIGNS[sign];
    const word = operator ? undefined : WORDS.find(([pattern]) => match(pattern));
    const isFirst = tokens.length === 0 || tokens.at(-1)?.kind === "operator" || tokens.at(-1)?.kind === "open";
    if (word && !isFirst) push("operator", match(word[0])?.[0].length ?? 1, { text: word[1] });
    else if (operator) push("operator", 1, { text: operator, hyphen: sign === "-" });
    else if (sign === "(" || sign === ")") push(sign === "(" ? "open" : "close", 1);
    else {
      const clock = match(CLOCK);
      const colons = clock ? null : match(COLONS);
      const named = match(NAMED_CLOCK);
      const iso = match(ISO);
      const number = clock || colons ? null : (fractionIn(match(FRACTION)) ?? numberAt(text.slice(start), rules));
      if (named) push("clock", named[0].length, { value: /^midn/i.test(named[0]) ? Rational.ZERO : HALF_DAY });
      else if (iso) {
        const counts = iso.slice(1).map((count = "0") => Rational.fromDecimal(count) as Rational);
        push("term", iso[0].length, {
          terms: [HOUR, MINUTE, SECOND].map((seconds, i) => ({ count: counts[i] as Rational, seconds })),
        });
      } else if (clock) push("clock", clock[0].length, { value: clockSeconds(clock) });
      else if (colons) push("term", colons[0].length, { terms: colonTerms(colons, rules) });
      else if (number) {
        position = start + number.length;
        const [written = "", unit] = match(UNIT) ?? [];
        const { value: count, length } = number;
        const before = tokens.at(-1);
        const smaller =
          before?.kind === "term" ? NEXT_SMALLER.get(before.terms?.at(-1)?.seconds as Rational) : undefined;
        if (unit === undefined && smaller && count.isInteger() && count.compare(Rational.of(60)) < 0)
          push("term", length, { terms: [{ count, seconds: smaller }] });
        else if (unit === undefined) push("number", length, { value: count });
        else
          push("term", length + written.length, {
            terms: [{ count, seconds: unitSeconds(unit, start, rules) }],
          });
      } else {
        const [unknown = sign] = /^\p{L}+/u.exec(text.slice(start)) ?? [];
        throw new TimeExpressionError(
          `“${unknown}” (character ${start + 1}) is not part of a duration. Type durations such as 1h 30m − 15m, or times such as 9:15am - 5:40pm.`,
        );
      }
    }
  }
  return tokens;
}

function fractionIn(match: RegExpExecArray | null): { readonly value: Rational; readonly length: number } | null {
  const [all = "", n = "", d = ""] = match ?? [];
  return match && BigInt(d) > 0n ? { value: Rational.of(BigInt(n), BigInt(d)), length: all.length } : null;
}

/** A number without a slash, which divides here; or in words, before a unit. */
function numberAt(text: string, rules: ExpressionRules): { readonly value: Rational; readonly length: number } | null {
  const spoken = spokenNumber(text, (rest) => isUnit(/^\p{L}+/u.exec(rest)?.[0] ?? "", rules));
  if (spoken) return spoken;
  const found = numeralAt(/^[^/⁄]*/.exec(text)?.[0] ?? "");
  return found && "value" in found ? found : null;
}

function clockNode(hours = "", minutes = ""): TimeNode {
  const value = Rational.of(3600 * Number(hours) + 60 * Number(minutes));
  return { kind: "clock", type: "clock", text: `${hours}:${minutes}`, value };
}

function isUnit(word: string, rules: ExpressionRules): boolean {
  try {
    return unitSeconds(word, 0, rules).sign() > 0;
  } catch {
    return false;
  }
}

function unitSeconds(unit: string, start: number, { secondsPerDay }: ExpressionRules): Rational {
  const lower = unit.toLowerCase();
  const found = UNITS.find(([pattern]) => pattern.test(lower))?.[1];
  if (found === "week") return secondsPerDay.multiply(Rational.of(7));
  if (found === "day") return secondsPerDay;
  if (found) return found;
  const unfixed = UNFIXED.find(([pattern]) => pattern.test(lower));
  throw new TimeExpressionError(
    unfixed?.[1] ??
      `“${unit}” (in the part that starts at character ${start + 1}) is not a unit of time; use w, d, h, m, s or ms.`,
  );
}

function clockSeconds([text, hour, minute = "0", second = "0", half]: RegExpExecArray): Rational {
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  if (h < 1 || h > 12 || m > 59 || s > 59)
    throw new TimeExpressionError(`“${text}” is not a time of day; with am or pm, hours go from 1 to 12.`);
  return Rational.of(3600 * ((h % 12) + (half?.toLowerCase() === "p" ? 12 : 0)) + 60 * m + s);
}

function colonTerms(
  [text, first = "0", second = "0", third, fraction = ""]: RegExpExecArray,
  { colonMeans }: ExpressionRules,
): DurationTerm[] {
  if (Number(second) > 59 || Number(third ?? 0) > 59)
    throw new TimeExpressionError(`In “${text}”, minutes and seconds after a colon go from 00 to 59.`);
  const units = third === undefined && colonMeans === "m-s" ? [MINUTE, SECOND] : [HOUR, MINUTE, SECOND];
  const counts = third === undefined ? [first, second] : [first, second, third + fraction];
  return counts.map((count, i) => ({
    count: Rational.fromDecimal(count) as Rational,
    seconds: units[i] as Rational,
  }));
}

class Parser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #position = 0;
  #depth = 0;

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text;
    this.#tokens = tokens;
  }

  all(): TimeNode {
    if (this.#tokens.length === 0) throw new TimeExpressionError("Type a duration, such as 1h 30m − 15m.");
    const node = this.#sum();
    const next = this.#next;
    if (next?.kind === "close")
      throw new TimeExpressionError(`The “)” at character ${next.start + 1} has no matching “(”.`);
    if (next)
      throw new TimeExpressionError(
        `An operator is missing between “${this.#before(next)}” and “${next.text}” (character ${next.start + 1}).`,
      );
    const numbersOnly = !this.#tokens.some(({ kind }) => kind === "term" || kind === "clock");
    if (numbersOnly)
      throw new TimeExpressionError(noUnit(this.#tokens.find(({ kind }) => kind === "number")?.text ?? ""));
    return node;
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#position];
  }

  /** The text before a token, or the whole text if there is no token. */
  #before(token?: Token): string {
    return this.#text.slice(0, token?.start).trim();
  }

  #operator(...operators: readonly TimeOperator[]): Token | null {
    const next = this.#next;
    if (next?.kind !== "operator" || !operators.includes(next.text as TimeOperator)) return null;
    this.#position++;
    return next;
  }

  #sum(): TimeNode {
    let left = this.#product();
    for (let sign = this.#operator("+", "−"); sign; sign = this.#operator("+", "−")) {
      const right = this.#product();
      left =
        sign.hyphen && isStretch(left, right)
          ? operation("−", right, left)
          : operation(sign.text as TimeOperator, left, right);
    }
    return left;
  }

  #product(): TimeNode {
    let left = this.#factor();
    for (let sign = this.#operator("×", "÷"); sign; sign = this.#operator("×", "÷"))
      left = operation(sign.text as TimeOperator, left, this.#factor());
    return left;
  }

  #factor(): TimeNode {
    if (++this.#depth > MAX_DEPTH) throw new TimeExpressionError("The expression is nested too deeply.");
    const node = this.#unsigned();
    this.#depth--;
    return node;
  }

  #unsigned(): TimeNode {
    if (this.#operator("−")) {
      const operand = this.#factor();
      if (operand.type === "clock") throw new TimeExpressionError("A time of day cannot be negative.");
      return { kind: "minus", operand, type: operand.type, value: operand.value.negate() };
    }
    const token = this.#next;
    if (!token || token.kind === "operator" || token.kind === "close") {
      const before = this.#before(token);
      throw new TimeExpressionError(
        before
          ? `After “${before}” a duration is missing (character ${(token?.start ?? this.#text.length) + 1}).`
          : `Before “${token?.text}” a duration is missing (character 1).`,
      );
    }
    this.#position++;
    if (token.kind === "open") {
      const node = this.#sum();
      if (this.#next?.kind !== "close")
        throw new TimeExpressionError(
          this.#next
            ? `An operator is missing between “${this.#before(this.#next)}” and “${this.#next.text}” (character ${this.#next.start + 1}).`
            : `The “(” at character ${token.start + 1} is not closed.`,
        );
      this.#position++;
      return node;
    }
    if (token.kind === "number")
      return { kind: "number", type: "number", text: token.text, value: token.value as Rational };
    if (token.kind === "clock")
      return { kind: "clock", type: "clock", text: token.text, value: token.value as Rational };
    return this.#terms(token);
  }

  /** A term together with the terms that directly follow it. */
  #terms(first: Token): TimeNode {
    const terms = [...(first.terms ?? [])];
    let last = first;
    for (let next = this.#next; next?.kind === "term"; next = this.#next) {
      terms.push(...(next.terms ?? []));
      last = next;
      this.#position++;
    }
    const value = Rational.sum(terms.map(({ count, seconds }) => count.multiply(seconds)));
    return { kind: "terms", type: "duration", text: this.#text.slice(first.start, last.end), terms, value };
  }
}

/** Longest stretch that a hyphen between two times in order is taken for. */
const LONGEST_STRETCH = Rational.of(16 * 3600);

/**
 * Whether a hyphen between two times of day means “to”: if they are in order and a waking day apart at most, or if the
 * night between them is shorter than the difference, as in `10:45pm - 7:15am`.
 */
function isStretch(left: TimeNode, right: TimeNode): boolean {
  if (left.kind !== "clock" || right.kind !== "clock") return false;
  const ahead = right.value.subtract(left.value);
  return withinDay(ahead).compare(ahead.sign() > 0 ? LONGEST_STRETCH : HALF_DAY) < 0;
}

function noUnit(text: string): string {
  return `“${text}” has no unit; write ${text}h, ${text}m or ${text}s.`;
}

/** Applies an operator if it is defined for the types of its operands; otherwise throws. */
function operation(operator: TimeOperator, left: TimeNode, right: TimeNode): TimeNode {
  const node = (type: TimeValue["type"], value: Rational): TimeNode => ({
    kind: "operation",
    operator,
    left,
    right,
    type,
    value,
  });
  const kinds = `${left.type} ${operator} ${right.type}`;
  switch (kinds) {
    case "duration + duration":
      return node("duration", left.value.add(right.value));
    case "duration − duration":
      return node("duration", left.value.subtract(right.value));
    case "clock + duration":
    case "duration + clock":
      return node("clock", left.value.add(right.value));
    case "clock − duration":
      return node("clock", left.value.subtract(right.value));
    case "clock − clock":
      return node("duration", withinDay(left.value.subtract(right.value)));
    case "duration × number":
    case "number × duration":
      return node("duration", left.value.multiply(right.value));
    case "number × number":
      return node("number", left.value.multiply(right.value));
    case "duration ÷ number":
    case "duration ÷ duration":
    case "number ÷ number":
      if (right.value.sign() === 0) throw new TimeExpressionError("A duration cannot be divided by zero.");
      return node(right.type === "duration" ? "number" : left.type, left.value.divide(right.value));
    default:
      throw new TimeExpressionError(mismatch(operator, left, right));
  }
}

function mismatch(operator: TimeOperator, left: TimeNode, right: TimeNode): string {
  if (operator === "+" || operator === "−") {
    const number = [left, right].find(({ type }) => type === "number");
    if (number) return number.kind === "number" ? noUnit(number.text) : "A number cannot be added to a duration.";
    if (operator === "+") return "Two times of day cannot be added; one of them must be a duration.";
    return "A time of day cannot be subtracted from a duration.";
  }
  const hasClock = left.type === "clock" || right.type === "clock";
  if (hasClock) return "A time of day cannot be multiplied or divided.";
  return operator === "×"
    ? "A duration cannot be multiplied by a duration; multiply by a number."
    : "A number cannot be divided by a duration.";
}

/** Reduces seconds to the range of a single day by whole days. */
export function withinDay(seconds: Rational): Rational {
  return seconds.subtract(DAY.multiply(Rational.of(dayOf(seconds))));
}

/** The day relative to a midnight's day: −1 is the day before, 0 the same day, 1 the day after. */
export function dayOf(seconds: Rational): bigint {
  return seconds.divide(DAY).floor();
}
