import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "NIST Special Publication 811, appendix B.8 and table 8, and the SI Brochure",
    date: "2008 and 2006",
    cases: (
      [
        [0.01, "celsius", "kelvin", 273.16],
        [-40, "fahrenheit", "celsius", -40],
        [212, "fahrenheit", "celsius", 100],
        [-459.67, "fahrenheit", "kelvin", 0],
        [0, "kelvin", "rankine", 0],
        [671.67, "rankine", "celsius", 100],
      ] as const
    ).map(([value, from, to, result]) => [{ value, from, to }, { result }]),
  },
  {
    title: "National Weather Service, wind chill chart",
    date: "November 1, 2001",
    url: "https://www.weather.gov/safety/cold-wind-chill-chart",
    cases: (
      [
        [40, 5, "36"],
        [30, 15, "19"],
        [0, 15, "−19"],
        [0, 60, "−33"],
        [-45, 60, "−98"],
        [-20, 30, "−53"],
      ] as const
    ).map(([value, windSpeed, windChill]) => [{ mode: "feels-like", value, windSpeed }, { windChill }]),
  },
  {
    title: "National Weather Service, heat index chart",
    date: "retrieved November 2026",
    allowed: { units: 1.3, because: "The Weather Service gives its equation an error of 1.3 °F." },
    cases: (
      [
        [80, 40, "80"],
        [90, 70, "105"],
        [100, 40, "109"],
        [110, 40, "136"],
        [88, 100, "121"],
        [94, 65, "114"],
      ] as const
    ).map(([value, humidity, heatIndex]) => [{ mode: "feels-like", value, humidity }, { heatIndex }]),
  },
] satisfies readonly PublishedSource[];
