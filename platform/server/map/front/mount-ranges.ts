import type { FastifyInstance } from 'fastify';
import type { FileBytes } from '../archive/file-bytes.ts';
import { isKnown } from './is-known.ts';
import { keptFor, READING } from './public-headers.ts';
import { rangeOf } from './range-of.ts';

/** At most so much in one answer: a reader asks for a directory or a tile, not for the whole file in one breath. */
const LARGEST_RANGE = 1_000_000;

/** The archive itself, for whoever reads PMTiles: always in parts, as the format is made to be read. */
export function mountRanges(
  server: FastifyInstance,
  { path, bytes, version }: { path: string; bytes: FileBytes; version: string },
): void {
  server.route<{ Querystring: { v?: string } }>({
    method: READING,
    url: path,
    async handler(request, reply) {
      const size = await bytes.size();
      reply
        .header('accept-ranges', 'bytes')
        .header('cache-control', keptFor(String(request.query.v ?? ''), version))
        .type('application/vnd.pmtiles');
      if (isKnown(request, reply, version)) return reply.code(304).send();
      const range = rangeOf(request.headers.range, size);
      if (!range) return reply.code(416).header('content-range', `bytes */${size}`).send();
      const length = Math.min(range.end - range.start + 1, LARGEST_RANGE);
      return reply
        .code(206)
        .header('content-range', `bytes ${range.start}-${range.start + length - 1}/${size}`)
        .header('content-length', length)
        .send(bytes.stream(range.start, length));
    },
  });
}
