/** Fields that all lists of appliances share. */
import { number, text } from "../../../core/fields";

export const loadFields = {
  name: text("Name", { default: "", max: 60 }),
  watts: number("Power", { unit: "W", min: 0, max: 1e6 }),
  quantity: number("How many", { default: 1, min: 0, max: 10_000 }),
};
