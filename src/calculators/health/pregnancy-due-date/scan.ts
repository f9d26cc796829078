/** Gestational age and due date by a scan, and whether the scan changes the due date. */
import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { REDATING } from "../../../data/pregnancy";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import { CRL_DAYS } from "../../../math/health/crown-rump";
import { DAYS_FROM_PERIOD, USUAL_CYCLE } from "../../../math/health/gestation";
import type { Inputs } from "./inputs";

/** Earliest gestational age, in days, at which an embryo can be measured. */
const EARLIEST_SCAN = 28;

export interface Scan {
  /** Day number. */
  readonly day: number;
  /** Unrounded gestational age at the scan by the CRL formula; null if weeks were entered instead. */
  readonly crlDays: number | null;
  /** Gestational age at the scan in whole days. */
  readonly days: number;
  /** Day number of the due date by the scan. */
  readonly due: number;
}

/** @throws InputError if the scan is after `asOf` */
export function readScan(inputs: Inputs): Scan {
  const { ultrasoundDate, asOf, ultrasoundBy, ultrasoundWeeks, ultrasoundDays, crlMm, crlFormula } = inputs;
  if (ultrasoundDate > asOf) throw new InputError("ultrasoundDate", "The date must be on or before today.");
  const day = isoToDayNumber(ultrasoundDate);
  const crlDays = ultrasoundBy === "crl" ? CRL_DAYS[crlFormula](crlMm) : null;
  const days = crlDays === null ? 7 * ultrasoundWeeks + ultrasoundDays : Math.round(crlDays);
  return { day, crlDays, days, due: day + DAYS_FROM_PERIOD - days };
}

/** Result of the redating rule of ACOG Committee Opinion 700 for a due date by the period and a scan. In days. */
export interface Redating {
  /** Gestational age at the scan, by the period. */
  readonly days: number;
  /** Due date by the scan − due date by the period. */
  readonly difference: number;
  /** The scan sets the due date if the two dates are further apart than this. */
  readonly limit: number;
  readonly redate: boolean;
}

/**
 * @param due day number of the due date by the period
 * @throws InputError if the scan is too early for an embryo to be measured
 */
export function compareScan(scan: Scan, due: number, { cycleLength }: Inputs, format: Format): Redating {
  const days = scan.day - (due - DAYS_FROM_PERIOD);
  if (days < EARLIEST_SCAN) {
    const earliest = format.date(dayNumberToIso(due - DAYS_FROM_PERIOD + EARLIEST_SCAN));
    throw new InputError(
      "ultrasoundDate",
      cycleLength === USUAL_CYCLE
        ? `The scan must be at least 4 weeks after the last period: ${earliest}, or later.`
        : `The scan must be at least 4 weeks after the last period, counted as in a 28-day cycle: ${earliest}, or later.`,
    );
  }
  const difference = scan.due - due;
  const limit = REDATING.limits.findLast(({ from }) => from <= days)?.limit ?? REDATING.limits[0].limit;
  return { days, difference, limit, redate: Math.abs(difference) > limit };
}
