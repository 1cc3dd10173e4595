import { resolve } from 'node:path';
import type { OutboundHttp } from '../../outbound/outbound-http.ts';
import type { ArchiveBytes } from '../archive/archive-bytes.ts';
import { FileBytes } from '../archive/file-bytes.ts';
import { RemoteBytes } from '../archive/remote-bytes.ts';
import type { MapTiles } from '../map-tiles-setting.ts';

export function openTileBytes(
  tiles: Exclude<MapTiles, { kind: 'style' }>,
  outbound: OutboundHttp,
): ArchiveBytes {
  return tiles.kind === 'file'
    ? new FileBytes(resolve(tiles.path))
    : new RemoteBytes(outbound, tiles.url);
}
