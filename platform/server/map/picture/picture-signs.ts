import { type Html, html } from '../../http/html.ts';
import type { PictureRequest } from './picture-address.ts';
import type { PicturePalette } from './picture-palette.ts';
import type { Pin } from './picture-pins.ts';

type Signs = NonNullable<PictureRequest['signs']>;
type SignShape = NonNullable<Signs['shapes']>[number];

/** As the page's own signs: the text on a brand's colour is always white. */
const ON_BRAND = '#ffffff';
const EDGE = 2;
/** Outer edges of the light gap and of the brass ring around the chosen sign. */
const [GAP, RING] = [2.5, 5.5];

/** Numbered signs of a list in the brand's colour, as the live map draws them. Number one is on top. */
export function pictureSigns(
  pins: readonly Pin[],
  palette: PicturePalette,
  { colour, shapes = [], isFirstChosen = false }: Signs,
): Html[] {
  return pins
    .map(({ disc: [x, y] }, index) => {
      const shape = shapes[index] ?? 'disc';
      const isChosen = isFirstChosen && index === 0;
      const edge = (colour: string, width: number) =>
        html` fill="none" stroke="${colour}" stroke-width="${2 * width}" stroke-linejoin="round"`;
      const around = edge(palette.onPin, isChosen ? GAP : EDGE);
      const inside =
        shape === 'ring'
          ? html` fill="${palette.onPin}" stroke="${colour}" stroke-width="2"`
          : html` fill="${colour}"`;
      const [word, low] = [shape === 'ring' ? palette.pin : ON_BRAND, shape === 'triangle' ? 7 : 4];
      return html`<g transform="translate(${round(x)} ${round(y)})">${isChosen && outline(shape, edge(palette.chosen, RING))}${outline(shape, around)}${outline(shape, inside)}<text y="${low}" font-size="12" font-weight="600" text-anchor="middle" fill="${word}">${index + 1}</text></g>`;
    })
    .toReversed();
}

function outline(shape: SignShape, paint: Html): Html {
  switch (shape) {
    case 'square':
      return html`<rect x="-12" y="-12" width="24" height="24" rx="3"${paint}/>`;
    case 'diamond':
      return html`<path d="M0-15 15 0 0 15-15 0z"${paint}/>`;
    case 'triangle':
      return html`<path d="M0-15 15 12H-15z"${paint}/>`;
    default:
      return html`<circle r="${shape === 'ring' ? 11 : 12}"${paint}/>`;
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
