import type { StyleSpecification } from 'maplibre-gl';
import { attributionText } from '#platform/contract/map/attribution-text.ts';
import type { BaseMap, TiledBaseMap } from '#platform/contract/map/base-map.ts';

/** Maximum wait for the style, because the map is empty meanwhile. */
const PATIENCE_MS = 6_000;

type Stood = Omit<ActiveBaseMap, 'leave'> & { on: BaseMap; isLast: boolean };

/** Maximum zoom of scaled tiles without streets. */
const CLOSEST = { base: 14, streets: 18 };

/** Returns the first usable base map; the last one is the suite's own and is always usable. */
export async function chooseBaseMap(grounds: readonly BaseMap[]): Promise<Stood | null> {
  const base = grounds.at(-1);
  const pictures = picturesOf(base);
  for (const baseMap of grounds) {
    const isLast = baseMap === base;
    if (baseMap.kind === 'tiles')
      return { on: baseMap, isLast, pictures, ...tiledBaseMap(baseMap, isLast ? null : base) };
    try {
      const { style, attribution } = await readProviderStyle(baseMap.style);
      const drawn = { kind: 'style', style } as const;
      return { on: baseMap, isLast, pictures, drawn, attribution, closest: CLOSEST.streets };
    } catch {
      // The next base map is used; the server detects the failure independently.
    }
  }
  return null;
}

function picturesOf(base: BaseMap | undefined): BaseMapPictures | null {
  if (base?.kind !== 'tiles' || !base.pictures) return null;
  return { address: base.pictures, deepest: base.deepest };
}

function tiledBaseMap(tiles: TiledBaseMap, base: BaseMap | null | undefined) {
  const under = tiles.bounds && base?.kind === 'tiles' ? base : null;
  const named = new Set([tiles.attribution, ...(under ? [under.attribution] : [])]);
  return {
    drawn: { kind: 'tiles', tiles, under },
    attribution: [...named].join(', '),
    closest: base ? CLOSEST.streets : CLOSEST.base,
  } as const;
}

/** Reads a provider's style and its attribution, which is in its source descriptions. */
async function readProviderStyle(
  address: string,
): Promise<{ style: StyleSpecification; attribution: string }> {
  const style = (await readJson(address)) as StyleSpecification;
  if (style.version !== 8 || !Array.isArray(style.layers) || typeof style.sources !== 'object')
    throw new Error('this is no style');
  const named = await Promise.all(Object.values(style.sources).map(attributionOf));
  const attribution = [...new Set(named.filter(Boolean))].join(', ');
  return { style, attribution: attribution || new URL(address).hostname };
}

async function attributionOf(source: StyleSpecification['sources'][string]): Promise<string> {
  if ('attribution' in source && source.attribution) return attributionText(source.attribution);
  if (!('url' in source) || typeof source.url !== 'string') return '';
  const described = (await readJson(source.url)) as { attribution?: unknown };
  return attributionText(described.attribution);
}

async function readJson(address: string): Promise<unknown> {
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.json();
}

/** URL template with {theme}, {z}, {x} and {y}, and the maximum zoom level. */
export type BaseMapPictures = { address: string; deepest: number };

/** The current base map with everything needed to draw it. */
export type ActiveBaseMap = {
  /** Tiles drawn with our own style, or a provider's style with its tiles. */
  drawn:
    | { kind: 'tiles'; tiles: TiledBaseMap; under: TiledBaseMap | null }
    | { kind: 'style'; style: StyleSpecification };
  /** The suite's own base map as tile images, whatever the map uses. */
  pictures: BaseMapPictures | null;
  attribution: string;
  /** Maximum zoom. */
  closest: number;
  /** Switches to the next base map; null if there is none. */
  leave: (() => void) | null;
};
