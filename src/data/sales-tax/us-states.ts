import { figuresAt, type Parameter } from "../parameter";
import file from "./us-states.json";

export interface StateRate {
  readonly name: string;
  /** Before local taxes. */
  readonly percent: number;
  readonly note?: string;
}

/** Sales tax in the United States. */
interface SalesTaxParameters {
  /** By postal code, in the order of their names. */
  readonly stateBaseRates: Parameter<Readonly<Record<string, StateRate>>>;
}

const PARAMETERS: SalesTaxParameters = file;

/** Those in effect on the day to which this site’s figures are brought up. */
export const US_SALES_TAX = figuresAt(PARAMETERS);
