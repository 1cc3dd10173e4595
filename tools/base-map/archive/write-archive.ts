import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import type { Tile } from '../tiles/cut-tiles.ts';
import { archiveHeader, type Bounds, type Centre, HEADER_BYTES } from './archive-header.ts';
import { type DirectoryEntry, directories } from './directories.ts';

type Archive = {
  deepest: number;
  metadata: object;
  tiles: Iterable<Tile>;
  /** Of what shows a part of the world only. */
  part?: { shallowest: number; bounds: Bounds; centre: Centre };
};

/** A PMTiles archive, version 3, clustered: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export function writeArchive({ deepest, metadata, tiles, part }: Archive): Buffer {
  const cut = Array.from(tiles, ({ z, x, y, content }) => ({
    id: zxyToTileId(z, x, y),
    content: gzipSync(content, { level: 9 }),
  })).toSorted((a, b) => a.id - b.id);
  const contents: Buffer[] = [];
  const offsets = new Map<string, number>();
  const entries: DirectoryEntry[] = [];
  let end = 0;
  for (const { id, content } of cut) {
    const key = createHash('sha256').update(content).digest('base64');
    const offset = offsets.get(key) ?? end;
    if (offset === end) {
      offsets.set(key, end);
      contents.push(content);
      end += content.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === offset && last.tileId + last.runLength === id) last.runLength += 1;
    else entries.push({ tileId: id, offset, length: content.length, runLength: 1 });
  }
  const { root, leaves } = directories(entries);
  const about = gzipSync(JSON.stringify(metadata), { level: 9 });
  const header = archiveHeader({
    root: root.length,
    metadata: about.length,
    leaves: leaves.length,
    tiles: end,
    addressed: cut.length,
    entries: entries.length,
    contents: contents.length,
    deepest,
    ...part,
  });
  if (HEADER_BYTES + root.length > 16_384) throw new Error('the first directory is too large');
  return Buffer.concat([header, root, about, leaves, ...contents]);
}
