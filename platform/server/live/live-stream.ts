import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { openLiveStream } from '#platform/contract/calls/open-live-stream.ts';
import { tooManyRequests } from '#platform/contract/problems.ts';
import type { Principal } from '../sessions/principal.ts';
import { EventStream } from './event-stream.ts';
import { forwardRecordChanges, type UserClientsReader } from './forward-record-changes.ts';
import { type LiveMessageBus, RECONNECTED } from './live-message-bus.ts';

const STREAMS_PER_USER = 10;
const HEARTBEAT_MS = 20_000;
/** Streams end regularly, so that the browser reconnects and its session is checked again. */
const LONGEST_MS = 60 * 60 * 1000;

/** The endpoint that open browsers listen to: server-sent events, one stream a tab. */
export function liveStream(
  app: {
    live: LiveMessageBus;
    log: Pick<Logger, 'error'>;
    /** The process is about to end: browsers find another. */
    ending: AbortSignal;
    clientsOf: UserClientsReader;
  },
  principalOf: (request: FastifyRequest) => Promise<Principal>,
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
    // Messages were missed: a browser that has to come back reads everything again.
    const stopHearing = app.live.on(RECONNECTED, endAll);
    const stopPassingOn = forwardRecordChanges({
      ...app,
      hearers: () =>
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
