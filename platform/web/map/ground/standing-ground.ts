import type { StyleSpecification } from 'maplibre-gl';
import type { TiledGround } from '#platform/contract/map/ground.ts';

/** An address with {theme}, {z}, {x} and {y} to be filled in, and the closest zoom there is. */
export type GroundPictures = { address: string; deepest: number };

/** What a map stands on now, with all that was needed to know before it could be drawn. */
export type StandingGround = {
  /** Tiles that our own style draws, or somebody's style with theirs. */
  drawn:
    | { kind: 'tiles'; tiles: TiledGround; under: TiledGround | null }
    | { kind: 'style'; style: StyleSpecification };
  /** The house's own ground as pictures of its tiles, whatever the map stands on. */
  pictures: GroundPictures | null;
  attribution: string;
  /** How close one may come. */
  closest: number;
  /** On to the next ground; null where there is none. */
  leave: (() => void) | null;
};
