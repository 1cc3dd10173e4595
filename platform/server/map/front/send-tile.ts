import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConcurrencyLimit } from '../../concurrency/concurrency-limit.ts';
import { LEAN_SECURITY_HEADERS } from '../../http/answer/security-headers.ts';
import { acceptsGzip } from '../../http/answer/send-answer.ts';
import { unpack } from '../archive/archive-bytes.ts';
import type { ArchivedTile } from '../archive/tile-archive.ts';
import type { TileAddress } from '../base-maps/configured-base-map.ts';

/** Few clients refuse gzip, and they must not occupy all threads of the file system pool. */
const unpacking = new ConcurrencyLimit({ atOnce: 2, maxWaiting: 200 });

export function sendTile(
  request: FastifyRequest,
  reply: FastifyReply,
  tile: ArchivedTile | null,
  type = 'application/x-protobuf',
): FastifyReply | Promise<FastifyReply> {
  // Open sea is valid: the tile is empty.
  if (!tile) return reply.code(204).send();
  reply.header('vary', 'accept-encoding').type(type);
  const { content, encoding } = tile;
  if (encoding && !acceptsGzip(request.headers['accept-encoding']))
    return unpacking.run(() => unpack(content)).then((plain) => reply.send(plain));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(content);
}

/**
 * Sets the ETag and returns whether the client already has this version. The tag is weak, because compressed and plain
 * responses show the same map. Parts of the URL are not repeated in the tag.
 */
export function isNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
): boolean {
  const tag = `W/"${version}"`;
  reply.header('etag', tag);
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known === '*' || known.split(',').some((each) => weak(each.trim()) === tag);
}

function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`;
}

/** Websites of brands may read these responses too. */
export const PUBLIC_HEADERS = {
  ...LEAN_SECURITY_HEADERS,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export const READING = ['GET', 'HEAD'];

/**
 * A URL with the current version never changes. A request with another version still gets a response, but with a short
 * cache lifetime.
 */
export function cacheControlFor(requestedVersion: string, version: string): string {
  return requestedVersion === version
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300';
}

/** Higher than the zoom of any archive. */
const CLOSEST = 22;

/** Null for coordinates outside the map. */
export function tileAddress(params: { z: string; x: string; y: string }): TileAddress | null {
  const [z, x, y] = [wholeNumber(params.z), wholeNumber(params.x), wholeNumber(params.y)];
  if (z === null || x === null || y === null || z > CLOSEST) return null;
  return x < 2 ** z && y < 2 ** z ? { z, x, y } : null;
}

function wholeNumber(text: string): number | null {
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}
