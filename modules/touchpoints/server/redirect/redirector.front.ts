import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineFront } from '#platform/server/http/front.ts';
import { requestHost } from '#platform/server/http/request/request-address.ts';
import { type Found, LinkCache } from './cache/link-cache.ts';
import type { RedirectBrand } from './cache/redirect-link.ts';
import { RedirectCounts } from './redirect-counts.ts';
import { METHODS, Redirector } from './redirector.ts';
import type { ShortUrlRequest } from './request/short-url-request.ts';

const SUITE_PATH = '/s/';
const BRAND_ID = /^[\w-]{1,40}$/;

/** All paths of a brand's own host, and `/s/{brandId}/…` on the suite's: targets of printed codes [TP-06, TP-11]. */
export const redirectorFront = defineFront({
  name: 'redirector',
  reason: 'A short URL is printed so that everybody can follow it.',
  async mount({ server, app, metrics, proxies }) {
    const book = new LinkCache(app);
    const redirector = new Redirector({ app, book, proxies, counts: new RedirectCounts(metrics) });
    const suiteHost = new URL(app.config.publicUrl).hostname;
    const mayBeBrands = (host: string) => host !== suiteHost && isBrandHost(host);

    /** Undefined if a database query would be needed. */
    const placeInMemory = (host: string, url: string) => {
      const ofHost = book.cachedBrand({ host });
      if (ofHost) return { brand: ofHost, ...partsOf(url, '/'), host };
      if (!url.startsWith(SUITE_PATH) || mayBeBrands(host)) return undefined;
      const brandId = brandIdOf(url);
      const brand = book.cachedBrand({ brandId });
      return brand && { brand, ...partsOf(url, `${SUITE_PATH}${brandId}/`), host };
    };
    const answerAtOnce = (request: IncomingMessage, response: ServerResponse, host: string) => {
      const place = placeInMemory(host, request.url ?? '/');
      return place !== undefined && redirector.answerAtOnce({ request, response }, place);
    };
    const answer = (request: FastifyRequest, reply: FastifyReply) => {
      const host = requestHost(request.raw, proxies);
      // Requests without a socket have not taken the fast path yet.
      if (answerAtOnce(request.raw, reply.raw, host)) return void reply.hijack();
      const found = mayBeBrands(host) ? book.brandOfHost(host) : null;
      if (request.url.startsWith(SUITE_PATH)) return answerBelowPath(request, reply, host, found);
      const answered = redirector.answer(placeOf(request, reply, { host, own: true }), found);
      // Fastify treats a reply as a promise and waits for the end of its response.
      return answered instanceof Promise ? answered : undefined;
    };
    const answerBelowPath = async (
      request: FastifyRequest,
      reply: FastifyReply,
      host: string,
      found: Found<RedirectBrand>,
    ) => {
      const ofHost = found instanceof Promise ? await found.catch(() => null) : found;
      const place = placeOf(request, reply, { host, own: ofHost !== null });
      if (ofHost !== null) return redirector.answer(place, ofHost);
      const brandId = brandIdOf(request.url);
      return redirector.answer(place, BRAND_ID.test(brandId) ? book.brandOfId(brandId) : null);
    };

    server.route({ method: METHODS, url: '/*', handler: answer });
    // Other methods, to distinguish a wrong method from a wrong path.
    server.setNotFoundHandler(answer);
    server.addHook('onClose', async () => {
      book.close();
      redirector.close();
    });
    return {
      answerAtOnce,
      claims(host, path) {
        if (!mayBeBrands(host)) return path.startsWith(SUITE_PATH);
        const brand = book.brandOfHost(host);
        const isIts = (known: RedirectBrand | null) =>
          known !== null || path.startsWith(SUITE_PATH);
        return brand instanceof Promise ? brand.then(isIts) : isIts(brand);
      },
      unreadable(request, reply) {
        const host = requestHost(request.raw, proxies);
        const found = mayBeBrands(host) ? book.brandOfHost(host) : null;
        // The URL is invalid for any brand, so the response does not wait for the brand's name.
        if (found instanceof Promise) found.catch(() => {});
        const ofHost = found instanceof Promise ? null : found;
        const place = placeOf(request, reply, { host, own: ofHost !== null });
        return redirector.unknown({ ...place, brand: ofHost });
      },
    };
  },
});

/** A name with a dot whose last part has a letter. IP addresses and single-word names belong to the app. */
function isBrandHost(host: string): boolean {
  return host.length <= 253 && /^[a-z0-9.-]+\.[a-z0-9-]*[a-z][a-z0-9-]*$/.test(host);
}

function brandIdOf(url: string): string {
  return /^\/s\/([^/?]*)/.exec(url)?.[1] ?? '';
}

function placeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  given: { host: string; own: boolean },
): Omit<ShortUrlRequest, 'brand'> {
  const basePath = given.own ? '/' : `${SUITE_PATH}${brandIdOf(request.url)}/`;
  return { request, reply, host: given.host, basePath, ...partsOf(request.url, basePath) };
}

function partsOf(url: string, basePath: string): { rest: string; query: string } {
  const end = url.indexOf('?');
  return {
    rest: url.slice(basePath.length, end < 0 ? undefined : end),
    query: end < 0 ? '' : url.slice(end + 1),
  };
}
