import { type CharacterClass, Composition } from "./composition";
import type { Inputs } from "./inputs";

const LOWERCASE = "abcdefghijklmnopqrstuvwxyz";
const LOOK_ALIKES = "0Oo1lI|";

/** Names of the kinds for use in sentences, in the order in which their characters are numbered. */
export const KIND_NAMES = {
  lowercase: "lowercase letters",
  uppercase: "capital letters",
  digits: "digits",
  symbols: "symbols",
  include: "additional characters",
} as const;

export type Kind = keyof typeof KIND_NAMES;
const KINDS = Object.keys(KIND_NAMES) as Kind[];

export interface NamedClass extends CharacterClass {
  readonly kind: Kind;
}

/** The chosen classes, without excluded characters and those of earlier classes; empty classes are dropped. */
export function classesOf(inputs: Inputs): NamedClass[] {
  const out = new Set([...(inputs.exclude ?? ""), ...(inputs.excludeAmbiguous ? LOOK_ALIKES : "")]);
  const sets: Record<Kind, readonly [characters: string, least: number]> = {
    lowercase: [inputs.lowercase ? LOWERCASE : "", inputs.minLowercase],
    uppercase: [inputs.uppercase ? LOWERCASE.toUpperCase() : "", inputs.minUppercase],
    digits: [inputs.digits ? "0123456789" : "", inputs.minDigits],
    symbols: [inputs.symbols ? (inputs.symbolSet ?? "") : "", inputs.minSymbols],
    include: [inputs.include ?? "", 0],
  };
  return KINDS.flatMap((kind) => {
    const [set, least] = sets[kind];
    const characters: string[] = [];
    for (const character of set) {
      if (out.has(character)) continue;
      out.add(character);
      characters.push(character);
    }
    return characters.length > 0 ? [{ kind, characters, least }] : [];
  });
}

/** Number of different characters that a password is drawn from. */
export function alphabetSize(inputs: Inputs): number {
  return classesOf(inputs).reduce((sum, { characters }) => sum + characters.length, 0);
}

/** Indices of the classes that contain letters. */
export function letterClasses(classes: readonly NamedClass[]): number[] {
  return classes.flatMap(({ kind }, i) => (kind === "lowercase" || kind === "uppercase" ? [i] : []));
}

/** Number of passwords that these options allow; 0 if they contradict each other. */
export function countRandom(inputs: Inputs): bigint {
  const classes = classesOf(inputs);
  if (classes.length === 0) return 0n;
  const composition = new Composition(classes, inputs.noDuplicates);
  return inputs.startWithLetter
    ? composition.countStartingWith(letterClasses(classes), inputs.length)
    : composition.count(inputs.length);
}
