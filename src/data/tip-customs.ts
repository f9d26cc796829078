import { type DatedFigure, readFigures } from "./dated-figure";
import file from "./tip-customs/2026.json";

interface Custom {
  readonly name: string;
  /** Percent of the bill. */
  readonly low: number;
  readonly high: number;
  readonly note?: string;
}

/** ISO 3166 codes in small letters. */
export type TipCountry = keyof typeof file.figures.restaurants.value;

interface TipFigures {
  readonly restaurants: DatedFigure<Readonly<Record<TipCountry, Custom>>>;
  readonly indiaServiceCharge: DatedFigure<{ readonly helpline: string }>;
  readonly usAutomaticGratuity: DatedFigure<object>;
}

/** What is usually left, by country. */
export const TIP_CUSTOMS: TipFigures = readFigures(file);
