import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { unpack } from '../archive/archive-bytes.ts';
import type { TileCache } from '../archive/tile-cache.ts';
import type { PictureTile } from './picture-frame.ts';

export interface DecodedTile {
  at: PictureTile;
  tile: VectorTile;
}

/** Null for open sea, which has no tile content. */
export async function decodedTile(tiles: TileCache, at: PictureTile): Promise<DecodedTile | null> {
  const found = await tiles.tile(at.z, at.x, at.y);
  if (!found) return null;
  const content = found.encoding ? await unpack(found.content) : found.content;
  return { at, tile: new VectorTile(new PbfReader(content)) };
}
