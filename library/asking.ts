/** Questions in words. In a file of its own, because it needs the forms of all calculators. */
import { site } from "../site.config";
import { ask, type Host } from "../src/ask/ask";
import { told } from "../src/ask/told";
import { ASKABLES } from "../src/calculators/askables";
import { loadCalculator } from "../src/calculators/catalog";
import { CURRENCY_CODES } from "../src/data/currencies";
import { isoDayOf, parseIsoDate } from "../src/math/dates/iso-date";
import { loadUnits } from "../src/reading/units";
import { randomBytes } from "./answering";

/** @param today `YYYY-MM-DD`; the date of this machine if omitted */
export async function askInWords(question: string, today = isoDayOf(new Date())) {
  if (!parseIsoDate(today)) throw new RangeError(`“${today}” is not a date such as 2026-11-27.`);
  const host: Host = {
    habits: { today },
    units: await loadUnits(),
    codes: CURRENCY_CODES,
    randomBytes,
    load: loadCalculator,
  };
  const answer = told(await ask(question, ASKABLES, host));
  if ("errors" in answer) return answer;
  const { path, ...rest } = answer;
  return { ...rest, link: site.url + path };
}
