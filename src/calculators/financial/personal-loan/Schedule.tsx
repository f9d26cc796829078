import type { ViewProps } from "../../../site/kit";
import { LoanSchedule } from "../../../site/kit/LoanSchedule";
import personalLoan from "./calculator";

export default function Schedule({ id, outputs, format }: ViewProps<typeof personalLoan>) {
  const { schedule, yearly } = outputs;
  return <LoanSchedule id={id} fields={personalLoan.outputs} schedule={schedule} yearly={yearly} format={format} />;
}
