import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConcurrencyLimit } from '../../concurrency/concurrency-limit.ts';
import type { ArchivedTile } from '../archive/tile-archive.ts';
import { unpack } from '../archive/unpack.ts';
import { acceptsGzip } from './accepts-gzip.ts';

/** Few clients refuse gzip, and they must not occupy all threads of the file system pool. */
const unpacking = new ConcurrencyLimit({ atOnce: 2, mostWaiting: 200 });

export function sendTile(
  request: FastifyRequest,
  reply: FastifyReply,
  tile: ArchivedTile | null,
  type = 'application/x-protobuf',
): FastifyReply | Promise<FastifyReply> {
  // Open sea is no mistake: there is nothing in it.
  if (!tile) return reply.code(204).send();
  reply.header('vary', 'accept-encoding').type(type);
  const { content, encoding } = tile;
  if (encoding && !acceptsGzip(request.headers['accept-encoding']))
    return unpacking.run(() => unpack(content)).then((plain) => reply.send(plain));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(content);
}
