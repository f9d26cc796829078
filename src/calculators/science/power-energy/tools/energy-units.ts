import energy from "../../../../data/units/energy.json";
import { defineConversion } from "../conversion";

export default defineConversion({
  label: "Energy",
  rows: energy,
  from: "kilowatt-hour",
  value: 1,
  to: {
    kilojoules: "kilojoule",
    joules: "joule",
    megajoules: "megajoule",
    wattHours: "watt-hour",
    kilowattHours: "kilowatt-hour",
    calories: "calorie-th",
    kilocalories: "kilocalorie-th",
    btu: "btu-it",
    thermsUs: "therm-us",
    footPounds: "foot-pound-energy",
    electronvolts: "electronvolt",
  },
});
