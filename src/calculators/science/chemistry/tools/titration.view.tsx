import { inUnitChosen } from "../../../../fieldsets/quantity";
import { type Chart, defineView, type Mark, type ViewAnswer } from "../../../../site/kit";
import calculator from "./titration";

/** Titration curve with its equivalence point and, for a weak analyte, half-equivalence point and buffer region. */
function curve({ model, inputs, format }: ViewAnswer<typeof calculator>): Chart {
  const { own, equivalence, ph } = model;
  const fields = calculator.inputs;
  const chosen = (volume: number) => inUnitChosen(fields, inputs, "addedVolume", volume) ?? volume;
  const unit = fields.addedVolumeUnit.options?.[inputs.addedVolumeUnit] ?? "mL";
  const rows = model.curve;
  const isWeak = own.analyte.startsWith("weak");
  const marks: Mark[] = [{ x: chosen(equivalence), label: "Equivalence" }];
  if (isWeak) marks.unshift({ x: chosen(equivalence / 2), label: "Half" });
  // Within one pH unit of the pKa: from 1/11 to 10/11 of the equivalence volume.
  const isBuffer = (volume: number) => volume >= equivalence / 11 && volume <= (10 * equivalence) / 11;
  const isShown = own.addedVolume <= 2 * equivalence;
  return {
    kind: "lines",
    x: {
      label: `Titrant added (${unit})`,
      values: rows.map(({ volume }) => chosen(volume)),
      format: (volume) => format.significant(volume, 3),
      exact: (volume) => `${format.significant(volume, 5)} ${unit}`,
    },
    y: {
      label: "pH",
      format: (value) => format.number(value, 1),
      exact: (value) => format.number(value, 2),
    },
    series: [
      { label: "pH", color: "green", values: rows.map((row) => row.ph) },
      ...(isWeak
        ? [
            {
              label: "Buffer region",
              color: "ochre" as const,
              area: true,
              values: rows.map((row) => (isBuffer(row.volume) ? row.ph : null)),
            },
          ]
        : []),
    ],
    marks,
    ...(isShown && { points: [{ x: chosen(own.addedVolume), y: ph, label: `pH ${format.number(ph, 2, 2)}` }] }),
    caption: `Equivalence is reached after ${format.significant(chosen(equivalence), 5)} ${unit}, at pH ${format.number(model.phAfter(equivalence), 2, 2)}.`,
  };
}

export default defineView(calculator, {
  tabs: [{ label: "Curve", table: "curve", chart: curve, onPaper: false }],
});
