/**
 * Periods after counts in a formula, which are decimal points or join the parts of an adduct. A period is a decimal point
 * after 0, before three or more decimals, and if what follows it could not be another part. Otherwise it joins only what
 * is known to form adducts, and not even that if another count has decimals: `CuSO4.5H2O`, but `C36.90H69.37N1.66`.
 */

export type PointRole = "decimal" | "joint";

export interface Points {
  /** Positions of those that are decimal points. */
  readonly decimal: ReadonlySet<number>;
  /** How those were read that could have been either; null if there are none. */
  readonly doubtful: PointRole | null;
}

/** What crystallizes with other compounds: solvents, acids, and the oxides that minerals are written as sums of. */
const ADDUCTS = new Set(
  "H2O D2O H2O2 NH3 N2H4 HF HCl HBr HI HNO3 H2SO4 H3PO4 HClO4 CO2 SO2 BF3 CH3OH CH4O C2H5OH C2H6O CH3CN C2H3N CHCl3 CH2Cl2 CCl4 C6H6 C7H8 C4H8O C4H10O C3H6O C3H7NO C2H6OS C5H5N C4H8O2 CH3COOH C2H4O2 SiO2 Al2O3 Fe2O3 FeO MgO CaO Na2O K2O Li2O BaO ZnO TiO2 P2O5 B2O3 SO3".split(
    " ",
  ),
);

/** @param text with plain digits */
export function pointsOf(text: string): Points {
  const decimal = new Set<number>();
  const doubtful: number[] = [];
  for (const { index, 1: whole = "", 2: digits = "" } of text.matchAll(/(\d+)\.(?=(\d+))/g)) {
    const point = index + whole.length;
    const rest = text.slice(point + 1 + digits.length);
    if (!/[A-Za-z)\]}]\s*$/.test(text.slice(0, index))) continue;
    if (whole === "0" || digits.length > 2) decimal.add(point);
    // 4.0.5H2O: a new number starts after the first period.
    else if (digits === "0" && /^\.\d/.test(rest)) continue;
    else if (!/^[A-Z([{^]/.test(rest)) decimal.add(point);
    else if (isAdduct(rest)) doubtful.push(point);
    else decimal.add(point);
  }
  if (doubtful.length === 0) return { decimal, doubtful: null };
  const isDecimal = decimal.size > 0;
  if (isDecimal) for (const point of doubtful) decimal.add(point);
  return { decimal, doubtful: isDecimal ? "decimal" : "joint" };
}

/** Whether a part that is known to form adducts begins a text, up to a joint or the end. */
function isAdduct(text: string): boolean {
  const [part = ""] = /^[A-Za-z\d]+(?=$|[·•*⋅∙.)\]}\s])/.exec(text) ?? [];
  return ADDUCTS.has(part);
}
