import { GRADE_SCALES } from "../../../data/grade-scales";
import { defineView, tabsFrom } from "../../../site/kit";
import calculator from "./calculator";
import { ScalePreset } from "./ScalePreset";

export default defineView(calculator, {
  FormTop: ScalePreset,
  opening: {
    // A custom scale starts as a copy of the usual one.
    customScale: GRADE_SCALES["us-4.0"].value.map((one) => ({ ...one })),
  },
  figures: ({ inputs, outputs: { creditsNeededAtMax } }) => {
    switch (inputs.mode) {
      case "gpa":
        return [
          ...(["weightedGpa", "letter", "gradedCredits", "earnedCredits", "qualityPoints"] as const),
          ...(inputs.priorCredits > 0 ? (["cumulativeGpa", "cumulativeCredits"] as const) : []),
        ];
      case "target":
        return [
          ...(["maxReachableGpa", "minReachableGpa"] as const),
          ...(creditsNeededAtMax === null ? [] : (["creditsNeededAtMax"] as const)),
          "achievable",
        ];
      case "final-exam":
        return ["currentGrade", "neededPoints", "gradeIfZero", "gradeIfFull", "weightTotal", "achievable"];
      case "cgpa-to-percentage":
        return inputs.cgpaDirection === "to-cgpa" ? ["cgpa"] : ["percentage", "officialPercentage"];
    }
  },
  tabs: tabsFrom(() => import("./tabs")),
});
