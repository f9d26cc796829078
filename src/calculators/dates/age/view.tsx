import { defineView } from "../../../site/kit";
import { todayHints } from "../../../site/kit/TodayButton";
import { CalendarFile } from "./CalendarFile";
import calculator from "./calculator";
import { Planets } from "./Planets";
import { Ribbon } from "./Ribbon";

export default defineView(calculator, {
  hints: todayHints(calculator.inputs, ["birthDate", "asOf", "otherBirthDate"]),
  Display: CalendarFile,
  idleInputs: ({ inputs: { mode, birthDate, asOf } }) =>
    (mode === "birth" ? /-02-28$|-03-01$/.test(asOf) : birthDate.endsWith("-02-29")) ? [] : ["leapDayRule"],
  tabs: [
    { label: "Life", Component: Ribbon, when: ({ inputs }) => inputs.mode === "age" },
    { label: "Next birthdays", table: "birthdays" },
    { label: "Planets", Component: Planets, when: ({ inputs }) => inputs.mode === "age" },
    { label: "Round numbers", table: "roundNumbers" },
    { label: "Milestone dates", table: "milestones" },
    { label: "Planet years", table: "planets" },
  ],
});
