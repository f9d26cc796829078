import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Environmental Protection Agency, 40 CFR 600, appendix II",
    date: "retrieved November 2026",
    cases: [[{ cityEconomy: 27.7, highwayEconomy: 36.9 }, { mpgUs: "31.2" }]],
  },
  {
    title: "NIST Special Publication 811, appendix B.8",
    date: "2008",
    cases: [[{ mode: "convert", economy: 1, economyUnit: "mpg-us" }, { l100km: "235.215" }]],
  },
] satisfies readonly PublishedSource[];
