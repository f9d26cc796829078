import type { Forms } from "../../../ask/form";

export default [
  {
    about: [
      "due date|pregnancy due date|when is my baby due|baby due|pregnant|pregnancy|lmp|how far along|weeks pregnant|how many weeks|how many weeks pregnant",
    ],
    takes: {
      lmp: "birth!: last period, lmp, last menstrual period, last period was, period, period started, first day of last period, last period started",
      cycleLength: "days?!: cycle, cycles",
    },
    words: { "was, started, began, last period, pregnant, weeks": {} },
    set: { method: "lmp" },
  },
  {
    about: ["due date|pregnancy due date|baby due|pregnancy"],
    takes: {
      conceptionDate: "birth!: conception, conceived, conceived on, conception date, conception on, conception was",
    },
    words: { "was, date": {} },
    set: { method: "conception" },
  },
  {
    about: ["ivf due date|ivf|embryo transfer"],
    takes: {
      ivfTransferDate: "birth: transfer, transfer on, embryo transfer, transferred, transfer date",
      embryoAgeDays: "days?!: embryo, old embryo, day embryo, transfer",
    },
    words: {
      "due date, transfer, embryo": {},
      "5 day, day 5, five day": { embryoAgeDays: 5 },
      "3 day, day 3, three day": { embryoAgeDays: 3 },
    },
    set: { method: "ivf" },
  },
] satisfies Forms;
