/** The user's current time. The browser provides the zone; our own data tells what its clocks show. */
import { momentTexts } from "./texts";
import { allZones, zoneOf, zoneText } from "./zones";

export async function nowTexts(mode: string): Promise<Record<string, string>> {
  await allZones.load();
  const seconds = Math.floor(Date.now() / 1000);
  const zone = zoneOf(new Intl.DateTimeFormat().resolvedOptions().timeZone, "fromZone");
  const fromZone = zoneText(zone);
  if (mode === "unix") return { epoch: String(seconds), epochUnit: "s", fromZone };
  return { fromZone, ...momentTexts(zone, seconds) };
}
