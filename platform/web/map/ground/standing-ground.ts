import type { StyleSpecification } from 'maplibre-gl';
import type { TiledGround } from '#platform/contract/map/ground.ts';

/** What a map stands on now, with all that was needed to know before it could be drawn. */
export type StandingGround = {
  /** Tiles that our own style draws, or somebody's style with theirs. */
  drawn:
    | { kind: 'tiles'; tiles: TiledGround; under: TiledGround | null }
    | { kind: 'style'; style: StyleSpecification };
  attribution: string;
  /** How close one may come. */
  closest: number;
  /** On to the next ground; null where there is none. */
  leave: (() => void) | null;
};
