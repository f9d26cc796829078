/** Sizes as band and cup indexes, and how seven sizing systems label them. */
import { InputError } from "../../../core/calculator";
import { BRA_LABELS } from "../../../data/bra-sizes";

export const SYSTEMS = {
  us: "United States",
  uk: "United Kingdom",
  eu: "Europe",
  fr: "France, Spain, Belgium",
  au: "Australia, New Zealand",
  jp: "Japan",
  in: "India",
};
export type System = keyof typeof SYSTEMS;
export const SYSTEM_KEYS = Object.keys(SYSTEMS) as System[];

/** Prefixes for a size, as in `UK 34B`. */
export const SHORT_NAMES = { us: "US", uk: "UK", eu: "EU", fr: "FR", au: "AU", jp: "JP", in: "IN" };

const ADJECTIVES: Readonly<Record<System, string>> = {
  us: "US",
  uk: "UK",
  eu: "EU",
  fr: "French",
  au: "Australian",
  jp: "Japanese",
  in: "Indian",
};

export const LAST_STEP = 16;
export const LAST_CUP = 18;

/** A size as a band index (`step`) from 0 to 16 and a cup index from 0 to 18. */
export interface Size {
  readonly step: number;
  readonly cup: number;
}

export interface Label {
  readonly band: number;
  readonly cup: string;
  /** Band and cup together; Japan writes the cup first. */
  readonly size: string;
}

export function exists({ step, cup }: Size): boolean {
  return step >= 0 && step <= LAST_STEP && cup >= 0 && cup <= LAST_CUP;
}

export function labelOf({ step, cup }: Size, system: System): Label {
  const band = bandAt(step, system);
  const letters = BRA_LABELS[system].cups[cup] as string;
  return { band, cup: letters, size: system === "jp" ? `${letters}${band}` : `${band}${letters}` };
}

/** The band for an index, which may be out of range: messages mention bands that are not made. */
export function bandAt(step: number, system: System): number {
  const { first, each } = BRA_LABELS[system];
  return first + each * step;
}

export function bandRange(system: System): string {
  return `${bandAt(0, system)} to ${bandAt(LAST_STEP, system)}`;
}

/** @throws InputError for a band or a cup that the system does not have */
export function readSize(system: System, band: number, cup: string): Size {
  const { first, each, cups } = BRA_LABELS[system];
  const aliases: Readonly<Record<string, string>> = BRA_LABELS[system].aliases;
  const step = (band - first) / each;
  const letters = cup.trim().toUpperCase();
  const index = cups.indexOf(Object.hasOwn(aliases, letters) ? (aliases[letters] as string) : letters);
  const name = ADJECTIVES[system];
  const problems = [
    ...(Number.isInteger(step) && step >= 0 && step <= LAST_STEP
      ? []
      : [
          {
            field: "fromBand",
            message: `${name} bands are ${each === 2 ? "even numbers" : "multiples of 5"} from ${bandRange(system)}.`,
          },
        ]),
    ...(index >= 0
      ? []
      : [
          {
            field: "fromCup",
            message: `${name} cups are ${cups.slice(0, 5).join(", ")} … ${cups.at(-1)}.`,
          },
        ]),
  ];
  if (problems.length > 0) throw new InputError(problems);
  return { step, cup: index };
}
