import { defineView } from "../../../../site/kit";
import calculator from "./de-broglie";

export default defineView(calculator, {
  opening: { velocity: 60_000, velocityUnit: "kilometer-per-second", wavelengthUnit: "picometer" },
});
