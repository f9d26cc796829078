import { figuresAt, type Parameter } from "../parameter";
import type { StateCode } from "./states";
import file from "./us-sales-tax.json";

/** State sales tax in percent of the price, including local taxes that apply throughout the state. */
export const US_SALES_TAX = figuresAt<Readonly<Record<StateCode, Parameter<number>>>>(file);
