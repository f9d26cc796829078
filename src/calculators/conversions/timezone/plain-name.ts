/** What somebody types for a city without accents, case and marks: `saopaulo`. */
export function plainName(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9()]/g, "");
}
