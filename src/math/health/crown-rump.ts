/** Gestational age from the crown–rump length in the first trimester. */

export type CrlFormula = "hadlock" | "robinson" | "intergrowth";

/** Gestational age in days, not rounded, as a function of crown–rump length in millimeters. */
export const CRL_DAYS: Readonly<Record<CrlFormula, (mm: number) => number>> = {
  /** Hadlock et al., Radiology 1992;182:501, in weeks and centimeters. */
  hadlock: (mm) => {
    const cm = mm / 10;
    return 7 * Math.exp(1.684969 + 0.315646 * cm - 0.049306 * cm ** 2 + 0.004057 * cm ** 3 - 0.000120456 * cm ** 4);
  },
  /** Robinson and Fleming, BJOG 1975;82:702, with the factor 1.037 used in later British charts. */
  robinson: (mm) => 8.052 * Math.sqrt(1.037 * mm) + 23.73,
  /** Papageorghiou et al. for INTERGROWTH-21st, Ultrasound Obstet Gynecol 2014;44:641. */
  intergrowth: (mm) => 40.9041 + 3.21585 * Math.sqrt(mm) + 0.348956 * mm,
};

/** The shortest length each formula is valid for, in millimeters. */
export const SHORTEST_CRL: Readonly<Record<CrlFormula, number>> = {
  hadlock: 2,
  robinson: 6,
  intergrowth: 15,
};
