import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TileArchive } from '../archive/tile-archive.ts';
import { acceptsGzip } from './accepts-gzip.ts';
import { keptFor } from './public-headers.ts';

type Asked = { version: string; z: string; x: string; y: string };

const inflate = promisify(gunzip);
/** Closer than any archive goes. */
const CLOSEST = 22;

export function mountTiles(
  server: FastifyInstance,
  { archive, version }: { archive: TileArchive; version: string },
): void {
  server.get<{ Params: Asked }>('/map/:version/:z/:x/:y.mvt', async (request, reply) => {
    const { params } = request;
    const [z, x, y] = [wholeNumber(params.z), wholeNumber(params.x), wholeNumber(params.y)];
    if (z === null || x === null || y === null) return reply.code(404).send();
    if (z > CLOSEST || x >= 2 ** z || y >= 2 ** z) return reply.code(404).send();
    reply.header('cache-control', keptFor(params.version, version));
    const tile = await archive.tile(z, x, y);
    // Open sea is no mistake: there is nothing in it.
    if (!tile) return reply.code(204).send();
    reply.header('vary', 'accept-encoding').type('application/x-protobuf');
    return sendPacked(reply, tile, acceptsGzip(request.headers['accept-encoding']));
  });
}

async function sendPacked(
  reply: FastifyReply,
  { content, encoding }: { content: Uint8Array; encoding: 'gzip' | undefined },
  accepted: boolean,
): Promise<FastifyReply> {
  if (encoding === 'gzip' && !accepted) return reply.send(await inflate(content));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}

function wholeNumber(text: string): number | null {
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}
