import type { Forms, Value } from "../../../ask/form";
import type { JsonObject } from "../../../core/parse";

/** The temperature in the scale that was written. */
function temperatureOf(value: Value | undefined): JsonObject | null {
  const [from] = value?.units ?? [];
  return value && from !== undefined && value.written !== undefined ? { value: value.written, from } : null;
}

export default [
  {
    about: ["wind chill|windchill|feels like"],
    takes: {
      value: "temperature/fahrenheit: at>, temperature",
      windSpeed: "speed/mile-per-hour: wind, wind of, winds",
    },
    words: { "wind, temperature": {} },
    set: { mode: "feels-like" },
    fill: ({ value }) => temperatureOf(value),
  },
  {
    about: ["heat index|feels like"],
    takes: {
      value: "temperature/fahrenheit: at>, temperature",
      humidity: "percent: humidity, relative humidity",
    },
    words: { "humidity, temperature, relative humidity": {} },
    set: { mode: "feels-like" },
    fill: ({ value }) => temperatureOf(value),
  },
] satisfies Forms;
