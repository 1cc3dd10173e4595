import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { Registry } from 'prom-client';
import type { Access } from '#platform/contract/call.ts';
import { OPEN_BODY_LIMIT_BYTES } from '#platform/contract/limits.ts';
import type { App } from '../../app.ts';
import type { Front, MountedFront } from '../front.ts';
import { answerError } from '../problems/problem-answer.ts';
import { hostWithoutPort, requestHost, type TrustedProxies } from '../request/request-address.ts';

interface OpenFront extends MountedFront {
  server: FastifyInstance;
}

/** Dispatches each request to the front that claims it, before the suite's own server. */
export class Fronts {
  readonly #app: App;
  readonly #proxies: TrustedProxies;
  readonly #open: OpenFront[] = [];

  constructor(app: App, proxies: TrustedProxies) {
    this.#app = app;
    this.#proxies = proxies;
  }

  async open(
    fronts: readonly Front[],
    given: { metrics: Registry; mounted: MountedRoute[] },
  ): Promise<void> {
    const inTurn = fronts.toSorted((one, other) => lateness(one) - lateness(other));
    for (const front of inTurn) {
      let open: MountedFront | undefined;
      const server = fastify({
        logger: false,
        bodyLimit: OPEN_BODY_LIMIT_BYTES,
        exposeHeadRoutes: false,
        trustProxy: this.#proxies.trustProxy,
        frameworkErrors: (error, request, reply) =>
          open ? open.unreadable(request, reply) : answerError(error, request, reply, this.#app),
      });
      server.addHook('onRoute', (route) => {
        for (const method of [route.method].flat()) {
          if (method === 'HEAD') continue;
          const access = { kind: 'public', reason: front.reason } as const;
          given.mounted.push({ method, path: `${front.name}:${route.url}`, access });
        }
      });
      server.setErrorHandler((error, request, reply) =>
        answerError(error, request, reply, this.#app),
      );
      open = await front.mount({
        server,
        app: this.#app,
        metrics: given.metrics,
        proxies: this.#proxies,
      });
      await server.ready();
      this.#open.push({ ...open, server });
    }
  }

  dispatch(request: IncomingMessage, response: ServerResponse, suite: RequestListener): void {
    const host = this.#open.length > 0 ? requestHost(request, this.#proxies) : '';
    for (const front of this.#open) if (front.answerAtOnce?.(request, response, host)) return;
    const claimant = this.#claimant(host, request.url ?? '/');
    if (!(claimant instanceof Promise)) {
      if (claimant) claimant.routing(request, response);
      else suite(request, response);
      return;
    }
    claimant.then((front) => (front ? front.routing(request, response) : suite(request, response)));
  }

  /** The front that would handle a request, for requests without a socket. */
  async find(request: { host: string; url: string }): Promise<FastifyInstance | undefined> {
    return await this.#claimant(hostWithoutPort(request.host), request.url);
  }

  async close(): Promise<void> {
    await Promise.all(this.#open.map(({ server }) => server.close()));
  }

  #claimant(
    host: string,
    url: string,
    from = 0,
  ): FastifyInstance | undefined | Promise<FastifyInstance | undefined> {
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    for (let at = from; at < this.#open.length; at += 1) {
      const front = this.#open[at];
      const claimed = front?.claims(host, path);
      if (claimed === true) return front?.server;
      if (claimed instanceof Promise)
        return claimed.then(
          (yes) => (yes ? front?.server : this.#claimant(host, url, at + 1)),
          // The request may belong to this front, which can best report that this is temporarily unknown.
          () => front?.server,
        );
    }
    return undefined;
  }
}

function lateness({ byPathOnly }: Front): number {
  return byPathOnly ? 1 : 0;
}

/** A route of the server and who may call it. */
export interface MountedRoute {
  method: string;
  path: string;
  access: Access | undefined;
}
