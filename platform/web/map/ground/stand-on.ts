import type { Ground, TiledGround } from '#platform/contract/map/ground.ts';
import { readProviderStyle } from './provider-style.ts';
import type { GroundPictures, StandingGround } from './standing-ground.ts';

type Stood = Omit<StandingGround, 'leave'> & { on: Ground; isLast: boolean };

/** Stretched tiles have nothing more to show closer than this; streets have. */
const CLOSEST = { base: 14, streets: 18 };

/** The first of the grounds that can be stood on; the last one is the house's own, and always can. */
export async function standOn(grounds: readonly Ground[]): Promise<Stood | null> {
  const base = grounds.at(-1);
  const pictures = picturesOf(base);
  for (const ground of grounds) {
    const isLast = ground === base;
    if (ground.kind === 'tiles')
      return { on: ground, isLast, pictures, ...tiledGround(ground, isLast ? null : base) };
    try {
      const { style, attribution } = await readProviderStyle(ground.style);
      const drawn = { kind: 'style', style } as const;
      return { on: ground, isLast, pictures, drawn, attribution, closest: CLOSEST.streets };
    } catch {
      // The visitor has a map all the same; the server sees by itself that this one fails.
    }
  }
  return null;
}

function picturesOf(base: Ground | undefined): GroundPictures | null {
  if (base?.kind !== 'tiles' || !base.pictures) return null;
  return { address: base.pictures, deepest: base.deepest };
}

function tiledGround(tiles: TiledGround, base: Ground | null | undefined) {
  const under = tiles.bounds && base?.kind === 'tiles' ? base : null;
  const named = new Set([tiles.attribution, ...(under ? [under.attribution] : [])]);
  return {
    drawn: { kind: 'tiles', tiles, under },
    attribution: [...named].join(', '),
    closest: base ? CLOSEST.streets : CLOSEST.base,
  } as const;
}
