import { roundedAddends } from "../../../math/numbers/rounded-addends";

interface Share {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly service: number;
  readonly tip: number;
  readonly total: number;
}

/** A person's share with its parts rounded so that they add up to what the person pays. Parts that are 0 stay 0. */
export function printedShare<S extends Share>(share: S, digits: number): S {
  const parts = [
    ["subtotal", share.subtotal],
    ["discount", -share.discount],
    ["tax", share.tax],
    ["service", share.service],
    ["tip", share.tip],
  ] as const;
  const used = parts.filter(([, amount]) => amount !== 0);
  const rounded = roundedAddends(
    used.map(([, amount]) => amount),
    share.total,
    digits,
  );
  const printed = used.map(([key], i) => [key, key === "discount" ? -(rounded[i] as number) : rounded[i]]);
  return { ...share, ...Object.fromEntries(printed) };
}
