import type { VectorTileFeature } from '@mapbox/vector-tile';
import { type Html, html } from '../../http/html.ts';
import type { DecodedTile } from './decoded-tile.ts';
import { pathData } from './path-data.ts';
import type { PictureFrame, PictureTile, Spot } from './picture-frame.ts';
import type { PicturePalette } from './picture-palette.ts';

type Which = (properties: VectorTileFeature['properties'], type: number) => boolean;

const [LINE, AREA] = [2, 3];
/** Margin that hides the edges of clipped shapes. */
const BLEED = 4;
/** Maximum step, as a share of the tile's width. */
const LEAP = 0.4;

/** Which lines are drawn from which zoom, and their widths, as in interactive maps. */
const RIVERS_FROM = 4;
const REGIONS_FROM = 4.5;
const PROVINCES_FROM = 7;
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
const PROVINCE_WIDTH = 0.8;
/** Large towns are drawn as areas only at low zoom; closer, the area would fill the image. */
const BUILT_UP = [
  [4, 0],
  [6, 1],
  [9.5, 0.7],
  [11, 0.25],
] as const;

/**
 * Land, water and borders. Tiles overlap slightly, so that their edges are not visible. On a map without coloured areas,
 * borders of regions and provinces are as clear as those of countries.
 */
export function pictureShapes(
  frame: PictureFrame,
  tiles: readonly DecodedTile[],
  palette: PicturePalette,
  {
    hasClearBorders = false,
    belowLines = [],
  }: { hasClearBorders?: boolean; belowLines?: readonly Html[] } = {},
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
    // Strokes stay the same width when the image is stretched.
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
    ...belowLines,
    ...areas('water', sea, (_, type) => type === AREA),
    ...(zoom >= RIVERS_FROM
      ? lines('water', { stroke: river, width: width('river') }, (_, type) => type === LINE)
      : []),
    ...lines('earth', { stroke: coast, width: COAST_WIDTH }),
    ...(zoom >= REGIONS_FROM
      ? lines(
          'boundaries',
          { stroke: hasClearBorders ? border : coast, width: width('region') },
          ofLevel(4),
        )
      : []),
    ...(hasClearBorders && zoom >= PROVINCES_FROM
      ? lines('boundaries', { stroke: border, width: PROVINCE_WIDTH }, ofLevel(6))
      : []),
    ...lines('boundaries', { stroke: border, width: width('country') }, ofLevel(2)),
  ];
}

function ofLevel(level: number): Which {
  return ({ kind_detail }) => kind_detail === level;
}

/** Removes the long line that connects an island across the date line. */
function withoutLeaps(line: readonly Spot[], size: number): Spot[][] {
  const parts: Spot[][] = [[]];
  line.forEach((spot, index) => {
    const before = line[index - 1];
    if (before && Math.abs(spot[0] - before[0]) > size * LEAP) parts.push([]);
    parts.at(-1)?.push(spot);
  });
  return parts;
}

/** Rings of areas and lines in image coordinates. */
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

/** Interpolates a width or opacity by zoom, linearly between stops, like the interactive maps. */
export function byZoom(zoom: number, stops: readonly (readonly [zoom: number, value: number])[]) {
  const next = stops.findIndex(([at]) => zoom < at);
  const [to, before] = [stops.at(next), stops.at(next - 1)];
  if (next === 0 || next === -1 || !to || !before)
    return (next === 0 ? stops[0] : stops.at(-1))?.[1] ?? 0;
  const share = (zoom - before[0]) / (to[0] - before[0]);
  return Math.round(100 * (before[1] + share * (to[1] - before[1]))) / 100;
}

interface ClipBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The parts of a line inside the box. Parts outside would only enlarge the image. */
export function clipLine(line: readonly Spot[], box: ClipBox): Spot[][] {
  const runs: Spot[][] = [];
  let run: Spot[] = [];
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    const clipped = from && to && segmentIn(from, to, box);
    if (!clipped) continue;
    const last = run.at(-1);
    if (!last || last[0] !== clipped[0][0] || last[1] !== clipped[0][1]) {
      if (run.length > 1) runs.push(run);
      run = [clipped[0]];
    }
    run.push(clipped[1]);
  }
  if (run.length > 1) runs.push(run);
  return runs;
}

/** Clips a closed shape at the box, edge by edge. */
export function clipRing(ring: readonly Spot[], box: ClipBox): Spot[] {
  const depths: ((spot: Spot) => number)[] = [
    ([x]) => x - box.left,
    ([x]) => box.right - x,
    ([, y]) => y - box.top,
    ([, y]) => box.bottom - y,
  ];
  let shape = [...ring];
  for (const depth of depths) {
    const clipped: Spot[] = [];
    shape.forEach((spot, index) => {
      const before = shape.at(index - 1) ?? spot;
      const [now, then] = [depth(spot), depth(before)];
      if (now < 0 !== then < 0) clipped.push(between(before, spot, then / (then - now)));
      if (now >= 0) clipped.push(spot);
    });
    shape = clipped;
  }
  return shape;
}

/** Liang–Barsky clipping: where the segment enters and leaves the box. */
function segmentIn(from: Spot, to: Spot, box: ClipBox): [Spot, Spot] | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [start, end] = [0, 1];
  const bounds = [
    [-dx, from[0] - box.left],
    [dx, box.right - from[0]],
    [-dy, from[1] - box.top],
    [dy, box.bottom - from[1]],
  ] as const;
  for (const [step, room] of bounds) {
    if (step === 0 && room < 0) return null;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  if (start >= end) return null;
  return [start === 0 ? from : between(from, to, start), end === 1 ? to : between(from, to, end)];
}

function between(from: Spot, to: Spot, share: number): Spot {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
