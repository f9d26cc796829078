/**
 * Specific heats at constant pressure near 20 °C (ice at −10 °C, steam at 100 °C), J/(kg·K): OpenStax, University
 * Physics 2 (2016), table 1.3.
 */
export const SPECIFIC_HEATS: readonly { readonly material: string; readonly specificHeat: number }[] = [
  { material: "Water", specificHeat: 4186 },
  { material: "Ice", specificHeat: 2090 },
  { material: "Steam", specificHeat: 2020 },
  { material: "Human body, average", specificHeat: 3500 },
  { material: "Ethanol", specificHeat: 2450 },
  { material: "Glycerin", specificHeat: 2410 },
  { material: "Wood", specificHeat: 1700 },
  { material: "Air", specificHeat: 1015 },
  { material: "Aluminum", specificHeat: 900 },
  { material: "Concrete, granite", specificHeat: 840 },
  { material: "Glass", specificHeat: 840 },
  { material: "Iron, steel", specificHeat: 452 },
  { material: "Copper", specificHeat: 387 },
  { material: "Silver", specificHeat: 235 },
  { material: "Mercury", specificHeat: 139 },
  { material: "Gold", specificHeat: 129 },
  { material: "Lead", specificHeat: 128 },
];
