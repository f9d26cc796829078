import type { ViewProps } from "../../../site/kit";
import { CalendarFile as File } from "../../../site/kit/CalendarFile";
import type calculator from "./calculator";
import { ageEvents } from "./current-age";

/** Exports future birthdays and milestones to the user's calendar. */
export function CalendarFile({ model, format }: ViewProps<typeof calculator>) {
  const { age } = model.answer;
  return age ? <File events={() => ageEvents(age, format)} product="Age Calculator" fileName="birthdays.ics" /> : null;
}
