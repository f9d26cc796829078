import { blockText } from "../../../math/network/block";
import type { ViewProps } from "../../../site/kit";
import { type Area, blockLabels, mapAreas } from "./block-map";
import type subnet from "./calculator";

const HEIGHT = 320;
/** Minimum widths of the map in px: on a phone, and next to the form. */
const NARROW = 316;
const WIDE = 560;
const LETTER = 7.2;

const percent = (share: number) => `${100 * share}%`;

/** Map of the network in which areas are proportional to block sizes, and free or excluded space is hatched. */
export default function BlockMap({ model, outputs }: ViewProps<typeof subnet>) {
  const { answer, variant } = model;
  if (!answer.subnet) return null;
  const { block: network } = answer.subnet;
  const areas = mapAreas(answer, network);
  const has = (kind: Area["kind"]) => areas.some((area) => area.kind === kind);
  const hatched = variant === "exclude" ? "excluded" : "free";
  return (
    <figure className="map">
      <svg
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={`Map of ${outputs.cidr}: ${outputs.resultCount} ${outputs.resultCount === "1" ? "block" : "blocks"}${has("free") ? `, the rest ${hatched}` : ""}`}
      >
        <defs>
          <pattern id="map-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1="0" x2="0" y1="0" y2="7" />
          </pattern>
        </defs>
        {areas.map((area) => (
          <svg
            key={`${area.kind}${blockText(area.block)}`}
            x={percent(area.x)}
            y={percent(area.y)}
            width={percent(area.width)}
            height={percent(area.height)}
          >
            <title>{[blockText(area.block), area.name].filter(Boolean).join(", ")}</title>
            <rect className={`map-${area.kind}`} width="100%" height="100%" />
            {area.kind === "free" && <rect className="map-hatched" width="100%" height="100%" />}
            <Label area={area} labels={blockLabels(area.block, network)} />
          </svg>
        ))}
      </svg>
      <figcaption>
        Each area is as large as its share of {outputs.cidr}.
        {has("free") && ` ${hatched === "free" ? "Free" : "Excluded"} space is hatched.`}
        {has("unlisted") && " Plain areas are beyond the listed rows."}
      </figcaption>
    </figure>
  );
}

/** As much text as fits, which is less on a phone than next to the form. */
function Label({ area, labels }: { area: Area; labels: readonly string[] }) {
  if (area.kind === "unlisted") return null;
  const lines = Math.floor((area.height * HEIGHT - 8) / 16);
  const narrow = fitting(area, labels, NARROW, lines);
  const wide = fitting(area, labels, WIDE, lines);
  if (narrow.join() === wide.join()) return <Lines texts={narrow} />;
  return (
    <>
      <Lines texts={narrow} className="map-narrow" />
      <Lines texts={wide} className="map-wide" />
    </>
  );
}

function fitting({ name, width }: Area, labels: readonly string[], picture: number, lines: number): string[] {
  const letters = (width * picture - 10) / LETTER;
  const fits = (text: string) => text.length <= letters;
  const address = labels.find(fits);
  const texts = [...(name && fits(name) ? [name] : []), ...(address ? [address] : [])];
  return texts.slice(0, Math.max(0, lines));
}

function Lines({ texts, className }: { texts: readonly string[]; className?: string }) {
  return texts.map((text, i) => (
    <text key={text} className={className} x="6" y={18 + 16 * i}>
      {text}
    </text>
  ));
}
