/** Writes a drawing of few colors as a PNG with a palette, which has a third of the bytes. https://www.w3.org/TR/png-3/ */
import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLORS = 256;

/** @param {{ width: number, height: number, pixels: Buffer }} image opaque, four bytes a pixel */
export function pngOf({ width, height, pixels }) {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const { palette, places } = paletteOf(words);
  // Each row is preceded by the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  let [last, place] = [undefined, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const color = words[y * width + x];
      // Most pixels are like the one before, which is faster than looking it up.
      if (color !== last) [last, place] = [color, places.get(color)];
      rows[y * (width + 1) + 1 + x] = place;
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each of which names a color of the palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((color) => [color & 255, (color >> 8) & 255, (color >> 16) & 255]))),
    chunk("IDAT", deflateSync(rows, { level: 8 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The most frequent color of each group of similar ones, and where in the palette each color is. */
function paletteOf(words) {
  const counts = new Map();
  let start = 0;
  for (let i = 1; i <= words.length; i++) {
    const color = words[start];
    if (words[i] === color) continue;
    counts.set(color, (counts.get(color) ?? 0) + i - start);
    start = i;
  }
  const colors = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a));
  for (let bits = 0; ; bits++) {
    const mask = ((255 >> bits) << bits) * 0x010101;
    const groups = new Map();
    for (const color of colors) if (!groups.has(color & mask)) groups.set(color & mask, color);
    if (groups.size > MOST_COLORS) continue;
    const palette = [...groups.values()];
    const placeOf = new Map([...groups.keys()].map((group, place) => [group, place]));
    return { palette, places: new Map(colors.map((color) => [color, placeOf.get(color & mask)])) };
  }
}

function chunk(name, content) {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
