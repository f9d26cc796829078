/**
 * Writes the exchange rates of ISO 4217 currencies for the build, from the installed package
 * `@fawazahmed0/currency-api`. For newer rates: `npm install -D -E @fawazahmed0/currency-api@latest`, then
 * this.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import daily from "@fawazahmed0/currency-api/v1/currencies/usd.min.json" with { type: "json" };
import { root } from "./setup.mjs";

const data = join(root, "src/data");
const names = JSON.parse(readFileSync(join(data, "currencies.json"), "utf8"));

const rates = Object.keys(names).flatMap((code) => {
  const rate = daily.usd[code.toLowerCase()];
  return code === "USD" || rate === undefined ? [] : [`    "${code}": ${rate}`];
});

writeFileSync(
  join(data, "exchange-rates.json"),
  `{\n  "date": "${daily.date}",\n  "rates": {\n${rates.join(",\n")}\n  }\n}\n`,
);
