/** Signs, codes and names of currencies as people write them beside amounts. */

/** ISO codes of the currencies that each sign or word may mean, the most likely one first. */
const MEANINGS: Readonly<Record<string, string>> = {
  A$: "AUD",
  C$: "CAD",
  S$: "SGD",
  NT$: "TWD",
  R$: "BRL",
  MEX$: "MXN",
  元: "CNY",
  円: "JPY",
  $: "USD CAD AUD NZD HKD SGD MXN TWD",
  "€": "EUR",
  "£": "GBP EGP",
  "¥": "JPY CNY",
  "￥": "JPY CNY",
  "₹": "INR",
  "₨": "INR PKR LKR NPR",
  "₩": "KRW",
  "₽": "RUB",
  "₺": "TRY",
  "₱": "PHP",
  "₫": "VND",
  "₪": "ILS",
  "฿": "THB",
  "₴": "UAH",
  "₦": "NGN",
  "₵": "GHS",
  "₡": "CRC",
  rs: "INR PKR LKR NPR",
  re: "INR",
  rmb: "CNY",
  kr: "SEK NOK DKK",
  krona: "SEK",
  krone: "NOK DKK",
  kroner: "NOK DKK",
  kronor: "SEK",
  zloty: "PLN",
  won: "KRW",
  baht: "THB",
  rand: "ZAR",
  real: "BRL",
  reai: "BRL",
  lira: "TRY",
  ruble: "RUB",
  shekel: "ILS",
  ringgit: "MYR",
  peso: "MXN PHP COP CLP",
  dirham: "AED",
  riyal: "SAR QAR",
  taka: "BDT",
  dollar: "USD CAD AUD NZD HKD SGD MXN TWD",
  buck: "USD CAD AUD NZD",
  euro: "EUR",
  rupee: "INR PKR LKR NPR",
  pound: "GBP EGP",
  quid: "GBP",
  yen: "JPY",
  yuan: "CNY",
  franc: "CHF",
  "us dollar": "USD",
  "indian rupee": "INR",
  "british pound": "GBP",
  "pound sterling": "GBP",
  "japanese yen": "JPY",
  "chinese yuan": "CNY",
  "swiss franc": "CHF",
  "canadian dollar": "CAD",
  "australian dollar": "AUD",
  "hong kong dollar": "HKD",
  "new zealand dollar": "NZD",
};

/** Hundredths of a currency's unit. */
const MINOR: Readonly<Record<string, string>> = {
  "¢": "USD CAD AUD NZD HKD EUR",
  cent: "USD CAD AUD NZD HKD EUR",
  pence: "GBP",
  penny: "GBP USD",
  p: "GBP INR",
  paise: "INR",
  paisa: "INR",
};

/** Codes of currencies that are recognized beside an amount without a list of options. */
const CODES =
  "USD EUR JPY GBP CNY AUD CAD CHF HKD SGD SEK KRW NOK NZD INR MXN TWD ZAR BRL DKK PLN THB ILS IDR CZK AED TRY HUF CLP SAR PHP MYR COP RUB RON PEN PKR LKR NPR BDT VND EGP NGN KES QAR KWD".split(
    " ",
  );

export interface CurrencyWord {
  /** ISO codes that it may mean. */
  readonly codes: readonly string[];
  /** Whether it counts hundredths of the unit. */
  readonly minor: boolean;
}

/**
 * The meaning of a word or sign; null if it is no currency.
 *
 * @param codes further codes that are currencies, such as the options of a choice
 */
export function currencyOf(word: string, codes: readonly string[] = []): CurrencyWord | null {
  const plain = word
    .trim()
    .replace(/\.$/, "")
    // “U.S. $” and “C $”, but not the article in “a $80 bill”.
    .replace(/(?<!^a)[. ]+(?=\p{Sc}$)/iu, "")
    .replace(/^u\.s/i, "us");
  const upper = plain.toUpperCase();
  if (CODES.includes(upper) || codes.includes(upper)) return { codes: [upper], minor: false };
  // US$, CN¥, $US: the sign after the first letters of the code.
  const [, country = "", sign = ""] =
    /^([A-Z]{2})(\p{Sc})$/u.exec(upper.replace(/^(\p{Sc})([A-Z]{2})$/u, "$2$1")) ?? [];
  const code = country && MEANINGS[sign]?.split(" ").find((one) => one.startsWith(country));
  if (code) return { codes: [code], minor: false };
  const lower = plain.toLowerCase();
  for (const key of [upper, lower, lower.replace(/s(?=$| sterling$)/, "")]) {
    if (Object.hasOwn(MEANINGS, key)) return { codes: (MEANINGS[key] as string).split(" "), minor: false };
    if (Object.hasOwn(MINOR, key)) return { codes: (MINOR[key] as string).split(" "), minor: true };
  }
  return null;
}
