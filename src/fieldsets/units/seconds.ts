import time from "../../data/units/time.json";

export const SECONDS = { rows: time, unit: "second" };
