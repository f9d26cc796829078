/** Fields that all lists of appliances share. */
import { number, text } from "../../../core/fields";

export const loadFields = {
  name: text({ label: "Name", default: "", maxLength: 60 }),
  watts: number({ label: "Power", unit: "W", min: 0, max: 1e6 }),
  quantity: number({ label: "How many", default: 1, min: 0, max: 10_000 }),
};
