import type { StyleSpecification } from 'maplibre-gl';
import type { TiledBaseMap } from '#platform/contract/map/base-map.ts';

/** An address with {theme}, {z}, {x} and {y} to be filled in, and the closest zoom there is. */
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
  /** How close one may come. */
  closest: number;
  /** Switches to the next base map; null where there is none. */
  leave: (() => void) | null;
};
