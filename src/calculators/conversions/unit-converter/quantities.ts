import rows from "../../../data/units/quantities.json";

/** A kind of units. */
interface Quantity {
  readonly id: string;
  readonly name: string;
  /** Ids of the units that are usually converted into each other. */
  readonly defaultFrom: string;
  readonly defaultTo: string;
}

export const QUANTITIES: readonly Quantity[] = rows;

export function quantityOf(id: string): Quantity {
  return QUANTITIES.find((quantity) => quantity.id === id) as Quantity;
}
