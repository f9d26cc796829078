import power from "../../../../data/units/power.json";
import { defineConversion } from "../conversion";

export default defineConversion({
  label: "Power",
  rows: power,
  from: "horsepower",
  value: 5,
  to: {
    watts: "watt",
    kilowatts: "kilowatt",
    horsepower: "horsepower",
    horsepowerMetric: "metric-horsepower",
    horsepowerElectric: "electric-horsepower",
    btuPerHour: "btu-per-hour",
    footPoundsPerSecond: "foot-pound-per-second",
    kcalPerHour: "kilocalorie-per-hour",
    tonsRefrigeration: "ton-refrigeration",
  },
});
