import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "YaClass, Mathematics for class 7, percentage of marks",
    date: "retrieved November 2026",
    url: "https://www.yaclass.in/p/mathematics-cbse/class-7/comparing-quantities-1490",
    cases: (
      [
        [481, "96.2"],
        [417, "83.4"],
      ] as const
    ).map(([obtained, percentage]) => [{ subjects: [{ name: "Total", obtained, max: 500 }] }, { percentage }]),
  },
  {
    title: "Queen’s University Belfast, degree classifications, the aggregate rule",
    date: "retrieved November 2026",
    url: "http://www.qub.ac.uk/schools/SchoolofPoliticsInternationalStudiesandPhilosophy/StudyingattheSchool/Undergraduates/ExamsDegreeClassifications/",
    cases: [
      [
        {
          subjects: [90, 85, 75, 74, 68, 68, 66, 65, 64, 63, 62, 60].map((obtained, index) => ({
            name: `Module ${index + 1}`,
            obtained,
            max: 100,
          })),
          bandScheme: "uk-honours",
        },
        { totalObtained: "840", percentage: "70.0", averagePercent: "70.0", grade: "First" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
