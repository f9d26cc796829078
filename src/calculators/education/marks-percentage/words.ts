import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { openingName } from "../../../core/words";
import { joinWithAnd } from "../../../math/words/lists";
import type { MarkSheet } from "./mark-sheet";
import type { Marks } from "./marks";
import type { StillNeeded } from "./still-needed";
import type { Subject } from "./subject";

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
    failed.length <= NAMED ? joinWithAnd(failed.map(({ name }) => name)) : `${format.number(failed.length)} subjects`;
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
  // Papers are rarely marked in fractions, and 16 marks would not do if 16.65 are needed.
  const whole = Math.ceil(marks.toNumber());
  return {
    label,
    before: "You need",
    figure: whole <= inputs.remainingMax ? format.number(whole) : figure,
    after: `of the ${remaining} marks still to come, ${format.percent(percent.toNumber(), 2)} of them, for ${target} overall.`,
  };
}

/** Why a result is not a pass, how many marks were missing where, and what did not count. */
export function notices({ sheet }: Marks, format: Format): Listed<Notice> {
  const list: Notice[] = [];
  if (!sheet) return list;
  const { failed, status, inputs, counted } = sheet;
  for (const subject of failed)
    list.push(notice("subject-failed", `${openingName(subject.name)}: ${reason(subject, format)}.`));
  if (status === "compartment" || failed.length > inputs.compartmentMax)
    list.push(
      notice(
        status === "compartment" ? "compartment" : "too-many-failed",
        `${format.plural(failed.length, "subject")} failed; up to ${format.number(inputs.compartmentMax)} can be repeated as a compartment.`,
      ),
    );
  if (!sheet.totalPasses)
    list.push(
      notice(
        "total-too-low",
        `A pass takes ${format.percent(inputs.aggregatePassPercent)} in total: ${format.plural(Math.ceil(sheet.marksTo(inputs.aggregatePassPercent).toNumber()), "more mark")}.`,
      ),
    );
  for (const [index, { name, absent }] of sheet.subjects.entries())
    if (absent && inputs.subjects[index]?.secondAttempt != null)
      list.push(
        notice("absent-second-attempt", `${openingName(name)} is marked absent, so its second attempt does not count.`),
      );
  const others = sheet.left.filter(({ passed }) => !passed);
  if (others.length > 0 && counted.length < sheet.subjects.length)
    list.push(
      notice(
        "failed-not-counted",
        `Failed, but not among the subjects that count: ${others.map(({ name }) => name).join(", ")}.`,
      ),
    );
  return list;
}

function reason({ absent, shortBy, obtained, required }: Subject, format: Format): string {
  if (absent) return "absent, which counts as 0 and as failed";
  const short = `${format.plural(shortBy.toNumber(), "mark")} short of a pass`;
  return obtained.compare(required) < 0
    ? `${format.number(obtained.toNumber())} of the ${format.number(required.toNumber())} needed, ${short}`
    : `enough in total, but not in every part, ${short}`;
}
