/** Everything the dice mode needs, as one module to load on demand: notation, rolls and odds. */
export { NotationError, readDice } from "../../../math/dice/notation";
export { distributionOf, momentsOf, totalRange } from "../../../math/dice/odds";
export { rollText, rollTotal } from "../../../math/dice/roll";
