import { STANDARDS } from "../../../fieldsets/body";
import { massRangeText, massSpanText, massText, massUnit } from "../../../math/health/mass-text";
import type { ViewProps } from "../../../site/kit";
import { EstimatePlot } from "../../../site/kit/EstimatePlot";
import { axisMass } from "../../../site/kit/in-units";
import type idealWeight from "./calculator";
import { FORMULAS } from "./outputs";

/** Plots every formula against the healthy range, with the present weight. */
export function FormulaPlot({ inputs, model, outputs, format }: ViewProps<typeof idealWeight>) {
  const { unit, per } = axisMass(inputs.unitSystem);
  const { kg, healthyMinKg, healthyMaxKg, metropolitan, averageKg } = model;
  const text = (weight: number) => massText(weight, massUnit(inputs), format);
  const rows = outputs.formulas.map((row) => ({
    label: `${FORMULAS[row.formula]} (${row.year})`,
    text: text(row.kg),
    value: row.kg * per,
    color: row.frameKg === null ? ("blue" as const) : ("green" as const),
  }));
  const table = metropolitan && {
    label: "Metropolitan table (1983)",
    text: massSpanText(metropolitan.minKg, metropolitan.maxKg, massUnit(inputs), format),
    value: ((metropolitan.minKg + metropolitan.maxKg) / 2) * per,
    low: metropolitan.minKg * per,
    high: metropolitan.maxKg * per,
    color: "ochre" as const,
  };
  return (
    <EstimatePlot
      rows={[...rows, ...(table ? [table] : [])]}
      legend={[
        { label: "Classic formulas", color: "green" },
        { label: "By BMI", color: "blue" },
        ...(table ? [{ label: "Insurance table", color: "ochre" } as const] : []),
      ]}
      band={{
        label: `Healthy BMI range, ${STANDARDS[inputs.standard]}`,
        from: healthyMinKg * per,
        to: healthyMaxKg * per,
      }}
      lines={kg === null ? [] : [{ label: "Present weight", at: kg * per }]}
      axis={{ label: `Weight (${unit})`, format: (value) => format.number(value, 1) }}
      caption={`The four classic formulas average ${text(averageKg)}. The healthy BMI range at this height is ${massRangeText(healthyMinKg, healthyMaxKg, massUnit(inputs), format)}.`}
    />
  );
}
