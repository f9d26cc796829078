import { parseIsoDate } from "../math/dates/iso-date";
import { MONTH_NAMES, SHORT_MONTH_NAMES } from "../math/dates/months";
import { twelveHourTime } from "../math/dates/twelve-hour-time";
import { type Grouping, writeCompact, writeDecimal, writeScientific } from "../math/numbers/write-number";
import { resolve } from "./conditions";
import { type Currency, MINOR_DIGITS, SYMBOLS } from "./currency";
import { CURRENCY_UNIT, type Field } from "./fields";

/** Shown in place of a missing value. */
export const NO_VALUE = "—";

/** Units that are plural words, which lose their s after 1; `ms` is not matched. */
const COUNTED = /^([a-z]{3,})s$/;

/**
 * From here on, numbers are in scientific notation (1.2 × 10²⁰): a double has no meaningful digits after the first 15.
 */
const PLAIN_LIMIT = 1e15;

/** Quantities between these are written without an exponent: 0.00025, 125,000,000. */
const SMALLEST_PLAIN = 1e-4;
const LARGEST_PLAIN = 1e9;

/**
 * Formats values for people, in the visitor's currency and its digit grouping (lakh and crore for rupees). Its methods
 * may be destructured: `({ money, percent }: Format) => …`.
 */
export class Format {
  /** Digit grouping of the currency. */
  readonly grouping: Grouping;
  /** `$`, `₹`, `CHF` */
  readonly symbol: string;
  /** Number of decimals of the currency: 0 for yen, otherwise 2. */
  readonly minorDigits: number;

  constructor(readonly currency: Currency = "USD") {
    this.grouping = currency === "INR" ? "lakhs" : "thousands";
    this.symbol = SYMBOLS[currency];
    this.minorDigits = MINOR_DIGITS[currency] ?? 2;
  }

  #plain(value: number, maxDigits: number, minDigits = 0): string {
    return Math.abs(value) >= PLAIN_LIMIT
      ? writeScientific(value, 7)
      : writeDecimal(value, { minDigits, maxDigits, grouping: this.grouping });
  }

  /**
   * Inserts the currency symbol after a minus sign. A symbol that ends in a letter is followed by a space: `−CHF 2.50`.
   */
  #signed(number: string): string {
    const gap = /[A-Z]$/.test(this.symbol) ? "\u00a0" : "";
    return number.replace(/^−?/, (minus) => minus + this.symbol + gap);
  }

  /** `$1,234.50`, `₹12,34,567.00`, `¥1,235`; `digits` overrides the currency's own decimals. */
  readonly money = (value: number | null, digits = this.minorDigits): string =>
    value === null ? NO_VALUE : this.#signed(this.#plain(value, digits, digits));

  /** `$408,142`: rounded to whole units, for running text. */
  readonly wholeMoney = (value: number | null): string => this.money(value, 0);

  /** `$320k`, `₹46.1 lakh`, `$1.2M`: abbreviated, for axes. */
  readonly shortMoney = (value: number): string => {
    // Amounts just under a lakh or a crore would otherwise round to 100k or 100 lakh.
    if (this.currency === "INR" && Math.abs(value) >= 99_950) {
      const [unit, name] = Math.abs(value) >= 99.95e5 ? [1e7, "crore"] : [1e5, "lakh"];
      const size = value / unit;
      return `${this.#signed(this.number(size, Math.abs(size) >= 100 ? 0 : 1))} ${name}`;
    }
    return this.#signed(writeCompact(value));
  };

  /** `6.5%`, with `minDigits` to `digits` decimals. Smaller percentages have two significant digits: `0.00098%`. */
  readonly percent = (value: number | null, digits = 3, minDigits = 0): string => {
    const isSmall = value && Math.abs(value) < 10 ** -digits;
    const text = isSmall ? this.significant(value, 2) : this.number(value, digits, minDigits);
    return value === null ? text : `${text}%`;
  };

  /**
   * `1,234.5`, with at most `digits` decimals; trailing zeros are cut down to `minDigits` decimals. Smaller values, which
   * would round to zero, have four significant digits: `0.3381`.
   */
  readonly number = (value: number | null, digits = 6, minDigits = 0): string => {
    if (value === null) return NO_VALUE;
    if (value !== 0 && Math.abs(value) < 10 ** -digits) return this.significant(value, 4);
    return this.#plain(value, digits, minDigits);
  };

  /**
   * `0.0255319`, `1,600`, `5.97 × 10²⁴`: a number of any size with `digits` significant digits, but at least two
   * decimals if it was rounded.
   */
  readonly significant = (value: number | null, digits = 7): string => {
    if (value === null) return NO_VALUE;
    const size = Math.abs(value);
    if (size !== 0 && (size < SMALLEST_PLAIN || size >= LARGEST_PLAIN)) return writeScientific(value, digits);
    const exponent = size === 0 ? 0 : Math.floor(Math.log10(size));
    const decimals = Math.max(2, digits - 1 - exponent);
    // Trailing zeros of a rounded number show its precision.
    const isRounded = Math.abs(Number(value.toFixed(decimals)) - value) > 1e-12 * size;
    return this.#plain(value, decimals, isRounded ? 2 : 0);
  };

  /** `2,022.62`: an amount without the currency symbol, for columns and working. */
  readonly amount = (value: number | null, digits = 2): string =>
    value === null ? NO_VALUE : this.#plain(value, digits, digits);

  /** `December 1, 2056` */
  readonly date = (iso: string | null): string => {
    const parts = iso && parseIsoDate(iso);
    return parts ? `${MONTH_NAMES[parts.month - 1]} ${parts.day}, ${parts.year}` : NO_VALUE;
  };

  /** `December 2056` */
  readonly month = (iso: string | null): string => {
    const parts = iso && parseIsoDate(iso);
    return parts ? `${MONTH_NAMES[parts.month - 1]} ${parts.year}` : NO_VALUE;
  };

  /** `Dec 1, 2056`, for tables */
  readonly shortDate = (iso: string | null): string => {
    const parts = iso && parseIsoDate(iso);
    return parts ? `${SHORT_MONTH_NAMES[parts.month - 1]} ${parts.day}, ${parts.year}` : NO_VALUE;
  };

  /** `10:45 PM` for `22:45` */
  readonly time = (clock: string | null): string => (clock === null ? NO_VALUE : twelveHourTime(clock));

  /** A count with its noun, which goes with what is written: `1 month` for 1.001, `2 months`, `0.5 months`. */
  readonly plural = (count: number, one: string, many = `${one}s`): string => {
    const written = this.number(count, 2);
    return `${written} ${written === "1" ? one : many}`;
  };

  /** Formats a value according to its field. @param row the row of a table that it is a cell of */
  readonly value = (
    field: Field,
    value: unknown,
    inputs: Readonly<Record<string, unknown>> = {},
    row: Readonly<Record<string, unknown>> = {},
  ): string => {
    if (value === null || value === undefined) return NO_VALUE;
    switch (field.type) {
      case "money":
        return this.money(value as number, decimalsOf(field));
      case "percent":
        return this.percent(value as number, decimalsOf(field));
      case "number":
      case "integer": {
        const unit = resolve(field.unit ?? "", inputs);
        const { digits } = field;
        if (typeof digits === "function") return digits(value as number, inputs, this, row);
        if (unit === CURRENCY_UNIT) return this.money(value as number, decimalsOf(field));
        const text =
          digits === "plain"
            ? writeDecimal(value as number, { maxDigits: 20 })
            : typeof digits === "object"
              ? this.significant(value as number, digits.significant)
              : this.number(value as number, decimalsOf(field));
        // Degree, minute, second and percent signs follow the number without a space.
        if (/^[°′″%]?$/.test(unit)) return text + unit;
        return `${text} ${/^−?1$/.test(text) ? unit.replace(COUNTED, "$1") : unit}`;
      }
      case "boolean":
        return value ? "Yes" : "No";
      case "date":
        return this.date(value as string);
      case "time":
        return this.time(value as string);
      case "datetime": {
        const [day = "", clock = ""] = String(value).split("T");
        return `${this.date(day)}, ${this.time(clock)}`;
      }
      case "text":
        return field.written?.(String(value)) ?? String(value);
      default:
        return field.options?.[value as string] ?? String(value);
    }
  };
}

/** The number of decimals that a field sets, if it does. */
export function decimalsOf({ digits }: Pick<Field, "digits">): number | undefined {
  return typeof digits === "number" ? digits : undefined;
}
