import { figuresAt, type Parameter } from "../parameter";
import file from "./trade-in.json";

/**
 * States that don’t take the whole trade-in off the amount they tax: how much of it they do, in dollars, or null for all
 * of it.
 */
const PARAMETERS: Readonly<Record<"CA" | "DC" | "MI" | "VA", Parameter<number | null>>> = file;

/** The limits in effect on `AS_OF`. */
export const TRADE_IN_CREDIT = figuresAt(PARAMETERS);
