import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { VisitKind } from '#modules/touchpoints/contract/statistics.ts';
import type { App } from '#platform/server/app.ts';
import { brandType } from '#platform/server/brand-page/brand-type.ts';
import { TooManyWaiting } from '#platform/server/concurrency/concurrency-limit.ts';
import { isDatabaseAway } from '#platform/server/database/database-away.ts';
import { isFetchedAhead } from '#platform/server/http/request/is-robot.ts';
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
import { isPreviewed, traitsOfVisitor } from './asked/traits-of-visitor.ts';
import type { AddressBook, Found } from './book/address-book.ts';
import type { KnownBrand } from './book/known-brand.ts';
import type { KnownLink } from './book/known-link.ts';
import { VisitBudgets } from './budget/visit-budgets.ts';
import { type KeptVisit, PhoneVisits } from './once/phone-visits.ts';
import type { RedirectCounts } from './redirect-counts.ts';
import { type Verdict, verdictOfLink } from './verdict-of-link.ts';

type Known<Part> = Part & { brand: KnownBrand };
/** Undefined where the answer was written past Fastify. */
type Answered = FastifyReply | Promise<FastifyReply | undefined>;

interface Following {
  link: KnownLink;
  verdict: Verdict;
  kind: VisitKind;
  passedOn?: string;
}

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

  /** Without a promise where everything is in memory, so that a hit passes through no needless turn of the event loop. */
  answer(place: Omit<AskedBy, 'brand'>, found: Found<KnownBrand>): Answered {
    const path = readAskedPath(place.rest);
    if (!(found instanceof Promise)) return this.#answerAs({ ...place, brand: found }, path);
    const brand = OF_ALL_BRANDS.has(path.kind) ? found.catch(() => null) : found;
    return brand.then(
      (known) => this.#answerAs({ ...place, brand: known }, path),
      (error: unknown) => this.#failed({ ...place, brand: null }, error),
    );
  }

  /**
   * A person who follows a known link that has no limit: nearly every visit of a printed code. Routing would cost more
   * than the answer. False, without any effect, for all else.
   */
  answerAtOnce(
    { request, response }: { request: IncomingMessage; response: ServerResponse },
    { brand, host, rest, query }: { brand: KnownBrand; host: string; rest: string; query: string },
  ): boolean {
    const scanned = query === SCAN_MARK;
    if (!(scanned || query === '') || !isPerson(request) || isFetchedAhead(request.headers))
      return false;
    const path = readAskedPath(rest);
    const link =
      path.kind === 'suffix' && this.#book.linkOfSuffix(brand.brand.clientId, path.suffix);
    if (!link || link instanceof Promise) {
      // The route waits for the same look-up, and says so where it fails.
      if (link) link.catch(() => {});
      return false;
    }
    if (link.visitCap !== null) return false;
    const house = this.#app.config;
    const verdict = verdictOfLink(link, { brand, host, isSpent: false, now: Date.now(), house });
    if (verdict.kind !== 'go') return false;
    const visit = this.#visits.admit(request, { link, kind: scanned ? 'scan' : 'click' });
    if (visit === undefined || visit instanceof Promise) return false;
    const address = withQuery(verdict.address, verdict.landing ? `v=${visit.id}` : '');
    this.#visits
      .afterWriting(visit, () => {
        this.#counts.add('redirected');
        this.#answers.sendOn(response, address);
      })
      .catch((error: unknown) => {
        this.#app.log.error({ error }, 'a visit could not be stored');
        if (!response.headersSent) response.writeHead(500).end();
      });
    return true;
  }

  #answerAs(asked: AskedBy, path: Asked): Answered {
    const { request, reply } = asked;
    if (!METHODS.includes(request.method)) {
      reply.header('allow', METHODS.join(', '));
      return this.#answers.nothing(reply, 405);
    }
    if (isFetchedAhead(request.headers)) return this.#answers.nothing(reply, 503);
    try {
      const answered = this.#answerPath(asked, path);
      if (!(answered instanceof Promise)) return answered;
      return answered.catch((error: unknown) => this.#failed(asked, error));
    } catch (error) {
      return this.#failed(asked, error);
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

  #answerPath(asked: AskedBy, path: Asked): Answered {
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
    const known = asked as Known<AskedBy>;
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

  #suffix(asked: Known<AskedBy>, suffix: string): Answered {
    const found = this.#book.linkOfSuffix(asked.brand.brand.clientId, suffix);
    return found instanceof Promise
      ? found.then((link) => this.#suffixOf(asked, suffix, link))
      : this.#suffixOf(asked, suffix, found);
  }

  #suffixOf(asked: Known<AskedBy>, suffix: string, link: KnownLink | null): Answered {
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

  async #digitalLink(asked: Known<AskedBy>, gtin: string): Promise<FastifyReply | undefined> {
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
    return await this.#follow(asked, { link, verdict, kind, passedOn });
  }

  #verdict(
    link: KnownLink,
    { request, brand, host }: Known<AskedBy>,
    isSpent = this.#budgets.isSpent(link) && !this.#visits.isUnderWay(request.raw, link),
  ): Verdict {
    const house = this.#app.config;
    return verdictOfLink(link, { brand, host, isSpent, now: Date.now(), house });
  }

  #follow(asked: Known<AskedBy>, given: Following): Answered {
    const { link, verdict } = given;
    switch (verdict.kind) {
      case 'go': {
        if (!isPerson(asked.request.raw)) {
          this.#journal.robot(link.clientId, link.touchpointId);
          this.#counts.add('redirected');
          return this.#answers.redirect(
            asked.reply,
            withQuery(verdict.address, given.passedOn ?? ''),
          );
        }
        const visit = this.#visits.admit(asked.request.raw, given);
        return visit instanceof Promise
          ? visit.then((admitted) => this.#sendOn(asked, { ...given, verdict }, admitted))
          : this.#sendOn(asked, { ...given, verdict }, visit);
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

  #sendOn(
    asked: Known<AskedBy>,
    given: Following & { verdict: Verdict & { kind: 'go' } },
    visit: KeptVisit | undefined,
  ): Answered {
    const { link, verdict, passedOn = '' } = given;
    // The last visit was somebody else's: those who come at once learn it here.
    if (visit === undefined)
      return this.#follow(asked, { ...given, verdict: this.#verdict(link, asked, true) });
    const address = withQuery(verdict.address, verdict.landing ? `v=${visit.id}` : '', passedOn);
    return this.#visits.afterWriting(visit, () => {
      this.#counts.add('redirected');
      // The answer of a Digital Link has headers of its own.
      if (given.passedOn !== undefined) return this.#answers.redirect(asked.reply, address);
      asked.reply.hijack();
      this.#answers.sendOn(asked.reply.raw, address);
      return undefined;
    });
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

function isPerson({ headers, method }: IncomingMessage): boolean {
  return method === 'GET' && !traitsOfVisitor(headers).robot && !isPreviewed(headers);
}

function withQuery(address: string, ...parts: readonly string[]): string {
  if (parts.every((part) => part === '')) return address;
  const query = parts.filter(Boolean).join('&');
  const hash = address.indexOf('#');
  const [path, fragment] = hash < 0 ? [address, ''] : [address.slice(0, hash), address.slice(hash)];
  return `${path}${path.includes('?') ? '&' : '?'}${query}${fragment}`;
}
