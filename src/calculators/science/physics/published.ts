import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "OpenStax, University Physics, Volume 1, chapters 3, 7 and 13",
    date: "2016",
    url: "https://openstax.org/details/books/university-physics-volume-1",
    cases: [
      [{ tool: "kinematics", initialVelocity: 70, acceleration: -1.5, time: 40 }, { finalVelocity: "10" }],
      [{ tool: "kinematics", initialVelocity: 0, acceleration: 26, time: 5.56 }, { displacement: "402" }],
      [
        { tool: "kinematics", known: "u-a-s", initialVelocity: 0, acceleration: 26, displacement: 402 },
        { finalVelocity: "145" },
      ],
      [
        { tool: "kinematics", known: "u-v-a", initialVelocity: 30, finalVelocity: 0, acceleration: -7 },
        { displacement: "64.3" },
      ],
      [
        { tool: "kinetic-energy", mass: 80, velocity: 10 },
        { energy: "4.0e3", momentum: "800" },
      ],
      [{ tool: "orbit" }, { orbitalSpeed: "7.67e3", orbitalPeriod: "5.55e3" }],
    ],
  },
  {
    title: "OpenStax, College Physics, chapters 2 to 28",
    date: "2012",
    url: "https://openstax.org/details/books/college-physics-2e",
    cases: [
      [{ tool: "free-fall", height: 1, gravity: 9.801 }, { time: "0.45173" }],
      [{ tool: "force", solveFor: "acceleration", force: 51, mass: 24 }, { acceleration: "2.1" }],
      [{ tool: "momentum", mass: 110, velocity: 8 }, { momentum: "880" }],
      [{ tool: "impulse", solveFor: "force", impulse: 0.057 * 58, time: 0.005 }, { force: "661" }],
      [
        { tool: "collision", massA: 0.5, massB: 3.5, velocityA: 4, velocityB: 0 },
        { velocityAfterA: "-3.00", velocityAfterB: "1.00" },
      ],
      [{ tool: "potential-energy", mass: 0.5, height: 1, gravity: 9.8 }, { energy: "4.90" }],
      [{ tool: "work", force: 75, distance: 25, angle: 35 }, { work: "1536" }],
      [{ tool: "power", work: 1764 + 120, time: 3.5 }, { power: "538" }],
      [{ tool: "hydrostatic", density: 1000, depth: 40, gravity: 9.8 }, { pressure: "3.92e5" }],
      [{ tool: "hydrostatic", solveFor: "depth", density: 1000, pressure: 1.01e5, gravity: 9.8 }, { depth: "10.3" }],
      [{ tool: "hooke", solveFor: "spring-constant", force: 784, extension: 0.012 }, { springConstant: "6.53e4" }],
      [{ tool: "spring-oscillator", mass: 900, springConstant: 6.53e4 }, { period: "0.738" }],
      [{ tool: "pendulum", solveFor: "gravity", length: 0.75, period: 1.7357 }, { gravity: "9.8281" }],
      [
        { tool: "relativity", properTime: 1.52e-6 },
        { gamma: "3.20", dilatedTime: "4.87e-6" },
      ],
      [{ tool: "doppler", sourceFrequency: 150, soundSpeed: 340, sourceSpeed: 35 }, { observedFrequency: "167" }],
      [{ tool: "doppler", sourceFrequency: 150, soundSpeed: 340, sourceSpeed: -35 }, { observedFrequency: "136" }],
    ],
  },
  {
    title: "OpenStax, College Physics, example 5.1",
    date: "2012",
    url: "https://openstax.org/details/books/college-physics-2e",
    allowed: { units: 3, because: "The book rounds the coefficient of friction, 0.082." },
    cases: [
      [
        { tool: "inclined-plane", mass: 62, angle: 25, frictionCoefficient: 0.082, gravity: 9.8 },
        { frictionForce: "45.0" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
