/**
 * Zones whose rules changed recently, from the NEWS file of the tz database (releases 2024b to 2026f), most recent
 * first.
 */
export interface RuleChange {
  readonly zones: readonly string[];
  /** First day on which clocks differ from the old rules, ISO 8601. */
  readonly from: string;
  /** A clause: `Cuba …`. */
  readonly text: string;
  /** The first release of the tz database with the change. */
  readonly release: string;
}

export const RULE_CHANGES: readonly RuleChange[] = [
  {
    zones: ["America/Havana"],
    from: "2026-11-01",
    text: "Cuba did not set its clocks back and stays on UTC−4 until November 2027",
    release: "2026f",
  },
  {
    zones: ["America/Winnipeg", "America/Rainy_River"],
    from: "2026-10-31",
    text: "Manitoba is on UTC−5 all year and no longer changes its clocks",
    release: "2026e",
  },
  {
    zones: ["Africa/Casablanca", "Africa/El_Aaiun"],
    from: "2026-09-20",
    text: "Morocco is on UTC+0 all year and no longer changes its clocks",
    release: "2026c",
  },
  {
    zones: ["America/Inuvik", "America/Yellowknife"],
    from: "2026-08-21",
    text: "the Northwest Territories are on UTC−6 all year and no longer change their clocks",
    release: "2026d",
  },
  {
    zones: ["America/Edmonton"],
    from: "2026-06-18",
    text: "Alberta is on UTC−6 all year and no longer changes its clocks",
    release: "2026c",
  },
  {
    zones: ["America/Vancouver"],
    from: "2026-03-09",
    text: "British Columbia is on UTC−7 all year and no longer changes its clocks",
    release: "2026b",
  },
  {
    zones: ["America/Coyhaique"],
    from: "2025-03-20",
    text: "the Aysén Region of Chile is on UTC−3 all year",
    release: "2025b",
  },
  {
    zones: ["America/Asuncion"],
    from: "2024-10-15",
    text: "Paraguay is on UTC−3 all year and no longer changes its clocks",
    release: "2025a",
  },
];
