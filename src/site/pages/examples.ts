/** Questions on the home page, by country. Currencies and units are those in which people there think. */
const US = ["mortgage 350k at 6.25% for 30 years", "18% tip on $64.30", "BMI 5'11\" 180 lb", "days until December 25"];
const INDIA = ["EMI 50 lakh 8.5% 20 years", "18% GST on 2500", "SIP 5000 a month 12% 15 years", "BMI 70 kg 175 cm"];
const UK = ["mortgage £250,000 at 4.5% for 25 years", "20% VAT on 80", "BMI 5'9\" 11 st 4", "60 mph in km/h"];
const ELSEWHERE = ["loan 20,000 at 6% for 5 years", "15% of 80", "BMI 70 kg 175 cm", "100 km/h in mph"];

const BY_COUNTRY: ReadonlyMap<string, readonly string[]> = new Map([
  ["US", US],
  ["IN", INDIA],
  ["GB", UK],
]);

/** Four questions that have answers. @param country code of two letters; undefined if it is not known */
export function examplesFor(country = "US"): readonly string[] {
  return BY_COUNTRY.get(country) ?? ELSEWHERE;
}
