import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { MarkSheet } from "./mark-sheet";
import type { Marks } from "./marks";
import type { StillNeeded } from "./still-needed";

/** The sentence names up to this many failed subjects; if there are more, it only counts them. */
const NAMED = 3;

export function headline({ sheet, needed }: Marks, format: Format): Headline {
  return sheet ? sheetHeadline(sheet, format) : neededHeadline(needed as StillNeeded, format);
}

function sheetHeadline(sheet: MarkSheet, format: Format): Headline {
  const { inputs, subjects, totalObtained, totalMax, nextBand, marksToNextBand } = sheet;
  const marks = `${format.number(totalObtained.toNumber())} of ${format.number(totalMax.toNumber())}`;
  const best =
    inputs.bestOf > 0 && inputs.bestOf < subjects.length
      ? `Best ${inputs.bestOf} of ${format.plural(subjects.length, "subject")}, `
      : "";
  return {
    label: "Percentage",
    before: `${best}${marks}:`,
    figure: sheet.shownPercentage(format),
    after: `${verdict(sheet, format)}.`,
    ...(nextBand &&
      marksToNextBand &&
      marksToNextBand.sign() > 0 && {
        second: `${format.plural(marksToNextBand.toNumber(), "more mark")} for ${nextBand.label}`,
      }),
  };
}

function verdict({ status, failed, grade, inputs }: MarkSheet, format: Format): string {
  if (status === "pass") return grade === null ? ", a pass" : `, ${grade}`;
  if (failed.length === 0) return `, below the ${format.percent(inputs.aggregatePassPercent)} needed in total to pass`;
  const where =
    failed.length <= NAMED ? englishList(failed.map(({ name }) => name)) : `${format.number(failed.length)} subjects`;
  return status === "compartment" ? `, with a compartment in ${where}` : `, but failed in ${where}`;
}

function neededHeadline({ inputs, marks, percent, bestPossible, achievable }: StillNeeded, format: Format): Headline {
  const target = format.percent(inputs.targetPercent);
  const remaining = format.number(inputs.remainingMax);
  const figure = format.number(marks.toNumber());
  const label = "Marks needed";
  if (marks.sign() === 0)
    return {
      label,
      before: `Your marks so far are enough for ${target} overall: you need`,
      figure,
      after: `of the ${remaining} still to come.`,
    };
  if (!achievable)
    return {
      label,
      before: `${target} is out of reach: it takes`,
      figure,
      after: `of the ${remaining} marks still to come. All of them would bring you to ${format.percent(bestPossible.toNumber(), 2)}.`,
    };
  return {
    label,
    before: "You need",
    figure,
    after: `of the ${remaining} marks still to come, ${format.percent(percent.toNumber(), 2)} of them, for ${target} overall.`,
  };
}

/** `English, Hindi and Science` */
function englishList(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
