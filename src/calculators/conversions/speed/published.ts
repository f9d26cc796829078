import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "NIST Special Publication 811, appendix B.8",
    date: "2008",
    cases: (
      [
        ["mile-per-hour", "meter-per-second", 0.44704],
        ["foot-per-second", "meter-per-second", 0.3048],
        ["knot", "kilometer-per-hour", 1.852],
        ["speed-of-light", "meter-per-second", 299_792_458],
      ] as const
    ).map(([from, to, result]) => [{ value: 1, from, to }, { result }]),
  },
] satisfies readonly PublishedSource[];
