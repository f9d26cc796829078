import { storedCurrency } from "./stored-currency";

/**
 * The visitor's country, by the currency that was chosen or by the browser's language; undefined if it is not known. A
 * currency code begins with the country; the euro's begins with EU.
 */
export function visitorCountry(): string | undefined {
  return storedCurrency()?.slice(0, 2) ?? browserCountry();
}

/** `en-US` names it; for `de`, it is most likely Germany. */
function browserCountry(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).maximize().region;
  } catch {
    return undefined;
  }
}
