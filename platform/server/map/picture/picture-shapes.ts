import type { VectorTileFeature } from '@mapbox/vector-tile';
import { type Html, html } from '../../http/html.ts';
import { byZoom } from './by-zoom.ts';
import { type ClipBox, clipLine, clipRing } from './clip-shapes.ts';
import type { DecodedTile } from './decoded-tile.ts';
import { pathData } from './path-data.ts';
import type { PictureFrame, PictureTile, Spot } from './picture-frame.ts';
import type { PicturePalette } from './picture-palette.ts';

type Which = (properties: VectorTileFeature['properties'], type: number) => boolean;

const [LINE, AREA] = [2, 3];
/** So that no edge of a cut shape is seen. */
const BLEED = 4;
/** Of a tile's width, in one step. */
const LEAP = 0.4;

/** As on the screen: which lines there are from where on, and how they grow. */
const RIVERS_FROM = 4;
const REGIONS_FROM = 4.5;
const WIDTHS = {
  river: [
    [4, 0.5],
    [8, 1.2],
    [11, 2],
  ],
  region: [
    [4.5, 0.6],
    [7.5, 1],
  ],
  country: [
    [0, 0.72],
    [3, 1.2],
  ],
} as const;
const COAST_WIDTH = 0.8;
/** A large town is a patch from afar; from within it would be all there is. */
const BUILT_UP = [
  [4, 0],
  [6, 1],
  [9.5, 0.7],
  [11, 0.25],
] as const;

/** Land, waters and borders. Tiles overlap a little: areas of one colour may, edges of tiles must not be drawn. */
export function pictureShapes(
  frame: PictureFrame,
  tiles: readonly DecodedTile[],
  palette: PicturePalette,
): Html[] {
  const { zoom, grain } = frame;
  const view = viewOf(frame);
  const areas = (layer: string, fill: string, which?: Which) =>
    tiles
      .map((each) =>
        ringsOf(each, layer, which)
          .map((ring) => pathData(clipRing(ring, view), true, grain))
          .join(''),
      )
      .filter((d) => d !== '')
      .map((d) => html`<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`);
  const lines = (layer: string, look: { stroke: string; width: number }, which?: Which) => {
    const d = tiles
      .flatMap((each) =>
        ringsOf(each, layer, which)
          .flatMap((line) => withoutLeaps(line, each.at.size))
          .flatMap((line) => clipLine(line, within(each.at, view))),
      )
      .map((line) => pathData(line, false, grain))
      .join('');
    if (d === '') return [];
    // A picture that is stretched has the same lines.
    return [
      html`<path fill="none" stroke="${look.stroke}" stroke-width="${look.width}" vector-effect="non-scaling-stroke" d="${d}"/>`,
    ];
  };
  const { coast, border, river, sea } = palette;
  const builtUp = byZoom(zoom, BUILT_UP);
  const width = (of: keyof typeof WIDTHS) => byZoom(zoom, WIDTHS[of]);
  return [
    ...areas('earth', palette.land),
    ...areas('landcover', palette.ice, ({ kind }) => kind === 'glacier'),
    ...(builtUp > 0
      ? [
          html`<g opacity="${builtUp}">${areas('landcover', palette.builtUp, ({ kind }) => kind === 'urban_area')}</g>`,
        ]
      : []),
    ...areas('water', sea, (_, type) => type === AREA),
    ...(zoom >= RIVERS_FROM
      ? lines('water', { stroke: river, width: width('river') }, (_, type) => type === LINE)
      : []),
    ...lines('earth', { stroke: coast, width: COAST_WIDTH }),
    ...(zoom >= REGIONS_FROM
      ? lines('boundaries', { stroke: coast, width: width('region') }, ofLevel(4))
      : []),
    ...lines('boundaries', { stroke: border, width: width('country') }, ofLevel(2)),
  ];
}

function ofLevel(level: number): Which {
  return ({ kind_detail }) => kind_detail === level;
}

/** An island on the date line is joined around the whole world: that is no coast. */
function withoutLeaps(line: readonly Spot[], size: number): Spot[][] {
  const parts: Spot[][] = [[]];
  line.forEach((spot, index) => {
    const before = line[index - 1];
    if (before && Math.abs(spot[0] - before[0]) > size * LEAP) parts.push([]);
    parts.at(-1)?.push(spot);
  });
  return parts;
}

/** Rings of areas and lines alike, where they lie in the picture. */
function ringsOf({ at, tile }: DecodedTile, name: string, which?: Which): Spot[][] {
  const layer = tile.layers[name];
  if (!layer) return [];
  const unit = at.size / layer.extent;
  return Array.from({ length: layer.length }, (_, index) => layer.feature(index))
    .filter(({ properties, type }) => type !== 1 && (which?.(properties, type) ?? true))
    .flatMap((feature) => feature.loadGeometry())
    .map((ring) => ring.map(({ x, y }): Spot => [at.left + x * unit, at.top + y * unit]));
}

function viewOf({ width, height }: PictureFrame): ClipBox {
  return { left: -BLEED, top: -BLEED, right: width + BLEED, bottom: height + BLEED };
}

function within({ left, top, size }: PictureTile, view: ClipBox): ClipBox {
  return {
    left: Math.max(view.left, left),
    top: Math.max(view.top, top),
    right: Math.min(view.right, left + size),
    bottom: Math.min(view.bottom, top + size),
  };
}
