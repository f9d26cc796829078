import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { dayNumberToIso } from "../../../math/dates/civil";
import { SHORTEST_CRL } from "../../../math/health/crown-rump";
import { gestationText } from "../../../math/health/gestation";
import { CRL_FORMULAS } from "./inputs";
import type { Pregnancy } from "./pregnancy";

/** What to know in addition to the dates, in a fixed order. */
export function notices(pregnancy: Pregnancy, format: Format): Listed<Notice> {
  const { inputs, scan, start, due, progress, daysRemaining } = pregnancy;
  const found: Notice[] = [];
  if (!progress)
    found.push(
      notice(
        "before-pregnancy",
        `On ${format.date(inputs.asOf)} this pregnancy has not begun; it is counted from ${format.date(dayNumberToIso(start))}.`,
      ),
    );
  if (daysRemaining < 0)
    found.push(
      notice(
        "due-date-passed",
        `${format.date(dayNumberToIso(due))} has passed. If the baby has not been born yet, call your midwife or doctor.`,
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
