import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { Header } from 'pmtiles';
import { attributionText } from '#platform/contract/map/attribution-text.ts';
import type { BaseMapBounds, TiledBaseMap } from '#platform/contract/map/base-map.ts';
import type { OutboundAnswer, OutboundHttp } from '../../outbound/outbound-http.ts';
import { type ArchiveBytes, ArchiveChanged, FileBytes, unpack } from '../archive/archive-bytes.ts';
import { TileArchive } from '../archive/tile-archive.ts';
import { TileCache } from '../archive/tile-cache.ts';
import type { MapTiles } from '../map-tiles-setting.ts';
import { failureFromStatus, ProviderFailure } from '../provider-failure.ts';

/** An archive of streets that is verified to contain tiles. */
export interface OpenStreets {
  /** Version of the archive. */
  version: string;
  tiles: TileCache;
  ground: TiledBaseMap;
  close(): Promise<void>;
}

const CACHE_LIMITS = { bytes: 32 * 1024 * 1024, readAtOnce: 12, maxWaiting: 240 };
const OSM = '© OpenStreetMap';
/** An archive of at least this width covers the world and needs no second map. */
const WORLD_DEGREES = 350;

export async function openStreets(bytes: ArchiveBytes): Promise<OpenStreets> {
  try {
    const archive = new TileArchive(bytes);
    const header = await archive.header();
    await requireTiles(archive);
    const about = (await archive.metadata()) as { attribution?: unknown } | null;
    const version = createHash('sha256').update(bytes.state).digest('hex').slice(0, 12);
    const bounds = boundsOf(header);
    return {
      version,
      tiles: new TileCache(archive, CACHE_LIMITS),
      ground: {
        kind: 'tiles',
        tiles: `/map/streets/${version}/{z}/{x}/{y}.mvt`,
        deepest: header.maxZoom,
        ...(bounds && { bounds }),
        attribution: attributionText(about?.attribution) || OSM,
      },
      close: () => bytes.close(),
    };
  } catch (error) {
    await bytes.close();
    throw error;
  }
}

/** Reads one tile completely, because a valid header alone proves nothing. */
async function requireTiles(archive: TileArchive): Promise<void> {
  const tile = await archive.anyTile();
  const content = tile?.encoding ? await unpack(tile.content).catch(() => null) : tile?.content;
  if (!content || !isVectorTile(content)) throw new ProviderFailure('ANSWER_NOT_UNDERSTOOD');
}

function boundsOf({ minLon, minLat, maxLon, maxLat }: Header): BaseMapBounds | undefined {
  if (!(minLon < maxLon && minLat < maxLat)) return undefined;
  return maxLon - minLon < WORLD_DEGREES ? [minLon, minLat, maxLon, maxLat] : undefined;
}

/** Whether the bytes are a vector tile: some providers send an error page with status 200. */
function isVectorTile(content: Uint8Array): boolean {
  try {
    const layers = Object.values(new VectorTile(new PbfReader(content)).layers);
    return (
      layers.length > 0 && layers.every((layer) => layer.length === 0 || layer.feature(0).type > 0)
    );
  } catch {
    return false;
  }
}

/** A user is waiting for the map, and another base map is available as a fallback. */
const CONNECT_MS = 3_000;
const TOTAL_MS = 8_000;

export function openTileBytes(
  tiles: Exclude<MapTiles, { kind: 'style' }>,
  outbound: OutboundHttp,
): ArchiveBytes {
  return tiles.kind === 'file'
    ? new FileBytes(resolve(tiles.path))
    : new RemoteBytes(outbound, tiles.url);
}

/** An archive at a URL from the configuration, read by byte ranges as the format intends. */
export class RemoteBytes implements ArchiveBytes {
  readonly #outbound: OutboundHttp;
  readonly #url: string;
  #state = '';

  constructor(outbound: OutboundHttp, url: string) {
    this.#outbound = outbound;
    this.#url = url;
  }

  get state(): string {
    return this.#state;
  }

  async read(offset: number, length: number): Promise<Buffer> {
    const answer = await this.#outbound.request({
      url: this.#url,
      configured: true,
      headers: {
        range: `bytes=${offset}-${offset + length - 1}`,
        // Ranges of a compressed response would be offsets of the wrong data.
        'accept-encoding': 'identity',
      },
      // A server without range support would send the whole archive.
      maxBytes: length,
      connectMs: CONNECT_MS,
      totalMs: TOTAL_MS,
    });
    const size = sizeOf(answer, { offset, length });
    const state = `${answer.headers.etag ?? answer.headers['last-modified'] ?? ''} ${size}`;
    if (this.#state && this.#state !== state) throw new ArchiveChanged();
    this.#state = state;
    return answer.body;
  }

  async close(): Promise<void> {}
}

/** Size of the whole archive. Throws if the response is not exactly the requested range. */
function sizeOf(
  { status, headers, body }: OutboundAnswer,
  { offset, length }: { offset: number; length: number },
): number {
  if (status !== 206) throw failureFromStatus(status);
  const [, start, end, size] = (
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? []
  ).map(Number);
  const last = Math.min(offset + length, size ?? 0) - 1;
  if (start !== offset || end !== last || body.length !== last - offset + 1 || size === undefined)
    throw new ProviderFailure('ANSWER_NOT_UNDERSTOOD');
  return size;
}
