import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "StatPearls, Naegele Rule",
    date: "2023",
    cases: [[{ asOf: "2016-11-20", lmp: "2016-11-08", lmpRule: "naegele" }, { dueDate: "2017-08-15" }]],
  },
  {
    title: "Wikipedia, Naegele’s rule",
    date: "2024",
    cases: [[{ asOf: "2020-11-20", lmp: "2020-05-08", lmpRule: "naegele" }, { dueDate: "2021-02-15" }]],
  },
] satisfies readonly PublishedSource[];
