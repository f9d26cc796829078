/** The grammars of dates and times of day, in one piece to load. */
export { date } from "./date";
export { moment } from "./moment";
export { time } from "./time";
