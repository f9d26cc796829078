import { type Chart, defineView, type Mark, type ViewAnswer } from "../../../../site/kit";
import calculator from "./titration";

/** Titration curve with its equivalence point and, for a weak analyte, half-equivalence point and buffer region. */
function curve({ model, format }: ViewAnswer<typeof calculator>): Chart {
  const { own, equivalence, ph } = model;
  const rows = model.curve;
  const isWeak = own.analyte.startsWith("weak");
  const marks: Mark[] = [{ x: equivalence, label: "Equivalence" }];
  if (isWeak) marks.unshift({ x: equivalence / 2, label: "Half" });
  // Within one pH unit of the pKa: from 1/11 to 10/11 of the equivalence volume.
  const isBuffer = (volume: number) => volume >= equivalence / 11 && volume <= (10 * equivalence) / 11;
  const isShown = own.addedVolume <= 2 * equivalence;
  return {
    kind: "lines",
    x: {
      label: "Titrant added (mL)",
      values: rows.map(({ volume }) => volume),
      format: (volume) => format.significant(volume, 3),
      exact: (volume) => `${format.significant(volume, 5)} mL`,
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
    ...(isShown && { points: [{ x: own.addedVolume, y: ph, label: `pH ${format.number(ph, 2)}` }] }),
    caption: `Equivalence is reached after ${format.significant(equivalence, 5)} mL, at pH ${format.number(model.phAfter(equivalence), 2)}.`,
  };
}

export default defineView(calculator, {
  tabs: [{ label: "Curve", table: "curve", chart: curve, onPaper: false }],
});
