import { type CharacterClass, Composition } from "./composition";
import type { Inputs } from "./inputs";

const LOWERCASE = "abcdefghijklmnopqrstuvwxyz";
const LOOK_ALIKES = "0Oo1lI|";

/** What sentences call each kind, in the order in which their characters are numbered. */
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

/** The classes that are chosen, without what is excluded or in an earlier class; empty ones vanish. */
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

/** How many different characters a password is drawn from. */
export function alphabetSize(inputs: Inputs): number {
  return classesOf(inputs).reduce((sum, { characters }) => sum + characters.length, 0);
}

/** Places of the classes that hold letters. */
export function letterClasses(classes: readonly NamedClass[]): number[] {
  return classes.flatMap(({ kind }, i) => (kind === "lowercase" || kind === "uppercase" ? [i] : []));
}

/** How many passwords these options allow; 0 where they contradict each other. */
export function countRandom(inputs: Inputs): bigint {
  const classes = classesOf(inputs);
  if (classes.length === 0) return 0n;
  const composition = new Composition(classes, inputs.noDuplicates);
  return inputs.startWithLetter
    ? composition.countStartingWith(letterClasses(classes), inputs.length)
    : composition.count(inputs.length);
}
