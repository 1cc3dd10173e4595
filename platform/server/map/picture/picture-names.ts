import type { VectorTileFeature } from '@mapbox/vector-tile';
import type { Locale } from '#platform/contract/locale.ts';
import { type Html, html } from '../../http/html.ts';
import type { DecodedTile } from './decoded-tile.ts';
import { type Box, GAP, isInside, meets, textBox, textWidth } from './picture-boxes.ts';
import type { PictureFrame, Spot } from './picture-frame.ts';
import type { PicturePalette } from './picture-palette.ts';
import { MARK_RADIUS } from './picture-pins.ts';

interface Name {
  words: string;
  at: Spot;
  weight: number;
  isCountry: boolean;
  /** The page draws a marker there, so the name is placed next to it. */
  isMarked?: boolean;
}

/** After countries, before all towns of the base map. */
const TOWN_WEIGHT = 50;

const MAX_NAMES = 40;
/** A small image also shows smaller towns, because larger ones are placed first. */
const LENIENCE = 2;
const COUNTRIES_UNTIL = 6.5;
/** Minimum rank of a labelled town by zoom: zoom, and the lowest rank from there on. */
const TOWNS = [
  [10, 0],
  [9, 1],
  [8, 2.5],
  [7, 4.5],
  [6, 6.5],
  [5, 8.5],
  [4, 10],
  [0, 12],
] as const;

/** Places the most important labels that fit; `taken` lists the occupied areas. */
export function pictureNames(
  frame: PictureFrame,
  tiles: readonly DecodedTile[],
  given: {
    locale: Locale;
    palette: PicturePalette;
    towns?: readonly { name: string; at: Spot }[];
    taken: readonly Box[];
  },
): Html[] {
  const taken = [...given.taken];
  const drawn: Html[] = [];
  const seen = new Set<string>();
  const towns = (given.towns ?? []).map(({ name, at }): Name => {
    return { words: plainText(name), at, weight: TOWN_WEIGHT, isCountry: false, isMarked: true };
  });
  const others = namesIn(frame, tiles, given.locale).filter(
    ({ words }) => !towns.some((town) => isSameTown(town.words, words)),
  );
  for (const name of [...towns, ...others].toSorted(heaviestFirst)) {
    const key = `${name.words} ${Math.round(name.at[0])} ${Math.round(name.at[1])}`;
    if (seen.has(key) || drawn.length === MAX_NAMES) continue;
    seen.add(key);
    const size = name.isCountry ? 12 : 11;
    const room = roomsFor(name, size).find(
      ({ box }) => isInside(box, frame) && taken.every((other) => !meets(box, other)),
    );
    if (!room) continue;
    taken.push(room.box);
    drawn.push(drawnName(name, room, { size, palette: given.palette }));
  }
  return drawn;
}

/** Treats Freiburg and Freiburg im Breisgau as the same town. */
function isSameTown(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === short || long.startsWith(`${short} `);
}

function namesIn(frame: PictureFrame, tiles: readonly DecodedTile[], locale: Locale): Name[] {
  const least = (TOWNS.find(([zoom]) => frame.zoom >= zoom)?.[1] ?? 12) - LENIENCE;
  const shown = ({ kind, population_rank }: VectorTileFeature['properties']) =>
    kind === 'country'
      ? frame.zoom < COUNTRIES_UNTIL
      : kind === 'locality' && Number(population_rank ?? 0) >= least;
  return tiles
    .flatMap(({ at, tile }) => {
      const layer = tile.layers.places;
      if (!layer) return [];
      const unit = at.size / layer.extent;
      return Array.from({ length: layer.length }, (_, index) => layer.feature(index))
        .filter(({ properties }) => shown(properties))
        .map((feature): Name => {
          const [[point] = []] = feature.loadGeometry();
          const { properties } = feature;
          const isCountry = properties.kind === 'country';
          return {
            words: plainText(properties[`name:${locale}`] ?? properties.name),
            at: [at.left + (point?.x ?? 0) * unit, at.top + (point?.y ?? 0) * unit],
            weight: isCountry
              ? 100 - Number(properties.min_zoom)
              : Number(properties.population_rank),
            isCountry,
          };
        });
    })
    .filter(({ words }) => words !== '');
}

function heaviestFirst(one: Name, other: Name): number {
  return other.weight - one.weight || (one.words < other.words ? -1 : 1);
}

function roomsFor({ words, at: [x, y], isCountry, isMarked }: Name, size: number) {
  const width = textWidth(words, size);
  const box = (left: number, middle: number) => textBox(words, size, [left, middle]);
  const centred = (middle: number) => ({
    ...{ anchor: 'middle', x, y: middle },
    box: box(x - width / 2, middle),
  });
  if (isCountry) return [centred(y)];
  const aside = MARK_RADIUS + GAP + 1;
  if (isMarked)
    return [
      centred(y + aside + size / 2),
      { anchor: 'start', x: x + aside, y, box: box(x + aside, y) },
      { anchor: 'end', x: x - aside, y, box: box(x - aside - width, y) },
      centred(y - aside - size / 2),
    ];
  return [
    { anchor: 'start', x: x + 6, y, box: box(x + 6, y) },
    { anchor: 'end', x: x - 6, y, box: box(x - 6 - width, y) },
    // Shops are in towns, so the town's label may be below the pin.
    centred(y + size + GAP),
  ];
}

function drawnName(
  { words, at: [x, y], isCountry, isMarked }: Name,
  room: { anchor: string; x: number; y: number },
  { size, palette }: { size: number; palette: PicturePalette },
): Html {
  const text = html`<text x="${round(room.x)}" y="${round(room.y + size * 0.35)}" font-size="${size}" text-anchor="${room.anchor}" fill="${isCountry ? palette.quietWord : palette.word}"${isCountry && html` letter-spacing="1"`}>${words}</text>`;
  if (isCountry || isMarked) return text;
  return html`<circle cx="${round(x)}" cy="${round(y)}" r="2" fill="${palette.quietWord}" stroke="${palette.land}"/>${text}`;
}

/** Removes characters that XML forbids; escaping happens on output. */
function plainText(given: unknown): string {
  return String(given ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}|[\ufffe\uffff]/gu, '')
    .slice(0, 60)
    .trim();
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
