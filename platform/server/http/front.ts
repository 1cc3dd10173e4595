import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { App } from '../app.ts';
import type { TrustedProxies } from './request/trusted-proxies.ts';

/**
 * A door of its own for public paths that are walked through thousands of times a second: a second, bare Fastify in the
 * same process, without the hooks that every call of the suite goes through. What it needs of them, it does itself: it
 * also sets the timeout of its own statements (`withPatience`), since most of its requests make none.
 */
export interface Front {
  name: string;
  /** Why anybody may open it. */
  reason: string;
  /** It claims the same paths of every host, so it is asked last: a host that is somebody's own is so with all its paths. */
  byPathOnly?: boolean;
  mount(given: FrontParts): Promise<MountedFront>;
}

export interface FrontParts {
  server: FastifyInstance;
  app: App;
  metrics: Registry;
  proxies: TrustedProxies;
}

export interface MountedFront {
  /**
   * Whether a request is this front's; asked for every request, so it answers from memory wherever it can. Where that
   * fails, the request is given to the front, which says so.
   */
  claims(host: string, path: string): boolean | Promise<boolean>;
  /**
   * Answers from memory past Fastify, before any front is asked what it claims. Returns false without any effect to
   * leave the request to the routes.
   */
  answerAtOnce?(request: IncomingMessage, response: ServerResponse, host: string): boolean;
  /** An address that cannot even be read never comes to a route. */
  unreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

export function defineFront(front: Front): Front {
  return front;
}
