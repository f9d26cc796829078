import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, placePopup } from "./place-popup";

const WINDOW = { width: 1000, height: 800 };
const POPUP = { width: 300, height: 100 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Written as an overlap of intervals, unlike the code under test. */
function overlap(a: Box, b: Box): boolean {
  const shared = (from: number, to: number, start: number, end: number) => Math.min(to, end) - Math.max(from, start);
  return shared(a.left, a.right, b.left, b.right) > 0 && shared(a.top, a.bottom, b.top, b.bottom) > 0;
}

describe("placePopup", () => {
  it("takes the lower right corner of an empty window", () => {
    expect(placePopup(POPUP, WINDOW, [])).toEqual({ left: 680, top: 680 });
  });

  it("prefers a place without text, and covers text rather than a field", () => {
    const field = box(0, 400, 1000, 400);
    const text = box(0, 0, 1000, 200);
    const place = placePopup(POPUP, WINDOW, [field], [text]);
    expect(place?.top).toBeGreaterThanOrEqual(200);
    expect(place?.top).toBeLessThanOrEqual(300);
    expect(placePopup(POPUP, WINDOW, [field], [box(0, 0, 1000, 400)])?.top).toBeLessThanOrEqual(300);
  });

  it("covers as few lines as possible if there is text everywhere", () => {
    const lines = [0, 100, 200, 300, 400, 500, 600, 660, 720].map((top) => box(0, top, 1000, 40));
    const place = placePopup(POPUP, WINDOW, [], lines);
    const popup = box(place?.left ?? 0, place?.top ?? 0, POPUP.width, POPUP.height);
    expect(lines.filter((line) => overlap(line, popup))).toHaveLength(1);
  });

  it("returns null if fields leave no room", () => {
    expect(placePopup(POPUP, WINDOW, [box(0, 60, 1000, 740)])).toBeNull();
  });

  it("never covers a field, and stays inside the window", () => {
    const boxes = fc.array(
      fc
        .tuple(fc.nat(900), fc.nat(700), fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 300 }))
        .map((sides) => box(...sides)),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(boxes, boxes, (fields, texts) => {
        const place = placePopup(POPUP, WINDOW, fields, texts);
        if (!place) return;
        const popup = box(place.left, place.top, POPUP.width, POPUP.height);
        for (const field of fields) expect(overlap(popup, field)).toBe(false);
        expect(popup.left).toBeGreaterThanOrEqual(0);
        expect(popup.top).toBeGreaterThanOrEqual(0);
        expect(popup.right).toBeLessThanOrEqual(WINDOW.width);
        expect(popup.bottom).toBeLessThanOrEqual(WINDOW.height);
      }),
    );
  });
});
