import type { Forms, Value } from "../../../ask/form";
import type { JsonObject } from "../../../core/parse";

/** A slab in feet and inches, or in meters and centimeters. */
function slab(length: Value | undefined, width: Value | undefined, thickness: Value | undefined): JsonObject | null {
  if (!length || !width || !thickness) return null;
  const only = [length, width, thickness].map(({ units, written }) => ({ unit: units?.[0], written }));
  const [a, b, c] = only;
  if (a?.unit === "foot" && b?.unit === "foot" && c?.unit === "inch")
    return { unitSystem: "us", length: a.written, width: b.written, thickness: c.written };
  if (a?.unit === "meter" && b?.unit === "meter" && c?.unit === "centimeter")
    return { unitSystem: "metric", length: a.written, width: b.written, thickness: c.written };
  return null;
}

export default [
  {
    says: [
      "(concrete|how much concrete|concrete needed|concrete slab|bags of concrete|how many bags of concrete|yards of concrete|concrete volume) [do i need] [for|of] [a|an] [slab] {length:length/foot} (x|by|×|*) {width:length/foot} (x|by|×|*|and|at) {thickness:length/inch} [thick|deep] [slab|patio|driveway]",
      "[a] {length:length/foot} (x|by|×) {width:length/foot} (x|by|×) {thickness:length/inch} [thick] (slab|concrete slab|concrete|slab of concrete)",
    ],
    set: { shape: "slab" },
    fill: ({ length, width, thickness }) => slab(length, width, thickness),
  },
  {
    says: [
      "(concrete|how much concrete|concrete needed|bags of concrete|how many bags of concrete) [do i need] [for|of] [a] [slab] {length:number} (x|by|×) {width:length/foot} [slab] [x|by|×|and|at] {thickness:length/inch} [thick|deep] [slab|patio|driveway]",
    ],
    set: { shape: "slab" },
    fill: ({ length, width, thickness }) =>
      slab(
        length && width ? { ...length, units: width.units ?? [], written: Number(length.json) } : undefined,
        width,
        thickness,
      ),
  },
  {
    says: [
      "(concrete|how much concrete|concrete needed|concrete slab|bags of concrete|how many bags of concrete) [do i need] [for|of] [a|an] {length:length/foot} (x|by|×) {width:length/foot} [slab|patio|driveway] [at|and] {thickness:length/inch} [thick|deep] [slab|patio|driveway]",
    ],
    set: { shape: "slab" },
    fill: ({ length, width, thickness }) => slab(length, width, thickness),
  },
  // Beside a thickness in inches, the sides of a slab are in feet.
  {
    says: [
      "(concrete|how much concrete|concrete needed|bags of concrete|how many bags of concrete) [do i need] [for|of] [a|an] [slab] {length:number} (x|by|×) {width:number} [ft|feet|foot] [slab|patio|driveway] [x|by|×|and|at] {thickness:length/inch} [thick|deep] [slab|patio|driveway]",
    ],
    set: { shape: "slab" },
    fill: ({ length, width, thickness }) =>
      thickness?.units?.[0] === "inch"
        ? { unitSystem: "us", length: Number(length?.json), width: Number(width?.json), thickness: thickness.written }
        : null,
  },
  {
    says: [
      "(concrete|how much concrete|concrete needed|bags of concrete|how many bags of concrete) [do i need] [for|of] [a|an] {sides:sides} [ft|feet|foot] [slab|patio|driveway] [x|by|×|and|at] {thickness:length/inch} [thick|deep] [slab|patio|driveway]",
    ],
    set: { shape: "slab" },
    fill: ({ sides, thickness }) => {
      const [length, width] = String(sides?.json)
        .split(/ ?[x×] ?/)
        .map(Number);
      if (thickness?.units?.[0] !== "inch" || length === undefined || width === undefined) return null;
      return { sides: undefined, unitSystem: "us", length, width, thickness: thickness.written };
    },
  },
] satisfies Forms;
