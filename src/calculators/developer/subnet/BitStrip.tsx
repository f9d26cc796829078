import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { BITS, binaryText, expandedText } from "../../../math/network/address";
import { groupDigits } from "../../../math/numbers/write-number";
import type { ViewProps } from "../../../site/kit";
import type calculator from "./calculator";
import type { Subnet } from "./subnet";

const ROW_BITS = 32;
/** Height of a row in px, including the labels below it. */
const ROW_HEIGHT = 58;
const CELL_TOP = 8;
const CELL_HEIGHT = 30;

const percent = (bits: number) => `${(100 * bits) / ROW_BITS}%`;

interface BitStripProps extends ViewProps<typeof calculator> {
  readonly subnet: Subnet;
}

/** Shows every bit of the address. The divider between network and host bits moves by dragging or with arrow keys. */
export default function BitStrip({ subnet, textOf, problems, setInputs }: BitStripProps) {
  const area = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  const { version, prefix } = subnet;
  const address = subnet.text(subnet.address.value);
  const bits = BITS[version];
  const digits = binaryText(subnet.address).replace(/[.:]/g, "");
  const rows = bits / ROW_BITS;

  function setPrefix(length: number): void {
    const next = Math.min(bits, Math.max(0, length));
    if (next === prefix && problems.size === 0) return;
    // Keep the address as typed, including its zone, and replace only the prefix or mask after it.
    const typed = problems.has("address") ? address : textOf("address").trim().split(/[\s/]/)[0];
    setInputs({ address: `${typed}/${next}`, ...(textOf("prefixLength") !== "" && { prefixLength: "" }) });
  }

  function prefixAt(event: PointerEvent): number {
    const box = (area.current as HTMLDivElement).getBoundingClientRect();
    const row = Math.floor((rows * (event.clientY - box.top)) / box.height);
    const column = Math.round((ROW_BITS * (event.clientX - box.left)) / box.width);
    return Math.min(rows - 1, Math.max(0, row)) * ROW_BITS + Math.min(ROW_BITS, Math.max(0, column));
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragging.current = true;
    setPrefix(prefixAt(event));
  }

  function onPointerMove(event: PointerEvent): void {
    if (dragging.current) setPrefix(prefixAt(event));
  }

  function onPointerUp(): void {
    dragging.current = false;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: prefix + 1,
      ArrowUp: prefix + 1,
      ArrowLeft: prefix - 1,
      ArrowDown: prefix - 1,
      PageUp: prefix + 8,
      PageDown: prefix - 8,
      Home: 0,
      End: bits,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setPrefix(next);
  }

  return (
    <figure className="bits">
      <div
        ref={area}
        className="bits-slider"
        id="bits"
        role="slider"
        tabIndex={0}
        aria-label="Prefix length"
        aria-valuemin={0}
        aria-valuemax={bits}
        aria-valuenow={prefix}
        aria-valuetext={`/${prefix}, ${groupDigits(String(subnet.usable.count))} usable`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onKeyDown={onKeyDown}
      >
        <svg width="100%" height={ROW_HEIGHT * rows} aria-hidden="true">
          {Array.from({ length: rows }, (_, row) => (
            <BitRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
              key={row}
              top={ROW_HEIGHT * row}
              digits={digits.slice(ROW_BITS * row, ROW_BITS * (row + 1))}
              networkBits={Math.min(ROW_BITS, Math.max(0, prefix - ROW_BITS * row))}
              labels={labelsOf(subnet, address, row)}
            />
          ))}
          <Divider prefix={prefix} />
        </svg>
      </div>
      <figcaption>
        <span className="bits-legend">
          <span className="key bits-network-key" />
          {prefix} network {prefix === 1 ? "bit" : "bits"}
        </span>{" "}
        <span className="bits-legend">
          <span className="key bits-host-key" />
          {bits - prefix} host {bits - prefix === 1 ? "bit" : "bits"}
        </span>{" "}
        <span className="screen-only">Drag the line, or use the arrow keys.</span>
      </figcaption>
    </figure>
  );
}

/** Labels under a row: four octets, or two groups of sixteen bits. */
function labelsOf(subnet: Subnet, text: string, row: number): string[] {
  if (subnet.version === 4) return text.split(".");
  return expandedText(subnet.address)
    .split(":")
    .slice(2 * row, 2 * row + 2);
}

interface BitRowProps {
  readonly top: number;
  readonly digits: string;
  /** Number of bits, from the left, that belong to the network. */
  readonly networkBits: number;
  readonly labels: readonly string[];
}

function BitRow({ top, digits, networkBits, labels }: BitRowProps) {
  const y = top + CELL_TOP;
  const group = ROW_BITS / labels.length;
  return (
    <>
      <rect className="bits-network" x="0" y={y} width={percent(networkBits)} height={CELL_HEIGHT} />
      <rect
        className="bits-host"
        x={percent(networkBits)}
        y={y}
        width={percent(ROW_BITS - networkBits)}
        height={CELL_HEIGHT}
      />
      <text
        className="bits-digits"
        x={[...digits].map((_, i) => percent(i + 0.5)).join(" ")}
        y={y + 20}
        textAnchor="middle"
      >
        {digits}
      </text>
      {labels.map((label, i) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a label is identified by its position
          key={i}
          x={percent(group * (i + 0.5))}
          y={y + CELL_HEIGHT + 15}
          textAnchor="middle"
        >
          {label}
        </text>
      ))}
      {labels.slice(1).map((_, i) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
          key={i}
          className="bits-border"
          x1={percent(group * (i + 1))}
          x2={percent(group * (i + 1))}
          y1={y}
          y2={y + CELL_HEIGHT + 16}
        />
      ))}
    </>
  );
}

/** Drawn after the last network bit; at a row boundary, at the end of the row rather than the start of the next. */
function Divider({ prefix }: { prefix: number }) {
  const row = Math.max(0, Math.ceil(prefix / ROW_BITS) - 1);
  const x = percent(prefix - ROW_BITS * row);
  const y = ROW_HEIGHT * row;
  return (
    <g className="bits-divider">
      <line x1={x} x2={x} y1={y} y2={y + CELL_TOP + CELL_HEIGHT + 8} />
      <circle cx={x} cy={y + 4} r="4" />
      <circle cx={x} cy={y + CELL_TOP + CELL_HEIGHT + 8} r="4" />
    </g>
  );
}
