/** The calculator's four questions. */
import { type Headline, InputError, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { withMinus } from "../../../core/signs";
import { defineVariants } from "../../../core/variants";
import speeds from "../../../data/units/speed.json";
import type { UnitRow } from "../../../data/units/units";
import { exactText } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import { plainText, toSignificant } from "../../../math/numbers/significant";
import { approximate, convertExactly } from "../../../math/units/conversion";
import { signedOperand } from "../../../math/words/signed-operand";
import { heatIndex, windChill } from "./feels-like";
import { feelsLikeSteps } from "./feels-like-working";
import { fields, type Inputs, WIND_UNITS } from "./fields";
import { conversionFormula, conversionSum, differenceFormula, differenceSum } from "./formula";
import type { Answer } from "./outputs";
import { beyondGasMarks, FAN_REDUCTION, GAS_MARKS, gasMark } from "./oven";
import { absoluteZero, convertScale, degreeRatio, SCALE_KEYS, type Scale, symbolOf } from "./scales";

/** Range of exponents for which numbers are written in plain digits. */
const PLAIN = [-6, 14] as const;

/** Number of digits that a double always preserves. */
const DOUBLE_DIGITS = 15;

export const modes = defineVariants("mode", { label: "Question", default: "convert", shown: "elsewhere" }, fields, {
  convert: {
    question: "Convert a temperature",
    inputs: { value: {}, from: { label: "From" }, to: {}, significantFigures: {} },
    answer: converted,
    headline: ({ value, resultText = "" }, { from, to }) => ({
      label: `In ${symbolOf(to)}`,
      before: `${withMinus(textOf(value, DOUBLE_DIGITS))} ${symbolOf(from)} =`,
      figure: `${withMinus(resultText)} ${symbolOf(to)}`,
    }),
    working: (answer, { from, to }) =>
      steps(conversionFormula(from, to), conversionSum(answer.value, from, to), answer, symbolOf(to)),
  },
  difference: {
    question: "Convert a temperature difference",
    inputs: { value: { label: "Difference" }, from: { label: "From" }, to: {}, significantFigures: {} },
    answer: difference,
    headline: ({ value, resultText = "" }, { from, to }) => ({
      label: `Difference in ${symbolOf(to)}`,
      before: `A difference of ${withMinus(textOf(value, DOUBLE_DIGITS))} ${symbolOf(from)} equals`,
      figure: `${withMinus(resultText)} ${symbolOf(to)}`,
    }),
    working: (answer, { from, to }) =>
      steps(differenceFormula(from, to), differenceSum(answer.value, from, to), answer, symbolOf(to)),
  },
  "feels-like": {
    question: "How it feels in wind or humid heat",
    inputs: { value: { label: "Air temperature" }, from: {}, humidity: {}, windSpeed: {}, windUnit: {} },
    answer: feelsLike,
    headline: feelsLikeHeadline,
    working: feelsLikeSteps,
  },
  oven: {
    question: "Set an oven",
    inputs: { value: { label: "Oven temperature", default: 350 }, from: {} },
    answer: oven,
    headline: ({ scales, fan, gasMark: mark = null }, { from }, format) => {
      const shown = (value: Rational | undefined, unit: string) =>
        `${format.number(value?.toNumber() ?? null, 0)} ${unit}`;
      const other = from === "celsius" ? shown(scales?.fahrenheit, "°F") : shown(scales?.celsius, "°C");
      return {
        label: "Set the oven to",
        before: `${shown(scales?.[from], symbolOf(from))} is`,
        figure: other,
        after: `or ${shown(fan, "°C")} with a fan, ${markText(mark, scales?.fahrenheit)}.`,
      };
    },
    working: ({ value, scales, fan, gasMark: mark = null }, { from }, format) => {
      const other = from === "celsius" ? "fahrenheit" : "celsius";
      const celsius = scales?.celsius ?? Rational.ZERO;
      return [
        step(
          conversionFormula(from, other),
          conversionSum(value, from, other),
          `${format.number(scales?.[other]?.toNumber() ?? null)} ${symbolOf(other)}`,
        ),
        step(
          "Fan oven = °C − 20",
          `${signedOperand(format.number(celsius.toNumber()))} − ${FAN_REDUCTION}`,
          `${format.number(fan?.toNumber() ?? null)} °C`,
        ),
        step(
          "Nearest gas mark",
          "250 °F + 25 °F × mark; 250 °F is 1/2, 225 °F is 1/4",
          mark ?? markText(mark, scales?.fahrenheit),
        ),
      ];
    },
  },
});

/** Maximum air temperature in °F, far beyond the range of the weather formulas. */
const HOTTEST_AIR = 10_000;

/** The calculation, and the rounding if fewer figures were chosen. */
function steps(formula: string, sum: string, answer: Answer, symbol: string): Listed<Step> {
  const { result = Rational.ZERO, resultText } = answer;
  const full = textOf(result, DOUBLE_DIGITS);
  const list = [step(formula, sum, `${full} ${symbol}`)];
  if (resultText !== full)
    list.push(step("Rounded", `${full} to the chosen number of figures`, `${resultText} ${symbol}`));
  return list;
}

function converted({ value, from, to, significantFigures }: Inputs): Answer {
  const exact = aboveAbsoluteZero(value, from);
  const result = convertScale(exact, from, to);
  return {
    value: exact,
    result,
    resultText: textOf(result, significantFigures),
    scales: Object.fromEntries(SCALE_KEYS.map((scale) => [scale, convertScale(exact, from, scale)])),
    formula: conversionFormula(from, to),
  };
}

function difference({ value, from, to, significantFigures }: Inputs): Answer {
  const exact = Rational.fromNumber(value);
  const result = exact.multiply(degreeRatio(from, to));
  return {
    value: exact,
    result,
    resultText: textOf(result, significantFigures),
    formula: differenceFormula(from, to),
  };
}

function feelsLike({ value, from, humidity, windSpeed, windUnit }: Inputs): Answer {
  const exact = aboveAbsoluteZero(value, householdScale(from));
  const air = convertScale(exact, from, "fahrenheit").toNumber();
  if (air > HOTTEST_AIR) throw new InputError("value", "Air temperature must be at most 10,000 °F.");
  const wind = milesPerHour(windSpeed, windUnit);
  const back = (felt: number | null) => (felt === null ? null : from === "celsius" ? ((felt - 32) * 5) / 9 : felt);
  const chill = back(windChill(air, wind));
  const heat = back(heatIndex(air, humidity));
  return {
    value: exact,
    feels: {
      air,
      wind,
      windChill: chill,
      heatIndex: heat,
      felt: chill ?? heat ?? value,
      kind: chill !== null ? "wind-chill" : heat !== null ? "heat-index" : "air",
    },
  };
}

function oven({ value, from }: Inputs): Answer {
  const exact = aboveAbsoluteZero(value, householdScale(from));
  const celsius = convertScale(exact, from, "celsius");
  const fahrenheit = convertScale(exact, from, "fahrenheit");
  return {
    value: exact,
    scales: { celsius, fahrenheit },
    fan: celsius.subtract(Rational.of(FAN_REDUCTION)),
    gasMark: gasMark(fahrenheit.toNumber()),
  };
}

/** `gas mark 4`, `hotter than gas mark 9` */
function markText(mark: string | null, fahrenheit: Rational | undefined): string {
  if (mark !== null) return `gas mark ${mark}`;
  const side = beyondGasMarks(fahrenheit?.toNumber() ?? 0) ?? "cooler";
  return `${side} than gas mark ${GAS_MARKS.at(side === "hotter" ? -1 : 0)?.mark}`;
}

const KINDS = { "wind-chill": "wind chill", "heat-index": "heat index", air: "air temperature" } as const;

function feelsLikeHeadline({ feels }: Answer, inputs: Inputs, format: Format): Headline {
  if (!feels) throw new Error("feels-like has no answer");
  const { from, value, humidity, windSpeed, windUnit } = inputs;
  const symbol = symbolOf(from);
  const weather = {
    "wind-chill": `, with a wind of ${format.number(windSpeed, 1)} ${WIND_UNITS[windUnit]}`,
    "heat-index": `, at ${format.percent(humidity, 1)} humidity`,
    air: "",
  }[feels.kind];
  const figure = `${format.number(Math.round(feels.felt) || 0)} ${symbol}`;
  if (feels.kind === "air")
    return {
      label: "Feels like",
      before: "It feels like the air temperature,",
      figure,
      after: "— neither wind chill nor heat index applies.",
    };
  return {
    label: "Feels like",
    before: "It feels like",
    figure,
    after: `(${KINDS[feels.kind]}): the air is at ${format.number(value, 1)} ${symbol}${weather}.`,
  };
}

/** @throws InputError */
function aboveAbsoluteZero(value: number, scale: Scale): Rational {
  const exact = Rational.fromNumber(value);
  if (convertScale(exact, scale, "kelvin").sign() >= 0) return exact;
  const limit = `${withMinus(exactText(absoluteZero(scale)))} ${symbolOf(scale)}`;
  throw new InputError(
    "value",
    scale === "delisle"
      ? `Temperature cannot be above ${limit}, which is absolute zero.`
      : `Temperature cannot be below absolute zero, ${limit}.`,
  );
}

/** Weather and ovens allow only Celsius and Fahrenheit. @throws InputError */
function householdScale(scale: Scale): Scale {
  if (scale !== "celsius" && scale !== "fahrenheit")
    throw new InputError("from", "Choose one of: Celsius, Fahrenheit.");
  return scale;
}

function milesPerHour(speed: number, unit: Inputs["windUnit"]): number {
  const row = (id: string) => (speeds as UnitRow[]).find((one) => one.id === id) as UnitRow;
  return approximate(convertExactly(Rational.fromNumber(speed), row(unit), row("mile-per-hour"))).toNumber();
}

function textOf(value: Rational, significantFigures: number): string {
  return plainText(toSignificant(value, significantFigures), ...PLAIN);
}
