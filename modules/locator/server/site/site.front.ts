import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '#platform/contract/ids.ts';
import { tooManyRequests } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { acceptsGzip } from '#platform/server/http/answer/send-answer.ts';
import { defineFront, type Front, type FrontParts } from '#platform/server/http/front.ts';
import { requestHost, requestIp } from '#platform/server/http/request/request-address.ts';
import { AddressBudget } from './address-budget.ts';
import { answerFromMemory } from './answer-from-memory.ts';
import { answerSite, sendNothingHere } from './answer-site.ts';
import {
  isClosedLocator,
  isHostName,
  type PublishedLocator,
  readPublishedLocator,
} from './published-locator.ts';
import { ASSETS_PATH, embedScript, siteAsset } from './site-assets.ts';

const METHODS = ['GET', 'HEAD'];
const SITES = '/l/';
const FORMS = '/f/';
/** Factor by which the limit exceeds that of calls, because many visitors share the address of their carrier. */
const CROWD = 20;
const ASSET_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};
const FOREVER = 'public, max-age=31536000, immutable';
/**
 * Paths of the suite that pages on a locator's own host load. All other paths of that host belong to the locator, so that no
 * other page or call of the suite is reachable there.
 */
const SUITE_PATHS = [
  '/assets/',
  '/map/',
  '/gtr-api/locator/public/',
  '/api/public/location-photos/',
  '/.well-known/acme-challenge/',
];

const REASON = 'A store locator is published for everybody.';

/** Public sites of store locators on their own host names [LOC-06]. */
const siteHostFront = defineFront({
  name: 'locator-host',
  reason: REASON,
  async mount(parts) {
    const locatorOfHost = mountSites(parts);
    const given = { ...parts, budget: budgetOf(parts.app) };
    return {
      answerAtOnce: (request, response, host) =>
        !isOfSuite(request.url ?? '') && answerFromMemory(given, request, response, host),
      claims(host, path) {
        if (isOfSuite(path)) return false;
        const found = locatorOfHost(host);
        const isIts = (locator: PublishedLocator | null) =>
          locator !== null && !isOfForm(path, locator);
        if (!(found instanceof Promise)) return isIts(found);
        // If the database is unavailable, the front of short URLs responds to any host name with a retry page.
        return found.then(isIts, () => false);
      },
      unreadable: (request, reply) => sendNothingHere(parts, { request, reply }),
    };
  },
});

/** `/l/{slug}` on the suite's host; a brand's own host belongs completely to its locator. */
const sitePathFront = defineFront({
  name: 'locator-path',
  reason: REASON,
  byPathOnly: true,
  async mount(parts) {
    mountSites(parts);
    return {
      claims: (_host, path) => path.startsWith(SITES),
      unreadable: (request, reply) => sendNothingHere(parts, { request, reply }),
    };
  },
});

export const siteFronts: readonly Front[] = [siteHostFront, sitePathFront];

type LocatorOfHost = (host: string) => ReturnType<typeof readPublishedLocator>;

/** Returns a function that finds the locator of a host name. */
function mountSites({ server, app, proxies }: FrontParts): LocatorOfHost {
  const suiteHost = new URL(app.config.publicUrl).hostname;
  const locatorOfHost: LocatorOfHost = (host) =>
    host === suiteHost || !isHostName(host) ? null : readPublishedLocator({ app }, { host });
  const budget = budgetOf(app);
  server.route({
    method: METHODS,
    url: `${ASSETS_PATH}:name`,
    handler: (request, reply) => sendAsset(request, reply),
  });
  server.route({
    method: METHODS,
    url: `${SITES}embed.js`,
    handler: (_request, reply) =>
      reply
        .headers({ ...ASSET_HEADERS, 'cache-control': 'public, max-age=3600' })
        .type('text/javascript; charset=utf-8')
        .send(embedScript),
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const seconds = budget.take(requestIp(request));
    if (seconds > 0) throw tooManyRequests({ seconds });
    const path = pathOf(request.url);
    const host = requestHost(request.raw, proxies);
    const found = await ownLocator(app, host, locatorOfHost);
    if (found && !path.startsWith(SITES))
      return answerSite({ app, request, reply }, { host, locator: found, base: '', rest: path });
    const slug = path.split('/')[2] ?? '';
    const locator = await readPublishedLocator({ app }, { slug });
    if (!locator)
      return sendNothingHere(
        { app },
        { request, reply, isClosed: isClosedLocator({ app }, { slug }) },
      );
    const base = `${SITES}${slug}`;
    const rest = path.slice(base.length);
    return answerSite({ app, request, reply }, { host, locator, base, rest });
  };
  server.route({ method: METHODS, url: '/*', handler: answer });
  server.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('allow', METHODS.join(', ')).send(),
  );
  return locatorOfHost;
}

function isOfSuite(path: string): boolean {
  return SUITE_PATHS.some((prefix) => path.startsWith(prefix));
}

/**
 * The form of the locator's pages is submitted to the same host, which also serves its styles; other forms are not available
 * there.
 */
function isOfForm(path: string, { config }: PublishedLocator): boolean {
  if (!path.startsWith(FORMS)) return false;
  const [name = ''] = path.slice(FORMS.length).split('/', 1);
  return isUuid(name) ? name.toLowerCase() === config.defaultFormId : name !== '';
}

const budgets = new WeakMap<App, AddressBudget>();
/** Shared by both fronts. */
function budgetOf(app: App): AddressBudget {
  const budget = budgets.get(app) ?? new AddressBudget(app.config.RATE_LIMIT_PER_MINUTE * CROWD);
  budgets.set(app, budget);
  return budget;
}

/** If the database is unavailable, pages below `/l/` do their own lookup and report the error. */
async function ownLocator(
  app: App,
  host: string,
  locatorOfHost: LocatorOfHost,
): Promise<PublishedLocator | null> {
  try {
    return await locatorOfHost(host);
  } catch (error) {
    app.log.warn({ error }, 'the locator of a host name could not be read');
    return null;
  }
}

function sendAsset(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { name } = request.params as { name: string };
  const asset = siteAsset(name);
  if (!asset) return reply.code(404).send();
  const { gzipped } = asset;
  reply
    .headers({ ...ASSET_HEADERS, 'cache-control': FOREVER, vary: 'accept-encoding' })
    .type(asset.type);
  if (!gzipped || !acceptsGzip(request.headers['accept-encoding'])) return reply.send(asset.bytes);
  return reply.header('content-encoding', 'gzip').send(gzipped);
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
