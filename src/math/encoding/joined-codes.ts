/** Number of codes joined at a time: engines join a few thousand strings much faster than millions. */
const PIECE = 4096;

/** Joins the codes of numbers in order. Each distinct code is computed only once. */
export function joinedCodes(numbers: Iterable<number>, codeOf: (number: number) => string, separator = ""): string {
  const known: string[] = [];
  const pieces: string[] = [];
  let piece: string[] = [];
  for (const number of numbers) {
    let code = known[number];
    if (code === undefined) {
      code = codeOf(number);
      known[number] = code;
    }
    piece.push(code);
    if (piece.length < PIECE) continue;
    pieces.push(piece.join(separator));
    piece = [];
  }
  if (piece.length > 0) pieces.push(piece.join(separator));
  return pieces.join(separator);
}
