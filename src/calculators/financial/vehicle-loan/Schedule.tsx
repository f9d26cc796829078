import type { ViewProps } from "../../../site/kit";
import { LoanSchedule } from "../../../site/kit/LoanSchedule";
import autoLoan from "./calculator";

export default function Schedule({ id, outputs, format }: ViewProps<typeof autoLoan>) {
  const { schedule, yearly } = outputs;
  return <LoanSchedule id={id} fields={autoLoan.outputs} schedule={schedule} yearly={yearly} format={format} />;
}
