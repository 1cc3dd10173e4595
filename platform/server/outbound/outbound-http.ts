import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import {
  bareHost,
  isPublicAddress,
  parseIpAddress,
} from '#platform/contract/outbound/public-url.ts';
import type { OutboundAllow } from './outbound-allow.ts';
import { OutboundError, toOutboundError } from './outbound-error.ts';
import { type Resolve, resolveHost } from './resolve-host.ts';

/** If only the status counts, the rest is read for at most this long, so that the receiver can finish its response. */
const UNNEEDED_MS = 1_000;

export interface OutboundRequest {
  url: string | URL;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The URL comes from the operator's configuration, so it may be in their own network and without https. */
  configured?: boolean;
  /** From name resolution to the end of the handshake. */
  connectMs?: number;
  /** From the first to the last byte. */
  totalMs?: number;
  maxBytes?: number;
  /** False if only the status counts: a body that is too long or too slow is then no failure. */
  bodyNeeded?: boolean;
  signal?: AbortSignal;
}

export interface OutboundAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const CONNECT_MS = 5_000;
const TOTAL_MS = 10_000;
const MAX_BYTES = 1024 * 1024;

/**
 * The only HTTP client for other systems: limited in time and size, without access to the own network unless the operator
 * allowed it, and without following redirects, which are returned like any response.
 */
export class OutboundHttp {
  readonly #allow: OutboundAllow;
  readonly #resolve: Resolve;

  constructor(options: { allow: OutboundAllow; resolve?: Resolve }) {
    this.#allow = options.allow;
    this.#resolve = options.resolve ?? resolveHost;
  }

  /** Whether the operator allowed this URL, so that it need be neither public nor HTTPS. */
  allows(url: URL): boolean {
    return this.#allow.covers(url);
  }

  /** Throws an OutboundError if there is no response; any status is returned. */
  async request(given: OutboundRequest): Promise<OutboundAnswer> {
    const late = AbortSignal.timeout(given.totalMs ?? TOTAL_MS);
    const signal = given.signal ? AbortSignal.any([given.signal, late]) : late;
    try {
      return await this.#send(given, signal);
    } catch (error) {
      given.signal?.throwIfAborted();
      throw late.aborted ? new OutboundError('TIMED_OUT') : toOutboundError(error);
    }
  }

  async #send(given: OutboundRequest, ended: AbortSignal): Promise<OutboundAnswer> {
    const url = URL.parse(given.url);
    if (!url) throw new OutboundError('ADDRESS_NOT_ALLOWED');
    const connecting = new AbortController();
    const timer = setTimeout(
      () => connecting.abort(new OutboundError('TIMED_OUT')),
      given.connectMs ?? CONNECT_MS,
    );
    const signal = AbortSignal.any([ended, connecting.signal]);
    try {
      const addresses = await orAborted(
        findTarget(url, {
          resolve: this.#resolve,
          allow: this.#allow,
          configured: given.configured ?? false,
        }),
        signal,
      );
      const answer = await call(url, given, {
        addresses,
        signal,
        connected: () => clearTimeout(timer),
      });
      const body = await readAnswer(answer, {
        maxBytes: given.maxBytes ?? MAX_BYTES,
        needed: given.bodyNeeded ?? true,
      });
      return { status: answer.statusCode ?? 0, headers: answer.headers, body };
    } catch (error) {
      // Node's own AbortError has less information than the abort reason.
      throw connecting.signal.aborted ? connecting.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  }
}

async function call(
  url: URL,
  given: OutboundRequest,
  way: { addresses: LookupAddress[]; signal: AbortSignal; connected: () => void },
): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:';
  const body = given.body === undefined ? undefined : Buffer.from(given.body);
  const request = (secure ? httpsRequest : httpRequest)(url, {
    method: given.method ?? 'GET',
    headers: {
      'user-agent': 'Comptoir',
      ...(body && { 'content-length': String(body.length) }),
      ...given.headers,
    },
    // Uses a new connection, because a reused one was checked for another request.
    agent: secure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false }),
    lookup: onlyThese(way.addresses),
    signal: way.signal,
  });
  request.on('socket', (socket) =>
    socket.once(secure ? 'secureConnect' : 'connect', way.connected),
  );
  // An error while the response is read is reported by the reader.
  request.on('error', () => {});
  const answered = once(request, 'response');
  request.end(body);
  const [answer] = (await answered) as [IncomingMessage];
  return answer;
}

function onlyThese(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, options, done) => {
    if (options.all) return done(null, addresses);
    const [first] = addresses;
    if (!first) return done(new OutboundError('NAME_UNKNOWN'), '', 4);
    done(null, first.address, first.family);
  };
}

function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, aborted.promise]).finally(() =>
    signal.removeEventListener('abort', abort),
  );
}

/**
 * Reads a response up to its size limit. If the body is not needed, an oversized or slow one is dropped without an
 * error.
 */
async function readAnswer(
  answer: IncomingMessage,
  { maxBytes, needed }: { maxBytes: number; needed: boolean },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = needed ? undefined : setTimeout(() => answer.destroy(), UNNEEDED_MS);
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new OutboundError('ANSWER_TOO_LARGE');
      chunks.push(chunk);
    }
  } catch (error) {
    if (needed) throw error;
  } finally {
    clearTimeout(timer);
    answer.destroy();
  }
  return Buffer.concat(chunks);
}

/**
 * Resolves the addresses that a request may connect to. The connection uses exactly these, so that a second, different
 * DNS response (DNS rebinding) has no effect.
 */
export async function findTarget(
  url: URL,
  { resolve, allow, configured }: { resolve: Resolve; allow: OutboundAllow; configured: boolean },
): Promise<LookupAddress[]> {
  const { hostname, protocol } = url;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || (!configured && (url.username || url.password)))
    throw new OutboundError('ADDRESS_NOT_ALLOWED');
  const host = bareHost(hostname);
  const literal = parseIpAddress(host);
  const found: LookupAddress[] = literal
    ? [{ address: host, family: literal.family }]
    : await resolve(host);
  if (configured) return found;
  const opened = found.filter(({ address }) => allow.covers(url, address));
  if (opened.length > 0) return opened;
  const open = found.filter(({ address }) => isPublicAddress(address));
  if (open.length === 0) throw new OutboundError('ADDRESS_NOT_ALLOWED');
  if (protocol !== 'https:') throw new OutboundError('HTTPS_REQUIRED');
  return open;
}
