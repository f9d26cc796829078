import type { Forms, Parts, Topic } from "../../../ask/form";
import { solvingFor } from "../../../ask/unknown";
import type { JsonObject } from "../../../core/parse";

const WORLDS = {
  "moon, the moon": { body: "moon" },
  mars: { body: "mars" },
  earth: { body: "earth" },
  jupiter: { body: "jupiter" },
  venus: { body: "venus" },
  saturn: { body: "saturn" },
  mercury: { body: "mercury" },
  uranus: { body: "uranus" },
  neptune: { body: "neptune" },
  "sun, the sun": { body: "sun" },
};

const THING = "object, body, ball, stone, car, block, mass, moving, needed, calculate, with";

const MASS = "mass/kilogram?: mass";
const SPEED = "speed/meter-per-second?: velocity, speed";
const FORCE = "force/newton?: force";
const TIME = "time/second?: time, for>, in>";
const DISTANCE = "length/meter?: distance, over>, through>";

/** A tool that works out whichever of its quantities is left out. */
function law(about: string, tool: string, takes: Topic["takes"] & object, words = ""): Topic {
  return {
    about: [about],
    takes,
    words: { [`${THING}${words && `, ${words}`}`]: {} },
    set: { tool },
    fill: solvingFor(...Object.keys(takes).filter((key) => !OPTIONAL.has(key))),
  };
}

/** Quantities that have a usual value, such as a right angle. */
const OPTIONAL = new Set(["angle", "gravity", "atmosphericPressure", "amplitude"]);

/** The letters of the quantities of uniformly accelerated motion, in the order of the codes of `known`. */
const MOTION = [
  ["initialVelocity", "u"],
  ["finalVelocity", "v"],
  ["acceleration", "a"],
  ["time", "t"],
  ["displacement", "s"],
] as const;
const KNOWN = ["u-a-t", "u-v-a", "u-v-t", "u-v-s", "u-a-s", "u-t-s", "v-a-t", "v-a-s", "v-t-s", "a-t-s"];

function motion(parts: Parts): JsonObject | null {
  const letters = MOTION.flatMap(([key, letter]) => (parts[key] ? [letter] : []));
  const known = KNOWN.find((code) => code.split("-").sort().join() === [...letters].sort().join());
  return known === undefined ? null : { known };
}

const MOVING =
  "acceleration|displacement|kinematics|suvat|final velocity|accelerating|accelerate|accelerates|stopping distance|decelerate";

const MOVED = {
  finalVelocity: "speed/meter-per-second?: to>, final velocity, final, v, final speed",
  acceleration: "acceleration/meter-per-second-squared?: acceleration, at>, a",
  time: "time/second?: in>, for>, time, t, after>",
  displacement: "length/meter?: distance, over>, displacement, s",
};

/** Motion that begins at rest. */
function fromRest(parts: Parts): JsonObject | null {
  const known = motion({ ...parts, initialVelocity: { json: 0 } });
  return known && { ...known, initialVelocity: 0 };
}

const CONSTANTS: readonly (readonly [names: string, constant: string])[] = [
  ["speed of light|light speed", "c"],
  ["gravitational constant|newton's constant", "G"],
  ["planck constant|planck's constant|plancks constant", "h"],
  ["reduced planck constant", "ħ"],
  ["elementary charge|charge of an electron|electron charge", "e"],
  ["boltzmann constant|boltzmann's constant", "k"],
  ["avogadro's number|avogadro number|avogadro constant|avogadros number", "N_A"],
  ["gas constant|universal gas constant|molar gas constant", "R"],
  ["faraday constant|faraday's constant", "F"],
  ["vacuum permittivity|permittivity of free space", "ε₀"],
  ["vacuum permeability|permeability of free space", "μ₀"],
  ["mass of an electron|electron mass|mass of electron", "m_e"],
  ["mass of a proton|proton mass|mass of proton", "m_p"],
  ["mass of a neutron|neutron mass", "m_n"],
  ["atomic mass unit|atomic mass constant", "u"],
  ["fine structure constant", "α"],
  ["rydberg constant", "R∞"],
  ["bohr radius", "a₀"],
  ["stefan boltzmann constant", "σ"],
  ["standard gravity", "g_n"],
];

export default [
  law("kinetic energy", "kinetic-energy", { mass: MASS, velocity: SPEED, energy: "energy/joule?: energy" }),
  law(
    "potential energy|gravitational potential energy",
    "potential-energy",
    { mass: MASS, height: "length/meter?: height, high<", energy: "energy/joule?: energy" },
    "gravitational, height, high, at",
  ),
  law(
    "force|newton's second law|f = ma",
    "force",
    { mass: MASS, acceleration: "acceleration/meter-per-second-squared?: acceleration", force: FORCE },
    "acceleration, accelerate, accelerating",
  ),
  law(
    "acceleration",
    "force",
    { mass: MASS, acceleration: "acceleration/meter-per-second-squared?", force: FORCE },
    "force",
  ),
  law(
    "momentum",
    "momentum",
    { mass: MASS, velocity: SPEED, momentum: "number?!: kg m/s<, kg·m/s<" },
    "velocity, speed",
  ),
  law("impulse", "impulse", { force: FORCE, time: TIME, impulse: "number?!: n s<, n·s<" }, "force, time, seconds"),
  law(
    "work|work done",
    "work",
    { force: FORCE, distance: DISTANCE, work: "energy/joule?: work", angle: "angle/degree?: angle" },
    "done, force, distance",
  ),
  law(
    "power",
    "power",
    { work: "energy/joule?: work, energy", time: TIME, power: "power/watt?: power" },
    "work, energy, done, of",
  ),
  law(
    "torque",
    "torque",
    {
      force: FORCE,
      distance: "length/meter?: arm, lever arm, distance, radius",
      torque: "torque/newton-meter?: torque",
      angle: "angle/degree?: angle",
    },
    "force, arm, lever arm, wrench",
  ),
  law(
    "density",
    "density",
    { mass: MASS, volume: "volume/cubic-meter?: volume", density: "density/kilogram-per-cubic-meter?: density" },
    "volume",
  ),
  law(
    "pressure",
    "pressure",
    { force: FORCE, area: "area/square-meter?: area, on>, over>", pressure: "pressure/pascal?: pressure" },
    "force, area",
  ),
  law(
    "hooke's law|hookes law|spring force|spring",
    "hooke",
    {
      force: FORCE,
      springConstant: "number?!: n/m<, newtons per meter<, spring constant, k",
      extension: "length/meter?: extension, stretched, compressed, by>, extends",
    },
    "spring, stretched, compressed, constant, n/m, extension",
  ),
  law(
    "pendulum|pendulum period|period of a pendulum",
    "pendulum",
    { length: "length/meter?: length, long<", period: "time/second?: period" },
    "period, long, length, simple",
  ),
  law(
    "spring oscillator|mass on a spring|mass spring|oscillation period",
    "spring-oscillator",
    {
      mass: MASS,
      springConstant: "number?!: n/m<, newtons per meter<, spring constant, k",
      period: "time/second?: period",
    },
    "spring, n/m, constant, period",
  ),
  law(
    "wavelength|frequency|wave|wave speed",
    "wave",
    {
      speed: "speed/meter-per-second?: speed, velocity, at>",
      frequency: "frequency/hertz?: frequency, of>",
      wavelength: "length/meter?: wavelength",
    },
    "speed, frequency, wave, wavelength, sound",
  ),
  law(
    "refraction|snell's law|snells law|snell",
    "snell",
    {
      indexA: "number?!: from index, n1, index, from>",
      indexB: "number?!: to index, n2, to>, into>",
      angleA: "angle/degree?: angle, incidence, at>",
      angleB: "angle/degree?!: refracted, refraction angle",
    },
    "angle, incidence",
  ),
  law(
    "heat needed|heat|heat required|specific heat|energy to heat",
    "heat",
    {
      mass: MASS,
      specificHeat: "specific-heat/joule-per-kilogram-kelvin?: specific heat, c",
      temperatureChange: "temperature-difference/kelvin-difference?: by>, temperature change, change, raise",
      heat: "energy/joule?: heat",
    },
    "specific heat, by, water, raise, temperature, temperature change",
  ),
  law(
    "thermal expansion|linear expansion",
    "thermal-expansion",
    {
      length: "length/meter?: length, long<",
      temperatureChange: "temperature-difference/kelvin-difference?: by>, temperature change, change, heated",
      expansionCoefficient: "number?!: coefficient, alpha, expansion coefficient, per c<",
      expansion: "length/meter?!: expansion, expands",
    },
    "steel, rod, long, heated, length, coefficient",
  ),
  law(
    "centripetal acceleration|circular motion|centripetal",
    "circular-motion",
    {
      speed: "speed/meter-per-second?: speed, at>",
      radius: "length/meter?: radius",
      acceleration: "acceleration/meter-per-second-squared?: acceleration",
    },
    "radius, speed, acceleration",
  ),
  law(
    "gravitational force|gravitation|gravity between|gravitational attraction",
    "gravitation",
    {
      massA: "mass/kilogram?: between>, first",
      massB: "mass/kilogram?: and>, second",
      distance: "length/meter?: apart<, distance, separated",
      force: FORCE,
    },
    "between, apart, masses, distance",
  ),
  law(
    "coulomb's law|coulombs law|coulomb force|electric force|electrostatic force",
    "coulomb",
    {
      chargeA: "electric-charge/coulomb?: between>, first",
      chargeB: "electric-charge/coulomb?: and>, second",
      distance: "length/meter?: apart<, distance, separated",
      force: FORCE,
    },
    "between, apart, charges, distance",
  ),
  law(
    "half life|half-life|radioactive decay",
    "half-life",
    {
      initialAmount: "number?!: initial, start, starting, from>, of>",
      halfLife: "time/second?!: half life, half-life, life",
      time: "time/second?: after>, in>, time",
      remainingAmount: "number?!: remaining, left<, remain",
    },
    "after, remaining, left",
  ),
  law(
    "lens|thin lens|lens equation",
    "thin-lens",
    {
      focalLength: "length/meter?!: focal length, focal, f",
      objectDistance: "length/meter?!: object, object distance, object at",
      imageDistance: "length/meter?!: image, image distance, image at",
    },
    "object, image, focal length",
  ),
  {
    about: ["weight of|weight"],
    takes: { mass: "mass/kilogram" },
    words: { ...WORLDS, "object, body, mass, newtons, person, someone": {} },
    needs: ["body"],
    set: { tool: "weight", solveFor: "weight" },
  },
  {
    about: ["free fall|falling|dropped from|fall from|fall|drop from"],
    takes: { height: "length/meter: height, from>, high<" },
    words: { "time, long, take, object, ball, stone, rock, body, speed, height, high, hit the ground, hit": {} },
    set: { tool: "free-fall", known: "height" },
  },
  {
    about: ["free fall|falling|fall|freefall"],
    takes: { time: "time/second: for>, after>, time" },
    words: { "object, ball, stone, far, distance, how far, velocity, speed, after": {} },
    set: { tool: "free-fall", known: "time" },
  },
  {
    about: [MOVING],
    takes: {
      initialVelocity: "speed/meter-per-second?: from>, initial velocity, initial, u, starting at, initial speed",
      ...MOVED,
    },
    words: { "car, object, accelerating, velocity, distance, time": {} },
    set: { tool: "kinematics" },
    fill: motion,
  },
  {
    about: ["from rest|starting from rest|from 0|0 to"],
    takes: MOVED,
    words: { [`car, object, velocity, distance, time, ${MOVING.replaceAll("|", ", ")}`]: {} },
    set: { tool: "kinematics" },
    fill: fromRest,
  },
  {
    about: ["projectile|projectile motion|projectile range|thrown|launched|range of a projectile"],
    takes: {
      speed: "speed/meter-per-second: speed, at>, velocity",
      angle: "angle/degree: angle, at>",
      height: "length/meter?: height, from>",
    },
    words: { "ball, projectile, range, angle, launched, thrown, degree angle": {} },
    set: { tool: "projectile" },
  },
  {
    about: ["inclined plane|incline|ramp|slope"],
    takes: {
      mass: "mass/kilogram",
      angle: "angle/degree",
      frictionCoefficient: "number?!: friction, coefficient, mu, friction coefficient",
    },
    words: { "block, friction, on, box, coefficient of": {} },
    set: { tool: "inclined-plane" },
    usual: { frictionCoefficient: 0 },
  },
  {
    about: ["collision|elastic collision|inelastic collision"],
    takes: {
      massA: "mass/kilogram",
      velocityA: "speed/meter-per-second",
      massB: "mass/kilogram",
      velocityB: "speed/meter-per-second",
    },
    words: {
      "elastic collision": { restitution: 1 },
      "inelastic collision, perfectly inelastic": { restitution: 0 },
      "between, ball, car, object": {},
    },
    needs: ["restitution"],
    set: { tool: "collision" },
  },
  {
    about: [
      "water pressure|hydrostatic pressure|pressure underwater|pressure under water|pressure at depth|underwater pressure",
    ],
    takes: { depth: "length/meter: depth, at>, deep<" },
    words: { "depth, deep, water, under water": {} },
    set: { tool: "hydrostatic", solveFor: "pressure" },
  },
  {
    about: ["buoyancy|buoyant force|float"],
    takes: { objectMass: "mass/kilogram: mass", objectVolume: "volume/cubic-meter: volume" },
    words: { "object, mass, volume, in water, water": {} },
    set: { tool: "buoyancy" },
  },
  {
    about: ["doppler|doppler effect|doppler shift"],
    takes: {
      sourceFrequency: "frequency/hertz: frequency, source",
      sourceSpeed: "speed/meter-per-second: source, at>, speed, moving",
    },
    words: { "source, frequency, siren, moving, approaching": {} },
    set: { tool: "doppler", solveFor: "observed-frequency" },
    usual: { observerSpeed: 0 },
  },
  {
    about: ["orbit|orbital speed|orbital period|orbital velocity"],
    takes: { altitude: "length/meter: altitude, at>, above, high<" },
    words: { ...WORLDS, "above, altitude, satellite, around, orbital": {} },
    needs: ["body"],
    set: { tool: "orbit" },
  },
  {
    about: ["escape velocity|escape speed"],
    words: WORLDS,
    needs: ["body"],
    set: { tool: "orbit", altitude: 0 },
    output: "escapeSpeed",
  },
  {
    about: ["time dilation|lorentz factor|length contraction"],
    takes: { velocity: "speed/meter-per-second: at>, speed, velocity" },
    words: { "speed, velocity": {} },
    set: { tool: "relativity" },
    output: "gamma",
  },
  {
    says: ["wavelength (of|for|at) [a] {frequency:frequency/hertz} [light|wave|signal|radio wave|radio]"],
    set: { tool: "photon", known: "frequency" },
    output: "wavelength",
  },
  {
    says: ["frequency (of|for|at) [a] {wavelength:length/meter} [light|wave|signal|radio wave|radio]"],
    set: { tool: "photon", known: "wavelength" },
    output: "frequency",
  },
  {
    about: ["photon energy|energy of a photon|photon"],
    takes: { wavelength: "length/meter: wavelength, of>, with>" },
    words: { "wavelength, light, energy": {} },
    set: { tool: "photon", known: "wavelength" },
  },
  {
    about: ["photon energy|energy of a photon|photon"],
    takes: { frequency: "frequency/hertz: frequency, of>, with>" },
    words: { "frequency, light, energy": {} },
    set: { tool: "photon", known: "frequency" },
  },
  {
    about: ["photon wavelength|photon"],
    takes: { energy: "energy/joule: energy, of>, with>" },
    words: { "wavelength, energy, light": {} },
    set: { tool: "photon", known: "energy" },
  },
  {
    about: ["de broglie|de broglie wavelength"],
    takes: { velocity: "speed/meter-per-second: at>, speed, velocity, moving" },
    words: {
      electron: { particle: "electron" },
      proton: { particle: "proton" },
      neutron: { particle: "neutron" },
      "wavelength, moving, velocity, speed": {},
    },
    needs: ["particle"],
    set: { tool: "de-broglie" },
  },
  {
    about: ["blackbody|black body|blackbody radiation|peak wavelength"],
    takes: { temperature: "temperature/kelvin: at>, temperature, of>" },
    words: { "radiation, temperature, peak, black body": {} },
    set: { tool: "blackbody" },
  },
  ...CONSTANTS.map(([names, constant]) => ({
    says: [`[value of] [the] (${names}) [value]`],
    set: { tool: "constants", constant },
  })),
] satisfies Forms;
