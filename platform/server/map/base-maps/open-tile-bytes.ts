import { resolve } from 'node:path';
import type { OutboundAnswer, OutboundHttp } from '../../outbound/outbound-http.ts';
import { type ArchiveBytes, ArchiveChanged } from '../archive/archive-bytes.ts';
import { FileBytes } from '../archive/file-bytes.ts';
import type { MapTiles } from '../map-tiles-setting.ts';
import { failureFromStatus, ProviderFailure } from '../provider-failure.ts';

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

/** An archive at an address that the operator wrote into the configuration, read by ranges as the format is made to be. */
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
        // Ranges of a packed answer would be ranges of something else.
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
