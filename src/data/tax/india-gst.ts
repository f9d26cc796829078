import { figuresAt, type Parameter } from "../parameter";
import file from "./india-gst.json";

/** The goods and services tax of India. Rates in percent of the value. */
interface IndiaGstParameters {
  /** Rates for most goods and services. */
  readonly rates: Parameter<readonly number[]>;
  readonly tobacco: Parameter<number>;
  readonly compensationCess: Parameter<"listed" | "tobacco" | "none">;
  readonly gold: Parameter<number>;
  readonly roughStones: Parameter<number>;
  readonly cutDiamonds: Parameter<number>;
  readonly affordableHomes: Parameter<number>;
  /** Amounts are rounded to a multiple of this many rupees. */
  readonly rounding: Parameter<number>;
}

const parameters = file as IndiaGstParameters;

export const INDIA_GST = figuresAt<IndiaGstParameters>(parameters);

/** Values by period, the latest one last. */
export const GST_PERIODS = {
  rates: parameters.rates.values,
  tobacco: parameters.tobacco.values,
  compensationCess: parameters.compensationCess.values,
};
