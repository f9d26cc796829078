import { figuresAt, type Parameter } from "../parameter";
import type { StateCode } from "./states";
import file from "./us-sales-tax.json";

/** State sales tax in percent of the price, with what is levied everywhere in the state for local governments. */
export const US_SALES_TAX = figuresAt<Readonly<Record<StateCode, Parameter<number>>>>(file);
