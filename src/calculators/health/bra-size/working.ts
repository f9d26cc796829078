import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { BRA_LABELS, EN_RULE, INCH_RULES, JIS_RULE } from "../../../data/bra-sizes";
import { CM_PER_INCH } from "../../../math/health/unit-system";
import { BAND_STEPS, CUP_STEPS, type Fitting } from "./fitting";
import { bandAt, labelOf, SHORT_NAMES, type Size } from "./labels";
import { type Girths, SIZE_BY } from "./rules";

type Show = (value: number) => string;

/** The steps from the tape measurements, or from another size, to the result. */
export function working(fitting: Fitting, format: Format): Listed<Step> {
  const n: Show = (value) => format.number(value, 6);
  const { measured, told, size, inputs } = fitting;
  return [
    measured ? ruleSteps(fitting, measured.girths, n) : null,
    told ? toldSteps(told, fitting) : null,
    step(
      `${SHORT_NAMES[inputs.system]} band`,
      `${bandAt(0, inputs.system)} + ${BRA_LABELS[inputs.system].each} × ${size.step}`,
      n(labelOf(size, inputs.system).band),
    ),
    step(
      `${SHORT_NAMES[inputs.system]} cup`,
      `number ${size.cup} of ${BRA_LABELS[inputs.system].cups.slice(0, Math.max(3, size.cup + 1)).join(", ")}, counted from 0`,
      labelOf(size, inputs.system).cup,
    ),
  ];
}

function ruleSteps({ inputs, size }: Fitting, girths: Girths, n: Show): Listed<Step> {
  const { sizingRule, unitSystem } = inputs;
  const { band, cup } = SIZE_BY[sizingRule](girths);
  const inInches = sizingRule === "modern" || sizingRule === "traditional";
  const { underbust, bust, difference } = girths;
  const converted =
    inInches && unitSystem === "metric"
      ? [
          step("Under the bust in inches", `${n(underbust.cm)} ÷ ${CM_PER_INCH}`, n(underbust.inches)),
          step("Fullest part in inches", `${n(bust.cm)} ÷ ${CM_PER_INCH}`, n(bust.inches)),
        ]
      : !inInches && unitSystem === "imperial"
        ? [
            step("Under the bust in centimeters", `${n(underbust.inches)} × ${CM_PER_INCH}`, n(underbust.cm)),
            step("Fullest part in centimeters", `${n(bust.inches)} × ${CM_PER_INCH}`, n(bust.cm)),
          ]
        : [];
  const steps: Record<typeof sizingRule, () => Step[]> = {
    modern: () => [
      step(
        "Band: ribs plus one inch, rounded down to a multiple of 2",
        `${n(underbust.inches)} + ${INCH_RULES.modern.toEven}`,
        n(band),
      ),
      step("Inches over the band, rounded", `${n(bust.inches)} − ${band}`, n(cup - 1)),
      step("Cup index: 0 inches is AA, index 1", `${cup - 1} + 1`, n(cup)),
    ],
    traditional: () => {
      const ribs = Math.floor(underbust.inches + 0.5);
      const full = Math.floor(bust.inches + 0.5);
      return [
        step("Ribs, rounded", n(underbust.inches), n(ribs)),
        step(
          `Band: plus ${band - ribs}, because the ribs are ${ribs % 2 === 0 ? "even" : "odd"}`,
          `${ribs} + ${band - ribs}`,
          n(band),
        ),
        step("Fullest part, rounded", n(bust.inches), n(full)),
        step("Inches over the band", `${full} − ${band}`, n(full - band)),
        step("Cup index: 0 inches is AA, index 1", `${full - band} + 1`, n(cup)),
      ];
    },
    en13402: () => [
      bandStep(underbust.cm, EN_RULE.band, band, n),
      step("Difference in cm", `${n(bust.cm)} − ${n(underbust.cm)}`, n(difference)),
      step("Cup index, rounded up", `(${n(difference)} − ${EN_RULE.cupsAbove}) ÷ ${EN_RULE.cup}`, n(cup)),
    ],
    jis: () => [
      bandStep(underbust.cm, JIS_RULE.band, band, n),
      step("Difference in cm", `${n(bust.cm)} − ${n(underbust.cm)}`, n(difference)),
      step("Cup index, rounded", `(${n(difference)} − ${JIS_RULE.firstCup}) ÷ ${JIS_RULE.cup}`, n(cup)),
    ],
  };
  const [first, each] = inInches ? [bandAt(0, "us"), 2] : [bandAt(0, "eu"), 5];
  return [
    converted,
    steps[sizingRule](),
    cup < 0 && step("Smallest cup made", `${n(cup)} is below 0`, n(size.cup)),
    step("Band index", `(${n(band)} − ${first}) ÷ ${each}`, n(size.step)),
  ];
}

function bandStep(cm: number, each: number, band: number, n: Show): Step {
  return step(
    `Band in cm: ribs plus half a step, rounded down to a multiple of ${each}`,
    `${n(cm)} + ${each / 2}`,
    n(band),
  );
}

function toldSteps(told: Size, { inputs, size }: Fitting): Listed<Step> {
  const { fromSystem, mode, bandFeel, cupFeel } = inputs;
  const label = labelOf(told, fromSystem);
  const { each } = BRA_LABELS[fromSystem];
  const bands = BAND_STEPS[bandFeel];
  const cups = CUP_STEPS[cupFeel];
  const name = SHORT_NAMES[fromSystem];
  const places = [
    step(`Index of ${name} band ${label.band}`, `(${label.band} − ${bandAt(0, fromSystem)}) ÷ ${each}`, `${told.step}`),
    step(
      `Index of ${name} cup ${label.cup}`,
      `${name} cups counted from ${BRA_LABELS[fromSystem].cups[0]}, which is 0`,
      `${told.cup}`,
    ),
  ];
  if (mode === "convert") return places;
  return [
    places,
    step(
      `Band: ${bands < 0 ? "one down, because it is loose" : bands > 0 ? "one up, because it is tight" : "unchanged"}`,
      `${told.step} ${signed(bands)}`,
      `${size.step}`,
    ),
    step(
      "Cup: opposite to the band, then by how the cups fit",
      `${told.cup} ${signed(-bands)} ${signed(cups)}`,
      `${size.cup}`,
    ),
  ];
}

function signed(value: number): string {
  return value < 0 ? `− ${-value}` : `+ ${Math.abs(value)}`;
}
