import { useState } from "react";
import type { ViewProps } from "../../../site/kit";
import { Pager } from "../../../site/kit/Pager";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import type base64 from "./calculator";
import { hexLines } from "./hex";

const LINES = 16;
const PAGE = 16 * LINES;

/** The bytes as in a hex viewer: offset, sixteen bytes, and their printable ASCII characters. */
export function HexView({ model, format }: ViewProps<typeof base64>) {
  const [chosenPage, setChosenPage] = useState(0);
  const { bytes } = model;
  const pages = Math.max(1, Math.ceil(bytes.length / PAGE));
  const page = Math.min(chosenPage, pages - 1);
  return (
    <figure className="table-figure">
      <ScrollRegion label="Hex view">
        <table className="hex-view">
          <thead>
            <tr>
              <th scope="col">Offset</th>
              <th scope="col">Bytes</th>
              <th scope="col">ASCII</th>
            </tr>
          </thead>
          <tbody>
            {hexLines(bytes, page * PAGE, LINES).map(({ offset, hex, text }) => (
              <tr key={offset}>
                <td>{offset}</td>
                <td>{hex.join(" ")}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {pages > 1 && (
        <figcaption className="table-tools">
          <Pager id="hex" page={page} pages={pages} onTurn={setChosenPage}>
            {format.number(page * PAGE)}–{format.number(Math.min(bytes.length, (page + 1) * PAGE) - 1)} of{" "}
            {format.number(bytes.length)} bytes
          </Pager>
        </figcaption>
      )}
    </figure>
  );
}
