import { figuresAt, type Parameter } from "./parameter";
import file from "./tip-customs.json";

interface Custom {
  readonly name: string;
  /** Percent of the bill. */
  readonly low: number;
  readonly high: number;
  readonly note?: string;
}

/** ISO 3166 codes in lowercase. */
export type TipCountry = keyof (typeof file)["restaurants"]["values"][number]["value"];

interface TipParameters {
  readonly restaurants: Parameter<Readonly<Record<TipCountry, Custom>>>;
  readonly indiaServiceCharge: Parameter<{ readonly helpline: string }>;
  readonly usAutomaticGratuity: Parameter<string>;
}

/** Usual tips by country. */
export const TIP_CUSTOMS = figuresAt<TipParameters>(file);
