import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { App } from '#platform/server/app.ts';
import { brandType } from '#platform/server/brand-page/brand-assets.ts';
import { TooManyWaiting } from '#platform/server/concurrency/concurrency-limit.ts';
import { isDatabaseUnavailable } from '#platform/server/database/database-errors.ts';
import type { TrustedProxies } from '#platform/server/http/request/request-address.ts';
import { isFetchedAhead } from '#platform/server/http/request/visitor-headers.ts';
import { SCAN_MARK, suiteShortUrlBase } from '../short-url.ts';
import { getVisitJournal, type VisitJournal } from '../visits/visit-journal.ts';
import { Answers, calendarEntry } from './answers/answers.ts';
import { DigitalLinkAnswers } from './answers/digital-link-answers.ts';
import { friendlyStyle } from './answers/friendly-page.ts';
import { busyText, unknownAddressText, welcomeText } from './answers/friendly-texts.ts';
import type { Found, LinkCache } from './cache/link-cache.ts';
import type { RedirectBrand, RedirectLink } from './cache/redirect-link.ts';
import { type Answered, isPerson, LinkFollower } from './link-follower.ts';
import type { RedirectCounts } from './redirect-counts.ts';
import { parseRequestedPath, type RequestedTarget } from './request/parse-requested-path.ts';
import {
  type BrandRequest,
  readVisitorTraits,
  type ShortUrlRequest,
  shownAddress,
} from './request/short-url-request.ts';

export const METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** Identical for all brands, so that the "busy" page has its style even if no brand can be looked up. */
const OF_ALL_BRANDS: ReadonlySet<RequestedTarget['kind']> = new Set(['robots', 'icon', 'style']);

/** Handles all requests to a brand's short URLs. Its own work is a cache lookup and a line in the journal. */
export class Redirector {
  readonly #app: App;
  readonly #book: LinkCache;
  readonly #counts: RedirectCounts;
  readonly #journal: VisitJournal;
  readonly #answers: Answers;
  readonly #digitalLinks: DigitalLinkAnswers;
  readonly #follower: LinkFollower;

  constructor(given: {
    app: App;
    book: LinkCache;
    proxies: TrustedProxies;
    counts: RedirectCounts;
  }) {
    this.#app = given.app;
    this.#book = given.book;
    this.#counts = given.counts;
    this.#journal = getVisitJournal(given);
    this.#answers = new Answers(given.app);
    this.#digitalLinks = new DigitalLinkAnswers(given.app, this.#answers);
    this.#follower = new LinkFollower({ ...given, answers: this.#answers });
  }

  close(): void {
    this.#follower.close();
  }

  /** No promise if everything is cached, to save a turn of the event loop. */
  answer(place: Omit<ShortUrlRequest, 'brand'>, found: Found<RedirectBrand>): Answered {
    const path = parseRequestedPath(place.rest);
    if (!(found instanceof Promise)) return this.#answerAs({ ...place, brand: found }, path);
    const brand = OF_ALL_BRANDS.has(path.kind) ? found.catch(() => null) : found;
    return brand.then(
      (known) => this.#answerAs({ ...place, brand: known }, path),
      (error: unknown) => this.#failed({ ...place, brand: null }, error),
    );
  }

  /**
   * Fast path for a person who follows a cached link without a limit: nearly every visit of a printed code. Routing
   * would cost more than the response. Returns false, without side effects, in all other cases.
   */
  answerAtOnce(
    exchange: { request: IncomingMessage; response: ServerResponse },
    {
      brand,
      host,
      rest,
      query,
    }: { brand: RedirectBrand; host: string; rest: string; query: string },
  ): boolean {
    const { request } = exchange;
    const scanned = query === SCAN_MARK;
    if (!(scanned || query === '') || !isPerson(request) || isFetchedAhead(request.headers))
      return false;
    const link = this.#book.cachedLink(brand.brand.clientId, rest);
    if (link === undefined) return false;
    const kind = scanned ? 'scan' : 'click';
    return this.#follower.followAtOnce(exchange, link, { brand, host, kind });
  }

  #answerAs(incoming: ShortUrlRequest, path: RequestedTarget): Answered {
    const { request, reply } = incoming;
    if (!METHODS.includes(request.method)) {
      reply.header('allow', METHODS.join(', '));
      return this.#answers.nothing(reply, 405);
    }
    if (isFetchedAhead(request.headers)) return this.#answers.nothing(reply, 503);
    try {
      const answered = this.#answerPath(incoming, path);
      if (!(answered instanceof Promise)) return answered;
      return answered.catch((error: unknown) => this.#failed(incoming, error));
    } catch (error) {
      return this.#failed(incoming, error);
    }
  }

  /** The lookup limit is reached or the database is unavailable. Cached links still work; others get a 503 page. */
  #failed(incoming: ShortUrlRequest, error: unknown): FastifyReply {
    if (!(error instanceof TooManyWaiting) && !isDatabaseUnavailable(error)) throw error;
    this.#counts.add('busy');
    incoming.reply.header('retry-after', '5');
    return this.#answers.page(incoming, 503, busyText);
  }

  unknown(incoming: ShortUrlRequest): FastifyReply {
    this.#counts.add('unknown');
    const address = shownAddress(incoming);
    return this.#answers.page(incoming, 404, (speaker) => unknownAddressText(speaker, { address }));
  }

  #answerPath(incoming: ShortUrlRequest, path: RequestedTarget): Answered {
    const { reply, brand } = incoming;
    switch (path.kind) {
      case 'robots':
        // Crawling is allowed, because previews need the redirect; every response is marked noindex.
        return this.#answers.text(reply, {
          type: 'text/plain; charset=utf-8',
          body: 'User-agent: *\nDisallow:\n',
        });
      case 'icon':
        return this.#answers.nothing(reply, 204);
      case 'style':
        return this.#style(incoming, path.name);
    }
    if (brand === null) return this.unknown(incoming);
    const known = incoming as BrandRequest;
    switch (path.kind) {
      case 'root':
        if (brand.siteUrl) return this.#answers.redirect(reply, brand.siteUrl);
        return this.#answers.page(incoming, 200, welcomeText);
      case 'resolver':
        return this.#digitalLinks.description(known);
      case 'wrong-gtin':
        return this.#digitalLinks.wrong(known);
      case 'gtin':
        return this.#digitalLink(known, path.gtin);
      case 'suffix':
        return this.#suffix(known, path.suffix);
      default:
        return this.#dead(known, path.tried);
    }
  }

  #style(incoming: ShortUrlRequest, name: string): FastifyReply {
    if (name === brandType.name)
      return this.#answers.text(incoming.reply, {
        type: brandType.type,
        body: brandType.bytes,
        forever: true,
      });
    const style = friendlyStyle(name);
    if (style === undefined) return this.unknown(incoming);
    return this.#answers.text(incoming.reply, { type: 'text/css; charset=utf-8', ...style });
  }

  #suffix(incoming: BrandRequest, suffix: string): Answered {
    const found = this.#book.linkOfSuffix(incoming.brand.brand.clientId, suffix);
    return found instanceof Promise
      ? found.then((link) => this.#suffixOf(incoming, suffix, link))
      : this.#suffixOf(incoming, suffix, found);
  }

  #suffixOf(incoming: BrandRequest, suffix: string, link: RedirectLink | null): Answered {
    if (link === null) return this.#dead(incoming, suffix);
    const { query } = incoming;
    // The scan mark of a code is the whole query string; only other query strings are parsed.
    const params = query === '' || query === SCAN_MARK ? undefined : new URLSearchParams(query);
    const scanned = query === SCAN_MARK || params?.has(SCAN_MARK);
    const verdict = this.#follower.verdict(link, incoming);
    if (verdict.kind === 'not-yet' && params?.has('calendar'))
      return this.#calendar(incoming, link, verdict.opensAt);
    return this.#follower.follow(incoming, { link, verdict, kind: scanned ? 'scan' : 'click' });
  }

  async #digitalLink(incoming: BrandRequest, gtin: string): Promise<FastifyReply | undefined> {
    const { request } = incoming;
    const found = this.#book.linkOfGtin(incoming.brand.brand.clientId, gtin);
    const link = found instanceof Promise ? await found : found;
    const verdict = link && this.#follower.verdict(link, incoming);
    const answered = this.#digitalLinks.answer(incoming, { gtin, link, verdict });
    if (answered) {
      this.#counts.add('linkset');
      return answered;
    }
    if (link === null || verdict === null) return this.#dead(incoming, `01/${gtin}`);
    const kind = request.headers.referer === undefined ? 'scan' : 'click';
    const passedOn = this.#digitalLinks.passedOn(incoming.query);
    return await this.#follower.follow(incoming, { link, verdict, kind, passedOn });
  }

  #dead(incoming: BrandRequest, tried: string | undefined): FastifyReply {
    const { headers, method } = incoming.request;
    const aPerson = method === 'GET' && !readVisitorTraits(headers).robot;
    if (tried !== undefined && aPerson) this.#journal.dead(incoming.brand.brand.clientId, tried);
    return this.unknown(incoming);
  }

  #calendar(incoming: BrandRequest, link: RedirectLink, opensAt: number): FastifyReply {
    const { brand } = incoming.brand;
    const base =
      incoming.basePath === '/'
        ? `https://${incoming.host}/`
        : suiteShortUrlBase(brand, this.#app.config);
    incoming.reply.header('content-disposition', `attachment; filename="${link.mainSuffix}.ics"`);
    return this.#answers.text(incoming.reply, {
      type: 'text/calendar; charset=utf-8',
      body: calendarEntry({
        id: link.touchpointId,
        title: brand.name,
        address: `${base}${link.mainSuffix}`,
        opensAt,
      }),
    });
  }
}
