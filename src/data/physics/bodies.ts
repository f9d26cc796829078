/** A body of the Solar System, with the data needed for weights and orbits. */
export interface Body {
  readonly id: string;
  readonly name: string;
  /** Gravitational parameter G·M, km³/s², which is known far more precisely than G or the mass alone. */
  readonly gm: number;
  /** Equatorial radius, km; for the Sun, the nominal radius. */
  readonly radius: number;
  /** Gravity at the equator, ignoring rotation, m/s²; for Earth, the standard value. */
  readonly gravity: number;
}

export const BODY_SOURCES = {
  gm: {
    name: "JPL/NAIF, gm_de440.tpc (DE440, 2021)",
    url: "https://naif.jpl.nasa.gov/pub/naif/generic_kernels/pck/gm_de440.tpc",
  },
  radiusAndGravity: {
    name: "JPL Solar System Dynamics, Planetary Physical Parameters",
    url: "https://ssd.jpl.nasa.gov/planets/phys_par.html",
  },
  solarRadius: {
    name: "IAU 2015 Resolution B3, nominal solar radius",
    url: "https://arxiv.org/abs/1510.07674",
  },
} as const;

export const STANDARD_GRAVITY = 9.80665;

export const BODIES = [
  { id: "sun", name: "Sun", gm: 132712440041, radius: 695700, gravity: 274 },
  { id: "mercury", name: "Mercury", gm: 22031.868551, radius: 2440.53, gravity: 3.7 },
  { id: "venus", name: "Venus", gm: 324858.592, radius: 6051.8, gravity: 8.87 },
  { id: "earth", name: "Earth", gm: 398600.435507, radius: 6378.1366, gravity: STANDARD_GRAVITY },
  { id: "moon", name: "Moon", gm: 4902.800118, radius: 1738.1, gravity: 1.62 },
  { id: "mars", name: "Mars", gm: 42828.373621, radius: 3396.19, gravity: 3.71 },
  { id: "jupiter", name: "Jupiter", gm: 126686531.9, radius: 71492, gravity: 24.79 },
  { id: "saturn", name: "Saturn", gm: 37931206.2, radius: 60268, gravity: 10.44 },
  { id: "uranus", name: "Uranus", gm: 5793951.26, radius: 25559, gravity: 8.87 },
  { id: "neptune", name: "Neptune", gm: 6835103.145462, radius: 24764, gravity: 11.15 },
  { id: "pluto", name: "Pluto", gm: 869.6138177608748, radius: 1188.3, gravity: 0.62 },
] as const satisfies readonly Body[];

export type BodyId = (typeof BODIES)[number]["id"];
