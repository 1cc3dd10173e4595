import { separateDiscs } from '#platform/contract/map/separate-discs.ts';
import { type Html, html } from '../../http/html.ts';
import type { Box } from './picture-boxes.ts';
import type { PictureFrame, Spot } from './picture-frame.ts';
import type { PicturePalette } from './picture-palette.ts';

/** A location, and the centre of the disc that is drawn for it. */
export interface Pin {
  tip: Spot;
  disc: Spot;
}

const RADIUS = 11;
const TAIL = 7;
const STROKE = 1.5;
/** Half the angle that the tail takes of its disc. */
const TAIL_ANGLE = 0.58;
export const MARK_RADIUS = 14;
/** Least distance of two signs: the corners of squares do not touch either. */
const SIGN_DISTANCE = 36;

/** Pins whose discs do not cover each other; signs have no tips, so each is at its location itself. */
export function placePins(
  tips: readonly Spot[],
  { width, height }: Pick<PictureFrame, 'width' | 'height'>,
  kind: 'pins' | 'signs' = 'pins',
  free?: Spot,
): Pin[] {
  const [above, diameter] =
    kind === 'signs' ? [0, SIGN_DISTANCE] : [RADIUS + TAIL, 2 * RADIUS + STROKE];
  const discs = separateDiscs(
    tips.map(([x, y]): Spot => [x, y - above]),
    { diameter, width, height, free },
  );
  return tips.map((tip, index) => {
    const disc = discs[index] ?? tip;
    return { tip: kind === 'signs' ? disc : tip, disc };
  });
}

/** A disc with its number and a tip at the location. Number one is on top. */
export function picturePins(pins: readonly Pin[], { pin, onPin }: PicturePalette): Html[] {
  return pins
    .map(({ tip, disc: [x, y] }, index) => {
      const angle = Math.atan2(tip[1] - y, tip[0] - x);
      const onDisc = (at: number) =>
        `${round(x + RADIUS * Math.cos(at))} ${round(y + RADIUS * Math.sin(at))}`;
      const isInside = Math.hypot(tip[0] - x, tip[1] - y) < RADIUS;
      const end = isInside ? onDisc(angle) : `${round(tip[0])} ${round(tip[1])}`;
      const shape = `M${end}L${onDisc(angle + TAIL_ANGLE)}A${RADIUS} ${RADIUS} 0 1 1 ${onDisc(angle - TAIL_ANGLE)}z`;
      return html`<path fill="${pin}" stroke="${onPin}" stroke-width="${STROKE}" stroke-linejoin="round" d="${shape}"/><text x="${round(x)}" y="${round(y + 4)}" font-size="11" font-weight="600" text-anchor="middle" fill="${onPin}">${index + 1}</text>`;
    })
    .toReversed();
}

/** Areas of the pins that labels must avoid. */
export function pinBoxes(pins: readonly Pin[]): Box[] {
  return pins.map(({ tip, disc: [x, y] }) => ({
    left: Math.min(tip[0], x - RADIUS),
    top: Math.min(tip[1], y - RADIUS),
    right: Math.max(tip[0], x + RADIUS),
    bottom: Math.max(tip[1], y + RADIUS),
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
