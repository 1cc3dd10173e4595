import { type Html, html } from '../../http/html.ts';
import type { Spot } from './picture-frame.ts';
import type { PicturePalette } from './picture-palette.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const RADIUS = 11;
const TAIL = 7;
export const MARK_RADIUS = 14;

/** A disc with its number and a tip at the location. Number one is on top. */
export function picturePins(spots: readonly Spot[], { pin, onPin }: PicturePalette): Html[] {
  return spots
    .map(([x, y], index) => {
      const middle = y - RADIUS - TAIL;
      const [left, right, joint] = [round(x - 6), round(x + 6), round(middle + 9.2)];
      const shape = `M${round(x)} ${round(y)}L${left} ${joint}A${RADIUS} ${RADIUS} 0 1 1 ${right} ${joint}z`;
      return html`<path fill="${pin}" stroke="${onPin}" stroke-width="1.5" stroke-linejoin="round" d="${shape}"/><text x="${round(x)}" y="${round(middle + 4)}" font-size="11" font-weight="600" text-anchor="middle" fill="${onPin}">${index + 1}</text>`;
    })
    .toReversed();
}

/** Areas of the pins that labels must avoid. */
export function pinBoxes(spots: readonly Spot[]): Box[] {
  return spots.map(([x, y]) => ({
    left: x - RADIUS,
    top: y - 2 * RADIUS - TAIL,
    right: x + RADIUS,
    bottom: y,
  }));
}

/** Areas of the page's own markers, each a disc. */
export function markBoxes(spots: readonly Spot[]): Box[] {
  return spots.map(([x, y]) => ({
    left: x - MARK_RADIUS,
    top: y - MARK_RADIUS,
    right: x + MARK_RADIUS,
    bottom: y + MARK_RADIUS,
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
