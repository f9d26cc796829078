/** The US customary unit of each quantity of mechanics, by its SI unit. */
export const CUSTOMARY: Readonly<Record<string, string>> = {
  meter: "foot",
  "square-meter": "square-foot",
  "cubic-meter": "cubic-foot",
  kilogram: "pound",
  newton: "pound-force",
  joule: "foot-pound-energy",
  pascal: "psi",
  "meter-per-second": "foot-per-second",
  "meter-per-second-squared": "foot-per-second-squared",
  "newton-meter": "pound-foot",
  "kilogram-per-cubic-meter": "pound-per-cubic-foot",
};
