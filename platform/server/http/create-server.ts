import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import fastify from 'fastify';
import type { Access, CallDefinition } from '#platform/contract/call.ts';
import { OPEN_BODY_LIMIT_BYTES } from '#platform/contract/limits.ts';
import { notFound, tooManyRequests } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import { collectFromModules } from '../collect-from-modules.ts';
import { CALL_PATIENCE_MS, withPatience } from '../database/statement-patience.ts';
import { liveStream } from '../live/live-stream.ts';
import type { ServerModule } from '../module.ts';
import { readUserClientIds } from '../sessions/user-ports.ts';
import { securityHeaders } from './answer/security-headers.ts';
import { apiDocument } from './document/api-document.ts';
import { health, metrics } from './monitoring.ts';
import { Fronts, type MountedRoute } from './mount/fronts.ts';
import { mountPage } from './mount/mount-page.ts';
import { mountRoute } from './mount/mount-route.ts';
import { OpenConnections } from './open-connections.ts';
import type { DeclaredProblems } from './problems/call-problems.ts';
import { answerError } from './problems/problem-answer.ts';
import { admission, requirePrincipal } from './request/admit-request.ts';
import { ConnectionsPerAddress } from './request/connections-per-address.ts';
import { readJson } from './request/read-json.ts';
import { addressKey, requestIp, TrustedProxies } from './request/request-address.ts';
import type { Route } from './route.ts';
import { webFiles } from './web-files.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    problems?: DeclaredProblems;
    tooLarge?: CallDefinition['tooLarge'];
    foreignText?: CallDefinition['foreignText'];
    signed?: CallDefinition['signed'];
  }
}

export interface CreatedServer {
  server: FastifyInstance;
  mounted: MountedRoute[];
  connections: OpenConnections;
  /** Like the server's own `inject`, but through the fronts, like a real request. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
}

const REQUEST_TIMEOUT_MS = 2 * 60_000;
/** Longer than the idle timeout of load balancers, so that they never write to a connection that was just closed. */
const KEEP_ALIVE_MS = 72_000;

/** Creates one server with the calls, pages and fronts of all modules, and the web app. */
export async function createServer(
  app: App,
  options: { modules: readonly ServerModule[]; webDirectory: string | undefined },
): Promise<CreatedServer> {
  const proxies = new TrustedProxies(app.config.trustedProxies);
  const fronts = new Fronts(app, proxies);
  const connections = new OpenConnections();
  const perAddress = new ConnectionsPerAddress({
    most: app.config.CONNECTIONS_PER_ADDRESS,
    proxies,
  });
  const server = fastify({
    serverFactory(suite) {
      const made = createHttpServer((request, response) => {
        if (!connections.take(request, response) || !perAddress.admits(request, response)) return;
        fronts.dispatch(request, response, suite);
      });
      connections.watch(made);
      perAddress.watch(made);
      made.keepAliveTimeout = KEEP_ALIVE_MS;
      // Without a limit, a body sent byte by byte would hold its connection for hours.
      made.requestTimeout = REQUEST_TIMEOUT_MS;
      return made;
    },
    // Default for requests without a matching call; each call sets its own limit.
    bodyLimit: OPEN_BODY_LIMIT_BYTES,
    trustProxy: proxies.trustProxy,
    genReqId: () => randomUUID(),
    // A malformed URL never reaches a route: browsers get the 404 page, API clients a problem.
    frameworkErrors: (error, request, reply) => {
      if (request.headers.accept?.includes('text/html')) return reply.redirect('/not-found');
      return answerError(error, request, reply, app);
    },
    requestIdHeader: false,
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
  });
  const mounted: MountedRoute[] = [];
  server.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      if (method !== 'HEAD')
        mounted.push({ method, path: route.url, access: route.config?.access });
    }
  });
  waitAsCallersDo(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    app.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    );
  });
  server.setErrorHandler((error, request, reply) => answerError(error, request, reply, app));

  securityHeaders(server, { https: app.config.secureCookies });
  readJson(server);
  admission(server);
  await server.register(cookie);
  await server.register(rateLimit, {
    max: app.config.RATE_LIMIT_PER_MINUTE,
    timeWindow: 60_000,
    cache: 50_000,
    keyGenerator: (request) => addressKey(requestIp(request)),
    errorResponseBuilder: (_request, { ttl }) =>
      tooManyRequests({ seconds: Math.ceil(ttl / 1000) }),
    addHeadersOnExceeding: {},
    addHeaders: { 'retry-after': true },
  });
  await server.register(compress, {
    threshold: 2_048,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  } as object);
  const registry = metrics(server, { token: app.config.METRICS_TOKEN });
  health(server, app, connections);
  const routes = collectFromModules(options.modules, 'routes');
  apiDocument(server, app.config, options.modules);
  for (const route of routes.filter(({ call }) => !call.upload)) mountRoute(server, app, route);
  await mountUploads(
    server,
    app,
    routes.filter(({ call }) => call.upload),
  );
  for (const page of collectFromModules(options.modules, 'pages')) mountPage(server, app, page);
  await server.register(
    liveStream(
      {
        live: app.live,
        log: app.log,
        ending: connections.ending,
        clientsOf: (userId) => readUserClientIds(app, userId),
      },
      (request) => requirePrincipal(app, request),
    ),
  );
  if (options.webDirectory) {
    const openAddresses = collectFromModules(options.modules, 'openAddresses');
    await webFiles(server, app, { directory: options.webDirectory, openAddresses });
  } else {
    server.setNotFoundHandler(async () => {
      throw notFound();
    });
  }
  await fronts.open(collectFromModules(options.modules, 'fronts'), { metrics: registry, mounted });
  server.addHook('onClose', () => fronts.close());
  await server.ready();
  return {
    server,
    mounted,
    connections,
    inject: async (request) => {
      const [url, host] = [String(request.url ?? '/'), String(request.headers?.host ?? '')];
      return ((await fronts.find({ host, url })) ?? server).inject(request);
    },
  };
}

/** Requests use the time limit of a waiting user; background work has a longer one. */
export function waitAsCallersDo(server: FastifyInstance): void {
  const wait = (_request: unknown, _reply: unknown, done: () => void) =>
    withPatience(CALL_PATIENCE_MS, done);
  // The user is looked up before the body is read. Reading the body starts a new async context, so the limit is set
  // again.
  server.addHook('onRequest', wait);
  server.addHook('preHandler', wait);
}

/** Multipart forms are parsed only for calls with a file; other calls reject their content type. */
async function mountUploads(
  server: FastifyInstance,
  app: App,
  routes: readonly Route[],
): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const route of routes) mountRoute(scope, app, route);
  });
}
