import type { FastifyInstance } from 'fastify';
import type { FileBytes } from '../archive/file-bytes.ts';
import { isNotModified } from './is-not-modified.ts';
import { parseByteRange } from './parse-byte-range.ts';
import { cacheControlFor, READING } from './public-headers.ts';

/** Maximum size of a response. Readers request a directory or a tile, not the whole file. */
const LARGEST_RANGE = 1_000_000;

/** Serves the archive to PMTiles readers, always in ranges, as the format intends. */
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
        .header('cache-control', cacheControlFor(String(request.query.v ?? ''), version))
        .type('application/vnd.pmtiles');
      if (isNotModified(request, reply, version)) return reply.code(304).send();
      const range = parseByteRange(request.headers.range, size);
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
