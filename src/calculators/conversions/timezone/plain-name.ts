/** The name of a city without accents, case, spaces and punctuation: `saopaulo`. */
export function plainName(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9()]/g, "");
}
