import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { CallDefinition } from '#platform/contract/call.ts';

/** Collects headers and cookies while a handler runs, so that a failure sends none of them. */
export class AnswerParts {
  readonly #secure: boolean;
  readonly #steps: ((reply: FastifyReply) => void)[] = [];

  constructor(secure: boolean) {
    this.#secure = secure;
  }

  setCookie(name: string, value: string, options: { path: string; maxAge: number }): void {
    this.#steps.push((reply) =>
      reply.setCookie(name, value, {
        ...options,
        httpOnly: true,
        sameSite: 'lax',
        secure: this.#secure,
      }),
    );
  }

  clearCookie(name: string, options: { path: string }): void {
    this.#steps.push((reply) =>
      reply.clearCookie(name, {
        ...options,
        httpOnly: true,
        sameSite: 'lax',
        secure: this.#secure,
      }),
    );
  }

  header(name: string, value: string): void {
    this.#steps.push((reply) => reply.header(name, value));
  }

  status(code: number): void {
    this.#steps.push((reply) => reply.code(code));
  }

  apply(reply: FastifyReply): void {
    for (const step of this.#steps) step(reply);
  }
}

/**
 * Ties a handler's stream to its response: it is closed when the response has been sent, is replaced by another one, or
 * the client has disconnected.
 */
export function closeWithAnswer(reply: FastifyReply, stream: Readable): void {
  const { raw } = reply;
  // A stream closed early may still emit an error, and nothing else listens for it.
  stream.on('error', () => {});
  if (raw.destroyed) stream.destroy();
  else raw.once('close', () => stream.destroy());
}

/** A file as the response: streamed, with a name, without MIME sniffing. */
export interface FileAnswer {
  stream: Readable;
  contentType: string;
  fileName: string;
  length?: number;
  /** The stream is already compressed; it is decompressed for clients without gzip support. */
  encoding?: 'gzip';
  /** Only file kinds that cannot run scripts are shown inline; others are downloaded. */
  inline?: boolean;
}

/**
 * Sends a file under its own name, without MIME sniffing, and so that it cannot run as a page of this site. Browsers
 * cache it only if the call allows it; such a call has a different URL for each content. Shared caches store only
 * public files.
 */
export function sendFile(
  reply: FastifyReply,
  file: FileAnswer,
  {
    cacheSeconds,
    access,
    keyScope,
  }: Partial<Pick<CallDefinition, 'cacheSeconds' | 'access' | 'keyScope'>> = {},
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
      cacheSeconds === undefined
        ? 'private, no-store'
        : `${sharing}, max-age=${cacheSeconds}, immutable`,
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

/** Whether the client accepts gzip, unless with weight 0. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  return /(^|[\s,])(gzip|\*)(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(header ?? ''));
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
