/** What dice need: their notation, their rolls and the odds of their totals. */
export { NotationError, readDice } from "../../../math/dice/notation";
export { distributionOf, momentsOf, totalRange } from "../../../math/dice/odds";
export { rollText, rollTotal } from "../../../math/dice/roll";
