/** Densities of common substances in kg/m³, highest first; gases at 0 °C and 1 atm. */
export const DENSITIES_SOURCE = {
  title: "OpenStax, College Physics for AP Courses, table 11.1",
  url: "https://openstax.org/books/college-physics-ap-courses/pages/11-2-density",
} as const;

export interface Substance {
  readonly name: string;
  readonly density: number;
}

export const DENSITIES: readonly Substance[] = [
  { name: "Gold", density: 19320 },
  { name: "Tungsten", density: 19300 },
  { name: "Uranium", density: 18700 },
  { name: "Mercury", density: 13600 },
  { name: "Lead", density: 11300 },
  { name: "Copper", density: 8800 },
  { name: "Brass", density: 8440 },
  { name: "Iron or steel", density: 7800 },
  { name: "Earth’s crust", density: 3300 },
  { name: "Aluminum", density: 2700 },
  { name: "Granite", density: 2700 },
  { name: "Glass", density: 2600 },
  { name: "Glycerin", density: 1260 },
  { name: "Blood", density: 1050 },
  { name: "Sea water", density: 1025 },
  { name: "Water at 4 °C", density: 1000 },
  { name: "Olive oil", density: 920 },
  { name: "Ice at 0 °C", density: 917 },
  { name: "Ethyl alcohol", density: 790 },
  { name: "Gasoline", density: 680 },
  { name: "Cork", density: 240 },
  { name: "Polystyrene foam", density: 100 },
  { name: "Air", density: 1.29 },
  { name: "Helium", density: 0.18 },
];
