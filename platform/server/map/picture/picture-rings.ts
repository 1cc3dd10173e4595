import { type Html, html } from '../../http/html.ts';
import type { PictureRequest } from './picture-address.ts';
import { type Box, isInside, meets, textBox, textWidth } from './picture-boxes.ts';
import { lengthOf, type PictureFrame, type Spot } from './picture-frame.ts';
import type { PicturePalette } from './picture-palette.ts';

const SIZE = 11;
/** Of the label, in eighths of a turn from below the centre, as on the live map. */
const EIGHTHS = [0, 4, 2, 6, 1, 7, 3, 5];

export interface PictureRings {
  /** Lightens what is around the place, below the lines of the map. */
  searched: Html[];
  circles: Html[];
  labels: Html[];
  /** Areas of the labels, which names must avoid. */
  boxes: Box[];
}

/** Dotted circles around the searched place. A circle whose label has no room in the image has none. */
export function pictureRings(
  frame: PictureFrame,
  rings: PictureRequest['rings'],
  { palette, taken }: { palette: PicturePalette; taken: readonly Box[] },
): PictureRings {
  const drawn: PictureRings = { searched: [], circles: [], labels: [], boxes: [] };
  if (!rings) return drawn;
  const [x, y] = frame.place(...rings.at);
  const largest = Math.max(0, ...rings.of.map(({ km }) => km));
  drawn.searched.push(
    html`<circle cx="${round(x)}" cy="${round(y)}" r="${round(lengthOf(frame, largest, rings.at[1]))}" fill="${palette.surface}" fill-opacity="0.7"/>`,
  );
  for (const { km, label } of rings.of) {
    const radius = lengthOf(frame, km, rings.at[1]);
    drawn.circles.push(
      html`<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${palette.ring}" stroke-dasharray="2 5"/>`,
    );
    const spot = EIGHTHS.map((eighth): Spot => {
      const angle = (eighth * Math.PI) / 4;
      return [x + Math.sin(angle) * radius, y + Math.cos(angle) * radius];
    }).find((at) => {
      const box = boxOf(label, at);
      return (
        isInside(box, frame) && [...taken, ...drawn.boxes].every((other) => !meets(box, other))
      );
    });
    if (!spot) continue;
    drawn.boxes.push(boxOf(label, spot));
    drawn.labels.push(
      html`<text x="${round(spot[0])}" y="${round(spot[1] + SIZE * 0.35)}" font-size="${SIZE}" text-anchor="middle" fill="${palette.quietWord}">${label}</text>`,
    );
  }
  return drawn;
}

function boxOf(label: string, [x, y]: Spot): Box {
  return textBox(label, SIZE, [x - textWidth(label, SIZE) / 2, y]);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
