import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitKind } from '#modules/touchpoints/contract/statistics.ts';
import type { App } from '#platform/server/app.ts';
import { brandType } from '#platform/server/brand-page/brand-type.ts';
import { TooManyWaiting } from '#platform/server/concurrency/concurrency-limit.ts';
import { isDatabaseAway } from '#platform/server/database/database-away.ts';
import type { TrustedProxies } from '#platform/server/http/request/trusted-proxies.ts';
import { houseShortUrlBase, SCAN_MARK } from '../short-url.ts';
import type { VisitJournal } from '../visits/visit-journal.ts';
import { visitJournalOf } from '../visits/visit-journal-of.ts';
import { Answers } from './answers/answers.ts';
import { calendarEntry } from './answers/calendar-entry.ts';
import { DigitalLinkAnswers } from './answers/digital-link-answers.ts';
import { friendlyStyle } from './answers/friendly-style.ts';
import {
  wordsBusy,
  wordsNotYet,
  wordsOver,
  wordsUnknown,
  wordsWelcome,
} from './answers/friendly-words.ts';
import { type AskedBy, shownAddress } from './asked/asked-by.ts';
import { type Asked, readAskedPath } from './asked/asked-path.ts';
import { isFetchedAhead, isPreviewed, traitsOfVisitor } from './asked/traits-of-visitor.ts';
import type { AddressBook, Found } from './book/address-book.ts';
import type { KnownBrand } from './book/known-brand.ts';
import type { KnownLink } from './book/known-link.ts';
import { VisitBudgets } from './budget/visit-budgets.ts';
import { PhoneVisits } from './once/phone-visits.ts';
import type { RedirectCounts } from './redirect-counts.ts';
import { type Verdict, verdictOfLink } from './verdict-of-link.ts';

type Known<Part> = Part & { brand: KnownBrand };

export const METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** The same whoever is asked, so that a page that asks for patience is dressed while nobody can be looked up. */
const OF_ALL_BRANDS: ReadonlySet<Asked['kind']> = new Set(['robots', 'icon', 'style']);

/** Answers everything that is asked of a brand's short URLs. Its own work is a look into memory and a line in the journal. */
export class Redirector {
  readonly #app: App;
  readonly #book: AddressBook;
  readonly #counts: RedirectCounts;
  readonly #journal: VisitJournal;
  readonly #answers: Answers;
  readonly #digitalLinks: DigitalLinkAnswers;
  readonly #budgets: VisitBudgets;
  readonly #visits: PhoneVisits;

  constructor(given: {
    app: App;
    book: AddressBook;
    proxies: TrustedProxies;
    counts: RedirectCounts;
  }) {
    this.#app = given.app;
    this.#book = given.book;
    this.#counts = given.counts;
    this.#journal = visitJournalOf(given.app);
    this.#budgets = new VisitBudgets(given.app);
    this.#visits = new PhoneVisits({ ...given, journal: this.#journal, budgets: this.#budgets });
    this.#answers = new Answers(given.app);
    this.#digitalLinks = new DigitalLinkAnswers(given.app, this.#answers);
  }

  close(): void {
    this.#visits.close();
  }

  async answer(place: Omit<AskedBy, 'brand'>, found: Found<KnownBrand>): Promise<FastifyReply> {
    const { request, reply } = place;
    const path = readAskedPath(place.rest);
    let brand: KnownBrand | null = null;
    try {
      if (!(found instanceof Promise)) brand = found;
      else brand = OF_ALL_BRANDS.has(path.kind) ? await found.catch(() => null) : await found;
      if (!METHODS.includes(request.method)) {
        reply.header('allow', METHODS.join(', '));
        return this.#answers.nothing(reply, 405);
      }
      if (isFetchedAhead(request.headers)) return this.#answers.nothing(reply, 503);
      return await this.#answerPath({ ...place, brand }, path);
    } catch (error) {
      return this.#failed({ ...place, brand }, error);
    }
  }

  /** The look-up has no room, or nothing to look up in: what is known goes on, what is new waits. */
  #failed(asked: AskedBy, error: unknown): FastifyReply {
    if (!(error instanceof TooManyWaiting) && !isDatabaseAway(error)) throw error;
    this.#counts.add('busy');
    asked.reply.header('retry-after', '5');
    return this.#answers.page(asked, 503, wordsBusy);
  }

  unknown(asked: AskedBy): FastifyReply {
    this.#counts.add('unknown');
    const address = shownAddress(asked);
    return this.#answers.page(asked, 404, (speaker) => wordsUnknown(speaker, { address }));
  }

  async #answerPath(asked: AskedBy, path: Asked): Promise<FastifyReply> {
    const { reply, brand } = asked;
    switch (path.kind) {
      case 'robots':
        // To be followed but not listed: previews need the way, and each answer says noindex.
        return this.#answers.text(reply, {
          type: 'text/plain; charset=utf-8',
          body: 'User-agent: *\nDisallow:\n',
        });
      case 'icon':
        return this.#answers.nothing(reply, 204);
      case 'style':
        return this.#style(asked, path.name);
    }
    if (brand === null) return this.unknown(asked);
    const known = { ...asked, brand };
    switch (path.kind) {
      case 'root':
        if (brand.siteUrl) return this.#answers.redirect(reply, brand.siteUrl);
        return this.#answers.page(asked, 200, wordsWelcome);
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

  #style(asked: AskedBy, name: string): FastifyReply {
    if (name === brandType.name)
      return this.#answers.text(asked.reply, {
        type: brandType.type,
        body: brandType.bytes,
        forever: true,
      });
    const style = friendlyStyle(name);
    if (style === undefined) return this.unknown(asked);
    return this.#answers.text(asked.reply, { type: 'text/css; charset=utf-8', ...style });
  }

  async #suffix(asked: Known<AskedBy>, suffix: string): Promise<FastifyReply> {
    const found = this.#book.linkOfSuffix(asked.brand.brand.clientId, suffix);
    const link = found instanceof Promise ? await found : found;
    if (link === null) return this.#dead(asked, suffix);
    const { query } = asked;
    // The mark of a code stands alone; only other addresses are taken apart.
    const params = query === '' || query === SCAN_MARK ? undefined : new URLSearchParams(query);
    const scanned = query === SCAN_MARK || params?.has(SCAN_MARK);
    const verdict = this.#verdict(link, asked);
    if (verdict.kind === 'not-yet' && params?.has('calendar'))
      return this.#calendar(asked, link, verdict.opensAt);
    return this.#follow(asked, { link, verdict, kind: scanned ? 'scan' : 'click' });
  }

  async #digitalLink(asked: Known<AskedBy>, gtin: string): Promise<FastifyReply> {
    const { request } = asked;
    const found = this.#book.linkOfGtin(asked.brand.brand.clientId, gtin);
    const link = found instanceof Promise ? await found : found;
    const verdict = link && this.#verdict(link, asked);
    const answered = this.#digitalLinks.answer(asked, { gtin, link, verdict });
    if (answered) {
      this.#counts.add('linkset');
      return answered;
    }
    if (link === null || verdict === null) return this.#dead(asked, `01/${gtin}`);
    const kind = request.headers.referer === undefined ? 'scan' : 'click';
    const passedOn = this.#digitalLinks.passedOn(asked.query);
    return this.#follow(asked, { link, verdict, kind, passedOn });
  }

  #verdict(
    link: KnownLink,
    { request, brand, host }: Known<AskedBy>,
    isSpent = this.#budgets.isSpent(link) && !this.#visits.isUnderWay(request, link),
  ): Verdict {
    const house = this.#app.config;
    return verdictOfLink(link, { brand, host, isSpent, now: Date.now(), house });
  }

  async #follow(
    asked: Known<AskedBy>,
    given: { link: KnownLink; verdict: Verdict; kind: VisitKind; passedOn?: string },
  ): Promise<FastifyReply> {
    const { link, verdict } = given;
    switch (verdict.kind) {
      case 'go': {
        const aPerson = isPerson(asked.request);
        const visitId = aPerson ? await this.#visits.admit(asked.request, given) : undefined;
        // The last visit was somebody else's: those who come at once learn it here.
        if (aPerson && visitId === undefined)
          return this.#follow(asked, { ...given, verdict: this.#verdict(link, asked, true) });
        if (!aPerson) this.#journal.robot(link.clientId, link.touchpointId);
        this.#counts.add('redirected');
        const own = verdict.landing && visitId ? `v=${visitId}` : '';
        return this.#answers.redirect(
          asked.reply,
          withQuery(verdict.address, own, given.passedOn ?? ''),
        );
      }
      case 'elsewhere':
        this.#counts.add('elsewhere');
        return this.#answers.redirect(asked.reply, verdict.address);
      case 'not-yet': {
        this.#counts.add('not-yet');
        const calendarAddress = `${asked.basePath}${link.mainSuffix}?calendar`;
        return this.#answers.page(asked, 200, (speaker) =>
          wordsNotYet(speaker, { opensAt: verdict.opensAt, calendarAddress }),
        );
      }
      case 'over':
        this.#counts.add('over');
        return this.#answers.page(asked, 410, (speaker) => wordsOver(speaker, verdict));
    }
  }

  #dead(asked: Known<AskedBy>, tried: string | undefined): FastifyReply {
    const { headers, method } = asked.request;
    const aPerson = method === 'GET' && !traitsOfVisitor(headers).robot;
    if (tried !== undefined && aPerson) this.#journal.dead(asked.brand.brand.clientId, tried);
    return this.unknown(asked);
  }

  #calendar(asked: Known<AskedBy>, link: KnownLink, opensAt: number): FastifyReply {
    const { brand } = asked.brand;
    const base =
      asked.basePath === '/'
        ? `https://${asked.host}/`
        : houseShortUrlBase(brand, this.#app.config);
    asked.reply.header('content-disposition', `attachment; filename="${link.mainSuffix}.ics"`);
    return this.#answers.text(asked.reply, {
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

function isPerson({ headers, method }: FastifyRequest): boolean {
  return method === 'GET' && !traitsOfVisitor(headers).robot && !isPreviewed(headers);
}

function withQuery(address: string, ...parts: readonly string[]): string {
  const query = parts.filter(Boolean).join('&');
  if (query === '') return address;
  const hash = address.indexOf('#');
  const [path, fragment] = hash < 0 ? [address, ''] : [address.slice(0, hash), address.slice(hash)];
  return `${path}${path.includes('?') ? '&' : '?'}${query}${fragment}`;
}
