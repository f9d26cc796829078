import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Rev. Proc. 2025-32, section 4.01, table 3",
    date: "October 2025",
    cases: (
      [
        [12_400, "1,240.00"],
        [50_400, "5,800.00"],
        [105_700, "17,966.00"],
        [201_775, "41,024.00"],
        [256_225, "58,448.00"],
        [640_600, "192,979.25"],
      ] as const
    ).map(([income, ordinaryTax]) => [{ state: "none", wages: income + 16_100 }, { ordinaryTax }]),
  },
  {
    title: "Rev. Proc. 2024-40, section 2.01, table 1",
    date: "October 2024",
    cases: (
      [
        [23_850, "2,385.00"],
        [96_950, "11,157.00"],
        [206_700, "35,302.00"],
        [394_600, "80,398.00"],
        [501_050, "114,462.00"],
        [751_600, "202,154.50"],
      ] as const
    ).map(([income, ordinaryTax]) => [
      { state: "none", taxYear: "2025", filingStatus: "joint", wages: income + 31_500 },
      { ordinaryTax },
    ]),
  },
] satisfies readonly PublishedSource[];
