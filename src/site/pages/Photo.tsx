import { site } from "../../../site.config";

/**
 * The stock photo, on top of our own drawing: if the photo does not load because it is blocked or the visitor
 * is offline, the drawing shows instead, without any script.
 */
export function Photo() {
  return (
    <div className="photo">
      <Illustration />
      <img src={site.photo.origin + site.photo.path} alt="" width="960" height="480" loading="lazy" decoding="async" />
    </div>
  );
}

/** An open book of tables on a counter, with a pencil on it. */
function Illustration() {
  const lines = Array.from({ length: 9 }, (_, i) => 118 + i * 26);
  return (
    <svg
      viewBox="0 0 960 480"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="A book of tables, open, with a pencil on it"
    >
      <rect className="photo-ground" width="960" height="480" />
      <path className="photo-page" d="M150 70 C 270 48 400 52 480 84 V 408 C 400 376 270 372 150 394 Z" />
      <path className="photo-page" d="M810 70 C 690 48 560 52 480 84 V 408 C 560 376 690 372 810 394 Z" />
      {lines.map((y) => (
        <g key={y} className="photo-lines">
          <path d={`M180 ${y - 12} C 280 ${y - 28} 390 ${y - 24} 452 ${y - 2}`} />
          <path d={`M780 ${y - 12} C 680 ${y - 28} 570 ${y - 24} 508 ${y - 2}`} />
        </g>
      ))}
      <path className="photo-rule" d="M250 64 V 380 M360 60 V 386 M600 60 V 386 M710 64 V 380" />
      <g transform="rotate(-24 640 330)">
        <rect className="photo-pencil" x="500" y="318" width="250" height="16" />
        <path className="photo-tip" d="M500 318 L470 326 L500 334 Z" />
      </g>
    </svg>
  );
}
