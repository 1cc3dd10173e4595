import { createGunzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { CallDefinition } from '#platform/contract/call.ts';
import { acceptsGzip } from '../../map/front/accepts-gzip.ts';
import type { FileAnswer } from './file-answer.ts';

/**
 * Sends a file under its own name, without MIME sniffing, and so that it cannot run as a page of this site. Browsers
 * cache it only if the call allows it; such a call has a different URL for each content. Shared caches store only
 * public files.
 */
export function sendFile(
  reply: FastifyReply,
  file: FileAnswer,
  {
    keptSeconds,
    access,
    keyScope,
  }: Partial<Pick<CallDefinition, 'keptSeconds' | 'access' | 'keyScope'>> = {},
): FastifyReply {
  const isOpen = access === undefined || (access.kind === 'public' && keyScope === undefined);
  const sharing = isOpen ? 'public' : 'private';
  const plainName = file.fileName.replaceAll(/[^\w.-]+/g, '_');
  reply
    .header('content-type', file.contentType)
    .header(
      'content-disposition',
      `${file.inline ? 'inline' : 'attachment'}; filename="${plainName}"; filename*=UTF-8''${encodeRfc5987(file.fileName)}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header(
      'cache-control',
      keptSeconds === undefined
        ? 'private, no-store'
        : `${sharing}, max-age=${keptSeconds}, immutable`,
    );
  if (file.encoding) {
    const varied = reply.getHeader('vary');
    reply.header('vary', varied ? `${varied}, accept-encoding` : 'accept-encoding');
    if (!acceptsGzip(reply.request.headers['accept-encoding']))
      return reply.send(file.stream.pipe(createGunzip()));
    reply.header('content-encoding', file.encoding);
  }
  if (file.length !== undefined) reply.header('content-length', file.length);
  return reply.send(file.stream);
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
