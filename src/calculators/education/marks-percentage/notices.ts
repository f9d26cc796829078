import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { openingName } from "../../../core/words";
import type { Marks } from "./marks";
import type { Subject } from "./subject";

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
        `A pass takes ${format.percent(inputs.aggregatePassPercent)} in total: ${format.plural(sheet.marksTo(inputs.aggregatePassPercent).toNumber(), "more mark")}.`,
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
