import type { FastifyInstance } from 'fastify';
import type { FileBytes } from '../archive/file-bytes.ts';
import { isNotModified } from './is-not-modified.ts';
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

/**
 * Parses one byte range, both ends inclusive; null if it is outside the file or there are several. Without a header it
 * is the whole file.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null {
  if (header === undefined) return { start: 0, end: size - 1 };
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size && start <= end ? { start, end } : null;
}
