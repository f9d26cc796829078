import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { TERM } from "../../../data/pregnancy";
import { dayNumberToIso } from "../../../math/dates/civil";
import { SHORTEST_CRL } from "../../../math/health/crown-rump";
import { gestationText } from "../../../math/health/gestation";
import { ageText, TRIMESTER_NAMES } from "./age-text";
import { CRL_FORMULAS } from "./inputs";
import type { Pregnancy } from "./pregnancy";
import type { Redating } from "./scan";

export function headline(pregnancy: Pregnancy, format: Format): Headline {
  const { due, daysRemaining, redating } = pregnancy;
  return {
    label: "Due date",
    before: daysRemaining < 0 ? "The due date was" : "Due",
    figure: format.date(dayNumberToIso(due)),
    after: `— ${todayText(pregnancy, format)}.`,
    ...(redating && { second: redatingText(redating, format) }),
  };
}

/** Says whether the period or the scan sets the due date, and why. */
function redatingText({ difference, limit, redate }: Redating, format: Format): string {
  if (difference === 0) return "Period and scan give the same date.";
  const apart = `${format.plural(Math.abs(difference), "day")} ${difference > 0 ? "later" : "earlier"}`;
  return redate
    ? `The scan sets the date: its due date is ${apart} than the period’s, more than the ${format.plural(limit, "day")} that ACOG allows.`
    : `The period sets the date: the scan’s due date is ${apart}, within the ${format.plural(limit, "day")} that ACOG allows.`;
}

/** `12 weeks today, first trimester, 196 days to go` */
function todayText({ progress, daysRemaining }: Pregnancy, format: Format): string {
  if (!progress) return `the count begins in ${format.plural(daysRemaining - 280, "day")}`;
  const ago = `${format.plural(-daysRemaining, "day")} ago`;
  // Long after the due date the weeks of the pregnancy no longer matter.
  if (progress.days > TERM.post + 14) return ago;
  const age = `${ageText(progress.days, format)} today`;
  if (daysRemaining < 0) return `${ago}; ${age}`;
  const toGo = daysRemaining === 0 ? "today is the day" : `${format.plural(daysRemaining, "day")} to go`;
  return `${age}, ${TRIMESTER_NAMES[progress.trimester]}, ${toGo}`;
}

/** What to know in addition to the dates, in a fixed order. */
export function notices(pregnancy: Pregnancy, format: Format): Listed<Notice> {
  const { inputs, scan, start, due, progress, daysRemaining } = pregnancy;
  const found: Notice[] = [];
  if (!progress)
    found.push(
      notice(
        "before-pregnancy",
        `On ${format.date(inputs.asOf)}, this pregnancy has not begun; it is counted from ${format.date(dayNumberToIso(start))}.`,
      ),
    );
  if (daysRemaining < 0)
    found.push(
      notice(
        "due-date-passed",
        `The due date, ${format.date(dayNumberToIso(due))}, has passed. If the baby has not been born yet, call your midwife or doctor.`,
      ),
    );
  if (scan && pregnancy.isSuboptimallyDated)
    found.push(
      notice(
        "suboptimally-dated",
        `Without a scan before 22 weeks (this one was at ${gestationText(scan.day - start)}), the due date is less certain. A second scan in three to four weeks can confirm it.`,
      ),
    );
  const { crlFormula, crlMm } = inputs;
  if (scan?.crlDays != null && crlMm < SHORTEST_CRL[crlFormula])
    found.push(
      notice(
        "crl-outside-formula",
        `${CRL_FORMULAS[crlFormula]} was developed for lengths of at least ${SHORTEST_CRL[crlFormula]} mm; ${format.number(crlMm)} mm is shorter.`,
      ),
    );
  return found;
}
