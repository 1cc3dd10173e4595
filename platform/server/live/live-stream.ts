import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type LiveMessage, openLiveStream } from '#platform/contract/notifications.ts';
import { tooManyRequests } from '#platform/contract/problems.ts';
import { uuidV7 } from '../database/record-ids.ts';
import { RECORDS_CHANNEL, type RecordsChanged } from './announce-changes.ts';
import { type LiveMessageBus, RECONNECTED } from './live-message-bus.ts';

/** Changes within this time are sent as one message. */
const GATHER_MS = 500;
/** How long a user's clients are cached. */
const BELIEVED_MS = 30_000;

/** A browser that falls further behind is disconnected; it reconnects and reloads all data. */
const BUFFER_LIMIT_BYTES = 256 * 1024;

const STREAMS_PER_USER = 10;
const HEARTBEAT_MS = 20_000;
/** Streams end regularly, so that the browser reconnects and its session is checked again. */
const LONGEST_MS = 60 * 60 * 1000;

/** Endpoint of server-sent events for open browsers, one stream per tab. */
export function liveStream(
  app: {
    live: LiveMessageBus;
    log: Pick<Logger, 'error'>;
    /** The process is about to end, so browsers must reconnect elsewhere. */
    ending: AbortSignal;
    clientsOf: UserClientsReader;
  },
  principalOf: (request: FastifyRequest) => Promise<{ userId: string; sessionId: string }>,
): FastifyPluginAsync {
  return async (server) => {
    const streams = new Map<string, Set<EventStream>>();
    const all = () => [...streams.values()].flatMap((ofUser) => [...ofUser]);

    const heartbeat = setInterval(() => {
      for (const stream of all()) stream.comment('still here');
    }, HEARTBEAT_MS).unref();
    const endAll = () => {
      for (const stream of all()) stream.end();
    };
    // After missed messages, streams are closed: a reconnecting browser reloads all data.
    const stopHearing = app.live.on(RECONNECTED, endAll);
    const stopPassingOn = forwardRecordChanges({
      ...app,
      subscribers: () =>
        [...streams].map(([userId, ofUser]) => [
          userId,
          (message) => {
            for (const stream of ofUser) stream.send(message);
          },
        ]),
    });
    app.ending.addEventListener('abort', endAll);
    server.addHook('preClose', async () => {
      clearInterval(heartbeat);
      stopHearing();
      stopPassingOn();
      endAll();
    });

    server.get(
      openLiveStream.path,
      { config: { access: openLiveStream.access, rateLimit: false }, exposeHeadRoute: false },
      open,
    );

    async function open(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const { userId, sessionId } = await principalOf(request);
      const ofUser = streams.get(userId) ?? new Set();
      if (ofUser.size >= STREAMS_PER_USER) throw tooManyRequests({ seconds: HEARTBEAT_MS / 1000 });
      reply.hijack();
      const stream = new EventStream(reply.raw, reply.getHeaders());
      streams.set(userId, ofUser.add(stream));
      if (app.ending.aborted) stream.end();
      const unsubscribe = app.live.subscribe(userId, (message) => {
        if (message.kind !== 'session.ended') stream.send(message);
        else if (message.sessionId === sessionId) {
          stream.send(message);
          stream.end();
        }
      });
      const longest = setTimeout(() => stream.end(), LONGEST_MS).unref();
      stream.onClosed(() => {
        clearTimeout(longest);
        unsubscribe();
        ofUser.delete(stream);
        if (ofUser.size === 0 && streams.get(userId) === ofUser) streams.delete(userId);
      });
      return reply;
    }
  };
}

/** One open stream of server-sent events. */
export class EventStream {
  readonly #response: ServerResponse;

  constructor(
    response: ServerResponse,
    headers: Record<string, string | number | string[] | undefined>,
  ) {
    this.#response = response;
    response.on('error', () => response.destroy());
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Disables nginx's buffering, which would delay events.
      'x-accel-buffering': 'no',
    });
    // Randomised, so that browsers do not all reconnect at the same moment after a restart.
    this.#write(`retry: ${1_000 + Math.floor(Math.random() * 2_000)}\n\n`);
  }

  send(message: unknown): void {
    this.#write(`id: ${uuidV7()}\ndata: ${JSON.stringify(message)}\n\n`);
  }

  comment(text: string): void {
    this.#write(`: ${text}\n\n`);
  }

  end(): void {
    this.#response.end();
  }

  onClosed(work: () => void): void {
    // The browser may have disconnected before this call.
    if (this.#response.closed) work();
    else this.#response.once('close', work);
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(text);
    if (this.#response.writableLength > BUFFER_LIMIT_BYTES) this.#response.destroy();
  }
}

type UserClientsReader = (userId: string) => Promise<ReadonlySet<string>>;

/** Forwards the kinds of changed records to users of the same client. Returns a function that stops it. */
function forwardRecordChanges(given: {
  live: LiveMessageBus;
  log: Pick<Logger, 'error'>;
  clientsOf: UserClientsReader;
  /** Users with an open browser on this process, and how to send to each. */
  subscribers: () => Iterable<[userId: string, tell: (message: LiveMessage) => void]>;
}): () => void {
  const clientsOf = believed(given.clientsOf);
  let changed = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;

  const notifyAll = async () => {
    const news = changed;
    changed = new Map();
    timer = undefined;
    for (const [userId, notify] of given.subscribers()) {
      // A failure for one user must not affect the others.
      const clients = await clientsOf(userId).catch((error: unknown) => {
        given.log.error({ error }, 'changed records were not sent to a user');
        return new Set<string>();
      });
      for (const [clientId, records] of news)
        if (clients.has(clientId))
          notify({ kind: 'records.changed', clientId, records: [...records] });
    }
  };

  const stopHearing = given.live.on<RecordsChanged>(RECORDS_CHANNEL, ({ clientId, records }) => {
    changed.set(clientId, (changed.get(clientId) ?? new Set()).add(records));
    timer ??= setTimeout(notifyAll, GATHER_MS).unref();
  });
  return () => {
    clearTimeout(timer);
    stopHearing();
  };
}

function believed(clientsOf: UserClientsReader): UserClientsReader {
  const known = new Map<string, { at: number; clients: ReturnType<UserClientsReader> }>();
  return (userId) => {
    const now = Date.now();
    for (const [user, { at }] of known) if (now - at > BELIEVED_MS) known.delete(user);
    const before = known.get(userId);
    if (before) return before.clients;
    const clients = clientsOf(userId);
    known.set(userId, { at: now, clients });
    clients.catch(() => known.delete(userId));
    return clients;
  };
}
