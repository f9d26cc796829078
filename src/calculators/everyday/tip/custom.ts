import { TIP_CUSTOMS } from "../../../data/tip-customs";
import type { Inputs } from "./inputs";

interface Custom {
  readonly low: number | null;
  readonly high: number | null;
  readonly note: string;
}

const NOUN = {
  restaurant: "restaurants",
  bar: "bars",
  delivery: "deliveries",
  taxi: "taxis",
  hair: "hair stylists",
  hotel: "hotels",
} as const;

const US_NOTE =
  "An automatic gratuity is a service charge, not a tip (IRS Rev. Rul. 2012-18). Enter it as the service charge in the bill.";
const INDIA_NOTE = `A service charge is voluntary (CCPA guidelines of July 4, 2022, upheld by the Delhi High Court on March 28, 2025); the consumer helpline is ${TIP_CUSTOMS.indiaServiceCharge.value.helpline}.`;

/** The customary tip in a country. It is advice only and never changes the result. */
export function customOf({ country, service }: Pick<Inputs, "country" | "service">): Custom {
  const custom = TIP_CUSTOMS.restaurants.value[country as keyof typeof TIP_CUSTOMS.restaurants.value];
  const remarks = [custom.note, country === "us" ? US_NOTE : country === "in" ? INDIA_NOTE : undefined];
  // Hotel tips are fixed small amounts for each service, not a percentage of the bill.
  if (service === "hotel")
    return {
      low: null,
      high: null,
      note: `In hotels, a tip is a small amount for each service, not a share of the bill. ${custom.name}: etiquette, not law.`,
    };
  const range = custom.low === custom.high ? `${custom.low}%` : `${custom.low} to ${custom.high}%`;
  const subject =
    service === "restaurant"
      ? `${custom.name}: ${range} in restaurants.`
      : `${custom.name}: ${range} in restaurants; for ${NOUN[service]}, guides differ more.`;
  return {
    low: custom.low,
    high: custom.high,
    note: [subject, ...remarks.filter(Boolean), "Etiquette, not law."].join(" "),
  };
}
