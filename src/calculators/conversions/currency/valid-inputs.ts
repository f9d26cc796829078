/** For tests only: inputs with pairs that the table has. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { SNAPSHOT } from "../../../data/exchange-rates";
import { inputs } from "./inputs";

const { rates: _rates, rateBase: _base, from: _from, to: _to, history: _history, ...others } = inputs;
const code = fc.constantFrom("USD", ...Object.keys(SNAPSHOT.rates));

export const validInputs = fc
  .tuple(likelyInputs(others), code, code, fc.double({ min: 1e-4, max: 1e4, noNaN: true }))
  .map(([given, from, to, manualRate]) => ({ ...given, from, to, manualRate }));
