import type { Forms } from "../../../ask/form";

export default [
  {
    about: [
      "due date|pregnancy due date|baby due date|when is my baby due|baby due|pregnant|pregnancy|lmp|how far along|weeks pregnant|how many weeks|how many weeks pregnant",
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
  // When it began, from when it is due.
  {
    says: [
      "[what is my|what was my] conception date (for|from|by|with) [a|the|my] due date [of|on|is] {knownDueDate:coming}",
      "(when did i conceive|when was i conceived|when was the baby conceived|conception date|when was conception) if [my|the|i am|i'm] (due|due date is|due date was|due on) {knownDueDate:coming}",
      "(when did i conceive|conception date) due [date] [on|is] {knownDueDate:coming}",
      "due date {knownDueDate:coming} (conception date|when did i conceive|when was conception|when was i conceived)",
    ],
    set: { method: "due-date" },
    output: "conceptionEstimate",
  },
  {
    says: [
      "(how far along|how many weeks|how many weeks pregnant|how pregnant|weeks pregnant) [am i|am i if|if|is] [i am|i'm|my|the] (due|due date|due date is|due on|due date of) {knownDueDate:coming}",
      "due [date] [is|on] {knownDueDate:coming} (how far along|how many weeks|how many weeks pregnant) [am i]",
    ],
    set: { method: "due-date" },
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
