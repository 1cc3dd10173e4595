import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { App } from '../app.ts';
import type { TrustedProxies } from './request/request-address.ts';

/**
 * A separate entry point for public paths with thousands of requests per second: a second Fastify instance in the same
 * process, without the hooks of the suite's calls. It does the necessary parts itself, including the timeout of its
 * statements (`withPatience`), because most of its requests make none.
 */
export interface Front {
  name: string;
  /** Why public access is safe. */
  reason: string;
  /** Claims its paths on every host, so it is checked last: a front with its own host has precedence on that host. */
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
   * Whether a request belongs to this front. Called for every request, so it should use cached data. If it rejects, the
   * front gets the request and reports the error.
   */
  claims(host: string, path: string): boolean | Promise<boolean>;
  /**
   * Responds from memory without Fastify, before `claims` is called. Returns false without side effects to let the
   * routes handle the request.
   */
  answerAtOnce?(request: IncomingMessage, response: ServerResponse, host: string): boolean;
  /** Response to a malformed URL, which never reaches a route. */
  unreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

export function defineFront(front: Front): Front {
  return front;
}
