import { InputError } from "../../../../core/calculator";
import { choice } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import length from "../../../../data/units/length.json";
import { defineLaw, type LawModel } from "../../../../fieldsets/law";

const METERS = { rows: length, unit: "meter" };
const output = outputsOf<LawModel>();

/** OpenStax, University Physics 3, sections 2.2 to 2.4: real distances are positive, for lenses and mirrors alike. */
export default defineLaw({
  inputs: {
    opticKind: choice("Kind", { options: { lens: "Lens", mirror: "Mirror" }, default: "lens" }),
  },
  variables: {
    focalLength: {
      label: "Focal length",
      shown: "more",
      symbol: "f",
      quantity: METERS,
      default: 0.1,
      note: "Negative for a diverging lens or a convex mirror",
    },
    objectDistance: { label: "Object distance", shown: "more", symbol: "d₀", quantity: METERS, default: 0.5, above: 0 },
    imageDistance: { label: "Image distance", shown: "more", symbol: "d₁", quantity: METERS },
    objectHeight: { label: "Object height", symbol: "h₀", quantity: METERS, default: 0.02, above: 0 },
  },
  law: "1 ÷ f = 1 ÷ d₀ + 1 ÷ d₁",
  solveFor: {
    imageDistance: "f × d₀ ÷ (d₀ − f)",
    objectDistance: "f × d₁ ÷ (d₁ − f)",
    focalLength: "d₀ × d₁ ÷ (d₀ + d₁)",
  },
  extras: {
    magnification: { label: "Magnification", symbol: "M", formula: "−d₁ ÷ d₀" },
    imageHeight: { label: "Image height", unit: "m", formula: "M × h₀" },
  },
  outputs: {
    imageKind: output.choice("Image", {
      options: { real: "Real", virtual: "Virtual", "at-infinity": "At infinity" },
      value: ({ values: { imageDistance } }) =>
        imageDistance === undefined ? "at-infinity" : imageDistance > 0 ? "real" : "virtual",
    }),
    upright: output.boolean("Upright", {
      optional: true,
      value: ({ extras: { magnification = null } }) => (magnification === null ? null : magnification > 0),
    }),
    curvatureRadius: output.number("Radius of curvature", {
      unit: "m",
      digits: { significant: 7 },
      optional: true,
      when: { opticKind: "mirror" },
      value: ({ inputs, values: { focalLength } }) =>
        inputs.opticKind === "mirror" && focalLength !== undefined ? 2 * focalLength : null,
    }),
  },
  refuse({ focalLength, imageDistance }) {
    if (focalLength === 0) throw new InputError("focalLength", "Focal length must not be 0.");
    if (imageDistance === 0) throw new InputError("imageDistance", "Image distance must not be 0.");
  },
  mayLack: true,
  lacking: (unknown) => (unknown === "focalLength" ? "infinite" : "at infinity"),
  sentence: (unknown, { of, values, inputs }) => {
    const optic = inputs.opticKind === "mirror" ? "mirror" : "lens";
    if (unknown === "imageDistance")
      return values.imageDistance === undefined
        ? ["The image is", ""]
        : values.imageDistance > 0
          ? ["The real image forms", `from the ${optic}`]
          : ["The virtual image has an image distance of", ""];
    if (unknown === "objectDistance")
      return values.objectDistance === undefined ? ["The object is", ""] : ["The object is", `from the ${optic}`];
    return [`With the image at ${of("imageDistance")}, the focal length is`, ""];
  },
  second: ({ values: { imageDistance }, inputs }) => {
    if (imageDistance === undefined || inputs.solveFor !== "image-distance") return undefined;
    const isReal = imageDistance > 0;
    if (inputs.opticKind === "mirror") return isReal ? "In front of the mirror" : "Behind the mirror";
    return isReal ? "On the far side of the lens" : "On the same side of the lens as the object";
  },
});
