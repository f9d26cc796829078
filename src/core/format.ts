import { parseIsoDate } from "../math/dates/civil";
import { resolve } from "./conditions";
import type { Currency } from "./currency";
import type { Field } from "./fields";

/** Stands where a value does not exist. */
export const NO_VALUE = "—";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Units that are words drop their s after 1; `ms` stays. */
const COUNTED = /^([a-z]{3,})s$/;

/** Beyond this, digits after the first fifteen are noise and a row of zeros is no help: 1.2 × 10²⁰ is written so. */
const PLAIN_LIMIT = 1e15;

/** Writes values for people: in the reader's currency, grouped as that currency is (lakh and crore for rupees). */
export class Format {
  readonly #locale: string;
  readonly #formats = new Map<string, Intl.NumberFormat>();

  constructor(readonly currency: Currency = "USD") {
    this.#locale = currency === "INR" ? "en-IN" : "en-US";
  }

  #intl(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const key = JSON.stringify(options);
    let format = this.#formats.get(key);
    if (!format) {
      format = new Intl.NumberFormat(this.#locale, options);
      this.#formats.set(key, format);
    }
    return format;
  }

  #plain(value: number, options: Intl.NumberFormatOptions): string {
    const clean = Object.is(value, -0) ? 0 : value;
    return Math.abs(clean) >= PLAIN_LIMIT
      ? this.#scientific(clean, { ...options, minimumFractionDigits: 0, maximumFractionDigits: 6 })
      : this.#intl(options).format(clean);
  }

  /** `1.2 × 10²⁰` */
  #scientific(value: number, options: Intl.NumberFormatOptions): string {
    const text = this.#intl({ ...options, notation: "scientific" }).format(value);
    return text.replace(/E(.+)$/, (_, exponent: string) => ` × 10${exponent.replace(/./g, raised)}`);
  }

  /** `$1,234.50`, `₹12,34,567.00`, `¥1,235`; `digits` overrides the currency's own decimals. */
  money(value: number | null, digits?: number): string {
    if (value === null) return NO_VALUE;
    return this.#plain(roundsToZero(value, digits ?? this.minorDigits) ? 0 : value, {
      style: "currency",
      currency: this.currency,
      currencyDisplay: "symbol",
      ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    });
  }

  /** Decimals of the currency itself: 2, for yen 0. */
  get minorDigits(): number {
    return (
      this.#intl({ style: "currency", currency: this.currency }).resolvedOptions().maximumFractionDigits ?? 2
    );
  }

  /** `$408,142`: whole units, for running text. */
  wholeMoney(value: number | null): string {
    return this.money(value, 0);
  }

  /** `$320k`, `₹46.1 lakh`, `$1.2M`: short, for axes and headlines. */
  shortMoney(value: number): string {
    if (this.currency === "INR" && Math.abs(value) >= 1e5) {
      // Just under a crore, 100 lakh would be shown.
      const [unit, name] = Math.abs(value) >= 99.5e5 ? [1e7, "crore"] : [1e5, "lakh"];
      const size = Math.abs(value / unit);
      return `${value < 0 ? "-" : ""}₹${this.number(size, size >= 100 ? 0 : 1)} ${name}`;
    }
    return this.#intl({
      style: "currency",
      currency: this.currency,
      currencyDisplay: "symbol",
      notation: "compact",
      maximumFractionDigits: Math.abs(value) < 1e3 ? 0 : 1,
      minimumFractionDigits: 0,
    })
      .format(value)
      .replace(/K$/, "k");
  }

  /** `$`, `₹` */
  get symbol(): string {
    return (
      this.#intl({ style: "currency", currency: this.currency, currencyDisplay: "symbol" })
        .formatToParts(0)
        .find((part) => part.type === "currency")?.value ?? this.currency
    );
  }

  /** `6.5%`; at most `digits` decimals (3). */
  percent(value: number | null, digits = 3): string {
    return value === null ? NO_VALUE : `${this.number(value, digits)}%`;
  }

  /** `1,234.5`; at most `digits` decimals (6), trailing zeros cut. */
  number(value: number | null, digits = 6): string {
    if (value === null) return NO_VALUE;
    if (value !== 0 && Math.abs(value) < 10 ** -digits)
      return this.#scientific(value, { maximumSignificantDigits: 4 });
    return this.#plain(value, { maximumFractionDigits: digits });
  }

  /** `2,022.62`: an amount without its sign, for columns and working. */
  amount(value: number | null, digits = 2): string {
    if (value === null) return NO_VALUE;
    return this.#plain(roundsToZero(value, digits) ? 0 : value, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  }

  /** `December 1, 2056` */
  date(iso: string | null): string {
    const parts = iso && parseIsoDate(iso);
    return parts ? `${MONTHS[parts.month - 1]} ${parts.day}, ${parts.year}` : NO_VALUE;
  }

  /** `December 2056` */
  month(iso: string | null): string {
    const parts = iso && parseIsoDate(iso);
    return parts ? `${MONTHS[parts.month - 1]} ${parts.year}` : NO_VALUE;
  }

  /** `Dec 1, 2056`, for tables */
  shortDate(iso: string | null): string {
    const parts = iso && parseIsoDate(iso);
    return parts ? `${MONTHS[parts.month - 1]?.slice(0, 3)} ${parts.day}, ${parts.year}` : NO_VALUE;
  }

  /** A count with its noun: `plural(1, 'month')` is `1 month`, `plural(2, 'month')` `2 months`. */
  plural(count: number, one: string, many = `${one}s`): string {
    return `${this.number(count, 2)} ${count === 1 ? one : many}`;
  }

  /** Any value as its field says. */
  value(field: Field, value: unknown, inputs: Readonly<Record<string, unknown>> = {}): string {
    if (value === null || value === undefined) return NO_VALUE;
    switch (field.type) {
      case "money":
        return this.money(value as number, field.digits);
      case "percent":
        return this.percent(value as number, field.digits);
      case "number":
      case "integer": {
        const unit = field.unit === undefined ? "" : resolve(field.unit, inputs);
        const text = field.grouped === false ? String(value) : this.number(value as number, field.digits);
        return unit ? `${text} ${value === 1 ? unit.replace(COUNTED, "$1") : unit}` : text;
      }
      case "choice":
        return field.options?.[value as string] ?? String(value);
      case "boolean":
        return value ? "Yes" : "No";
      case "date":
        return this.date(value as string);
      case "datetime": {
        const [day = "", clock = ""] = String(value).split("T");
        return `${this.date(day)}, ${clock}`;
      }
      default:
        return String(value);
    }
  }
}

/** Whether the value would be shown as −0.00. */
function roundsToZero(value: number, digits: number): boolean {
  return Math.abs(value) < 0.5 * 10 ** -digits;
}

/** A digit or minus of an exponent. */
function raised(sign: string): string {
  return "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(sign)] ?? "⁻";
}
