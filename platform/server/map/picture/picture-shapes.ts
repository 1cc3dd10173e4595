import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile';
import { type Html, html } from '../../http/html.ts';
import { type ClipBox, clipLine, clipRing } from './clip-shapes.ts';
import { pathData } from './path-data.ts';
import type { PictureFrame, PictureTile, Spot } from './picture-frame.ts';
import type { PicturePalette } from './picture-palette.ts';

export interface DecodedTile {
  at: PictureTile;
  tile: VectorTile;
}

type Which = (properties: VectorTileFeature['properties'], type: number) => boolean;

const [LINE, AREA] = [2, 3];
/** So that no edge of a cut shape is seen. */
const BLEED = 4;
/** Of a tile's width, in one step. */
const LEAP = 0.4;

/** Land, waters and borders. Tiles overlap a little: areas of one colour may, edges of tiles must not be drawn. */
export function pictureShapes(
  frame: PictureFrame,
  tiles: readonly DecodedTile[],
  palette: PicturePalette,
): Html[] {
  const view = viewOf(frame);
  const areas = (layer: string, fill: string, which?: Which) =>
    tiles.map((each) => {
      const data = ringsOf(each, layer, which).map((ring) => pathData(clipRing(ring, view), true));
      const d = data.join('');
      return d && html`<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`;
    });
  const lines = (layer: string, look: { stroke: string; width: number }, which?: Which) => {
    const d = tiles
      .flatMap((each) =>
        ringsOf(each, layer, which)
          .flatMap((line) => withoutLeaps(line, each.at.size))
          .flatMap((line) => clipLine(line, within(each.at, view))),
      )
      .map((line) => pathData(line, false))
      .join('');
    return (
      d && html`<path fill="none" stroke="${look.stroke}" stroke-width="${look.width}" d="${d}"/>`
    );
  };
  const { coast, border, river, sea } = palette;
  const parts = [
    ...areas('earth', palette.land),
    html`<g opacity="${builtUpShare(frame.zoom)}">${areas('landcover', palette.builtUp, ({ kind }) => kind === 'urban_area')}</g>`,
    ...areas('water', sea, (_, type) => type === AREA),
    lines(
      'water',
      { stroke: river, width: frame.zoom > 7 ? 1.4 : 0.8 },
      (_, type) => type === LINE,
    ),
    lines('earth', { stroke: coast, width: 0.8 }),
    lines('boundaries', { stroke: coast, width: 0.8 }, ofLevel(4)),
    lines('boundaries', { stroke: border, width: 1.1 }, ofLevel(2)),
  ];
  return parts.filter((part) => part !== '');
}

/** A large town is a patch from afar; from within it would be all there is. */
function builtUpShare(zoom: number): number {
  if (zoom < 5) return 0;
  return zoom < 9 ? 1 : 0.35;
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
