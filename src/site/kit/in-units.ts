/** Shows metric figures on chart axes in the units that the visitor entered. */
import { CM_PER_INCH, KG_PER_POUND, type UnitSystem } from "../../math/health/unit-system";

/** A unit, and how many of it make up a kilogram or a centimeter. */
export interface AxisUnit {
  readonly unit: string;
  readonly per: number;
}

export function axisMass(unitSystem: UnitSystem): AxisUnit {
  return unitSystem === "imperial" ? { unit: "lb", per: 1 / KG_PER_POUND } : { unit: "kg", per: 1 };
}

export function axisLength(unitSystem: UnitSystem): AxisUnit {
  return unitSystem === "metric" ? { unit: "cm", per: 1 } : { unit: "in", per: 1 / CM_PER_INCH };
}
