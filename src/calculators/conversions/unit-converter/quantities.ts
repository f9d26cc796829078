import rows from "../../../data/units/quantities.json";

/** A kind of quantity that units measure, such as length. */
interface Quantity {
  readonly id: string;
  readonly name: string;
  /** Ids of the default pair of units. */
  readonly defaultFrom: string;
  readonly defaultTo: string;
}

export const QUANTITIES: readonly Quantity[] = rows;

export function quantityOf(id: string): Quantity {
  return QUANTITIES.find((quantity) => quantity.id === id) as Quantity;
}
