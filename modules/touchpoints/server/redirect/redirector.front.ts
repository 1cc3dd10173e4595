import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineFront } from '#platform/server/http/front.ts';
import { hostOfRequest } from '#platform/server/http/request/host-of-request.ts';
import type { AskedBy } from './asked/asked-by.ts';
import { AddressBook, type Found } from './book/address-book.ts';
import type { KnownBrand } from './book/known-brand.ts';
import { RedirectCounts } from './redirect-counts.ts';
import { METHODS, Redirector } from './redirector.ts';

const HOUSE_PATH = '/s/';
const BRAND_ID = /^[\w-]{1,40}$/;

/** Every path of a brand's own host, and `/s/{brandId}/…` of the suite's: where printed codes lead [TP-06, TP-11]. */
export const redirectorFront = defineFront({
  name: 'redirector',
  reason: 'A short URL is printed so that everybody can follow it.',
  async mount({ server, app, metrics, proxies }) {
    const book = new AddressBook(app);
    const redirector = new Redirector({ app, book, proxies, counts: new RedirectCounts(metrics) });
    const house = new URL(app.config.publicUrl).hostname;
    const mayBeBrands = (host: string) => host !== house && isBrandHost(host);

    /** Undefined where it is not known without asking the database, or no brand is called so. */
    const placeInMemory = (host: string, url: string) => {
      const own = mayBeBrands(host);
      if (!own && !url.startsWith(HOUSE_PATH)) return undefined;
      const brandId = own ? '' : brandIdOf(url);
      if (!own && !BRAND_ID.test(brandId)) return undefined;
      const brand = own ? book.brandOfHost(host) : book.brandOfId(brandId);
      if (brand instanceof Promise) brand.catch(() => {});
      if (brand === null || brand instanceof Promise) return undefined;
      return { brand, ...partsOf(url, own ? '/' : `${HOUSE_PATH}${brandId}/`), host };
    };
    const answerAtOnce = (request: IncomingMessage, response: ServerResponse, host: string) => {
      const place = placeInMemory(host, request.url ?? '/');
      return place !== undefined && redirector.answerAtOnce({ request, response }, place);
    };
    const answer = (request: FastifyRequest, reply: FastifyReply) => {
      const host = hostOfRequest(request.raw, proxies);
      // Requests without a socket have not been offered to it yet.
      if (answerAtOnce(request.raw, reply.raw, host)) return void reply.hijack();
      const found = mayBeBrands(host) ? book.brandOfHost(host) : null;
      if (request.url.startsWith(HOUSE_PATH)) return answerBelowPath(request, reply, host, found);
      const answered = redirector.answer(placeOf(request, reply, { host, own: true }), found);
      // A reply is a promise to Fastify, which then waits for the end of its answer.
      return answered instanceof Promise ? answered : undefined;
    };
    const answerBelowPath = async (
      request: FastifyRequest,
      reply: FastifyReply,
      host: string,
      found: Found<KnownBrand>,
    ) => {
      const ofHost = found instanceof Promise ? await found.catch(() => null) : found;
      const place = placeOf(request, reply, { host, own: ofHost !== null });
      if (ofHost !== null) return redirector.answer(place, ofHost);
      const brandId = brandIdOf(request.url);
      return redirector.answer(place, BRAND_ID.test(brandId) ? book.brandOfId(brandId) : null);
    };

    server.route({ method: METHODS, url: '/*', handler: answer });
    // Other methods: it is to be said whether it is they that are wrong.
    server.setNotFoundHandler(answer);
    server.addHook('onClose', async () => {
      book.close();
      redirector.close();
    });
    return {
      answerAtOnce,
      claims(host, path) {
        if (!mayBeBrands(host)) return path.startsWith(HOUSE_PATH);
        const brand = book.brandOfHost(host);
        const isIts = (known: KnownBrand | null) => known !== null || path.startsWith(HOUSE_PATH);
        return brand instanceof Promise ? brand.then(isIts) : isIts(brand);
      },
      unreadable(request, reply) {
        const host = hostOfRequest(request.raw, proxies);
        const found = mayBeBrands(host) ? book.brandOfHost(host) : null;
        // Such an address leads nowhere, whoever's it is: nobody waits to hear the name of the brand.
        if (found instanceof Promise) found.catch(() => {});
        const ofHost = found instanceof Promise ? null : found;
        const place = placeOf(request, reply, { host, own: ofHost !== null });
        return redirector.unknown({ ...place, brand: ofHost });
      },
    };
  },
});

/** A name with a dot whose last part has a letter; addresses and names of one word are the suite's own. */
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
): Omit<AskedBy, 'brand'> {
  const basePath = given.own ? '/' : `${HOUSE_PATH}${brandIdOf(request.url)}/`;
  return { request, reply, host: given.host, basePath, ...partsOf(request.url, basePath) };
}

function partsOf(url: string, basePath: string): { rest: string; query: string } {
  const end = url.indexOf('?');
  return {
    rest: url.slice(basePath.length, end < 0 ? undefined : end),
    query: end < 0 ? '' : url.slice(end + 1),
  };
}
