/**
 * Zones by the names that people give them, other than cities. Countries and territories with one zone in use are from
 * the Unicode CLDR (regions.json); states of the United States from 49 CFR part 71, which divides those in `SEVERAL`.
 */
import regions from "./regions.json";

/** Names in lowercase, separated by commas, by zone. */
export const REGIONS: Readonly<Record<string, string>> = regions;

/** Names of a zone's own time: Pacific time, Central European time. */
export const TIMES: Readonly<Record<string, string>> = {
  et: "America/New_York",
  eastern: "America/New_York",
  "us eastern": "America/New_York",
  ct: "America/Chicago",
  central: "America/Chicago",
  "us central": "America/Chicago",
  mt: "America/Denver",
  mountain: "America/Denver",
  "us mountain": "America/Denver",
  pt: "America/Los_Angeles",
  pacific: "America/Los_Angeles",
  "us pacific": "America/Los_Angeles",
  akt: "America/Anchorage",
  hst: "Pacific/Honolulu",
  "hawaii-aleutian": "Pacific/Honolulu",
  atlantic: "America/Halifax",
  greenwich: "UTC",
  "greenwich mean": "UTC",
  "coordinated universal": "UTC",
  universal: "UTC",
  zulu: "UTC",
  "western european": "Europe/Lisbon",
  "central european": "Europe/Berlin",
  "eastern european": "Europe/Athens",
  british: "Europe/London",
  irish: "Europe/Dublin",
  israel: "Asia/Jerusalem",
  indian: "Asia/Kolkata",
  gulf: "Asia/Dubai",
  arabian: "Asia/Riyadh",
  arabia: "Asia/Riyadh",
  moscow: "Europe/Moscow",
  "west africa": "Africa/Lagos",
  "central africa": "Africa/Maputo",
  "east africa": "Africa/Nairobi",
  "australian eastern": "Australia/Sydney",
  "australian central": "Australia/Adelaide",
  "australian western": "Australia/Perth",
};

const US = ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"] as const;

/** Zones of names that have several, the most populous first. */
export const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  "united states": [...US, "America/Anchorage", "Pacific/Honolulu"],
  us: [...US, "America/Anchorage", "Pacific/Honolulu"],
  usa: [...US, "America/Anchorage", "Pacific/Honolulu"],
  america: [...US, "America/Anchorage", "Pacific/Honolulu"],
  canada: [
    "America/Toronto",
    "America/Vancouver",
    "America/Edmonton",
    "America/Winnipeg",
    "America/Halifax",
    "America/St_Johns",
  ],
  mexico: ["America/Mexico_City", "America/Cancun", "America/Hermosillo", "America/Tijuana"],
  brazil: ["America/Sao_Paulo", "America/Manaus", "America/Rio_Branco", "America/Noronha"],
  australia: ["Australia/Sydney", "Australia/Brisbane", "Australia/Adelaide", "Australia/Darwin", "Australia/Perth"],
  russia: [
    "Europe/Moscow",
    "Europe/Samara",
    "Asia/Yekaterinburg",
    "Asia/Omsk",
    "Asia/Krasnoyarsk",
    "Asia/Irkutsk",
    "Asia/Yakutsk",
    "Asia/Vladivostok",
    "Asia/Magadan",
    "Asia/Kamchatka",
  ],
  indonesia: ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura"],
  mongolia: ["Asia/Ulaanbaatar", "Asia/Hovd"],
  congo: ["Africa/Kinshasa", "Africa/Lubumbashi"],
  georgia: ["America/New_York", "Asia/Tbilisi"],
  washington: ["America/New_York", "America/Los_Angeles"],
  florida: ["America/New_York", "America/Chicago"],
  indiana: ["America/Indiana/Indianapolis", "America/Chicago"],
  kentucky: ["America/Kentucky/Louisville", "America/Chicago"],
  tennessee: ["America/Chicago", "America/New_York"],
  kansas: ["America/Chicago", "America/Denver"],
  nebraska: ["America/Chicago", "America/Denver"],
  "north dakota": ["America/Chicago", "America/Denver"],
  "south dakota": ["America/Chicago", "America/Denver"],
  texas: ["America/Chicago", "America/Denver"],
  idaho: ["America/Boise", "America/Los_Angeles"],
  oregon: ["America/Los_Angeles", "America/Boise"],
};
