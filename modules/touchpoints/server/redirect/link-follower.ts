import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { VisitKind } from '#modules/touchpoints/contract/statistics.ts';
import type { App } from '#platform/server/app.ts';
import type { TrustedProxies } from '#platform/server/http/request/request-address.ts';
import { getVisitJournal, type VisitJournal } from '../visits/visit-journal.ts';
import type { Answers } from './answers/answers.ts';
import { brandClosedText, expiredText, notYetText } from './answers/friendly-texts.ts';
import { VisitBudgets } from './budget/visit-budgets.ts';
import type { RedirectBrand, RedirectLink } from './cache/redirect-link.ts';
import { PhoneVisits, type RecordedVisit } from './deduplication/phone-visits.ts';
import type { RedirectCounts } from './redirect-counts.ts';
import { type BrandRequest, isPreviewed, readVisitorTraits } from './request/short-url-request.ts';
import { resolveLink, type Verdict } from './resolve-link.ts';

/** Undefined if the response was sent without Fastify. */
export type Answered = FastifyReply | Promise<FastifyReply | undefined>;

interface Following {
  link: RedirectLink;
  verdict: Verdict;
  kind: VisitKind;
  passedOn?: string;
}

/** Answers visitors of a known link by its state, and counts each visit of a person once [TP-06]. */
export class LinkFollower {
  readonly #app: App;
  readonly #answers: Answers;
  readonly #counts: RedirectCounts;
  readonly #journal: VisitJournal;
  readonly #budgets: VisitBudgets;
  readonly #visits: PhoneVisits;

  constructor(given: {
    app: App;
    answers: Answers;
    proxies: TrustedProxies;
    counts: RedirectCounts;
  }) {
    const { app, proxies } = given;
    this.#app = app;
    this.#answers = given.answers;
    this.#counts = given.counts;
    this.#journal = getVisitJournal({ app });
    this.#budgets = new VisitBudgets(app);
    this.#visits = new PhoneVisits({
      app,
      proxies,
      journal: this.#journal,
      budgets: this.#budgets,
    });
  }

  close(): void {
    this.#visits.close();
  }

  /**
   * The redirect of a person without Fastify. Returns false, without side effects, if the link does not redirect or its
   * visit has to wait.
   */
  followAtOnce(
    { request, response }: { request: IncomingMessage; response: ServerResponse },
    link: RedirectLink,
    { brand, host, kind }: { brand: RedirectBrand; host: string; kind: VisitKind },
  ): boolean {
    if (link.visitCap !== null) return false;
    const suiteConfig = this.#app.config;
    const verdict = resolveLink(link, {
      brand,
      host,
      isSpent: false,
      now: Date.now(),
      suite: suiteConfig,
    });
    if (verdict.kind !== 'go') return false;
    const visit = this.#visits.admit(request, { link, kind });
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

  verdict(
    link: RedirectLink,
    { request, brand, host }: BrandRequest,
    isSpent = this.#budgets.isSpent(link) && !this.#visits.isUnderWay(request.raw, link),
  ): Verdict {
    const suiteConfig = this.#app.config;
    return resolveLink(link, { brand, host, isSpent, now: Date.now(), suite: suiteConfig });
  }

  follow(incoming: BrandRequest, given: Following): Answered {
    const { link, verdict } = given;
    switch (verdict.kind) {
      case 'go': {
        if (!isPerson(incoming.request.raw)) {
          this.#journal.robot(link.clientId, link.touchpointId);
          this.#counts.add('redirected');
          return this.#answers.redirect(
            incoming.reply,
            withQuery(verdict.address, given.passedOn ?? ''),
          );
        }
        const visit = this.#visits.admit(incoming.request.raw, given);
        return visit instanceof Promise
          ? visit.then((admitted) => this.#sendOn(incoming, { ...given, verdict }, admitted))
          : this.#sendOn(incoming, { ...given, verdict }, visit);
      }
      case 'elsewhere':
        this.#counts.add('elsewhere');
        return this.#answers.redirect(incoming.reply, verdict.address);
      case 'not-yet': {
        this.#counts.add('not-yet');
        const calendarAddress = `${incoming.basePath}${link.mainSuffix}?calendar`;
        return this.#answers.page(incoming, 200, (speaker) =>
          notYetText(speaker, { opensAt: verdict.opensAt, calendarAddress }),
        );
      }
      case 'over':
        this.#counts.add('over');
        return this.#answers.page(incoming, 410, (speaker) =>
          incoming.brand.brand.archived ? brandClosedText(speaker) : expiredText(speaker, verdict),
        );
    }
  }

  #sendOn(
    incoming: BrandRequest,
    given: Following & { verdict: Verdict & { kind: 'go' } },
    visit: RecordedVisit | undefined,
  ): Answered {
    const { link, verdict, passedOn = '' } = given;
    // Another visitor took the last visit; concurrent visitors get the result here.
    if (visit === undefined)
      return this.follow(incoming, { ...given, verdict: this.verdict(link, incoming, true) });
    const address = withQuery(verdict.address, verdict.landing ? `v=${visit.id}` : '', passedOn);
    return this.#visits.afterWriting(visit, () => {
      this.#counts.add('redirected');
      // Digital Link responses have separate headers.
      if (given.passedOn !== undefined) return this.#answers.redirect(incoming.reply, address);
      incoming.reply.hijack();
      this.#answers.sendOn(incoming.reply.raw, address);
      return undefined;
    });
  }
}

export function isPerson({ headers, method }: IncomingMessage): boolean {
  return method === 'GET' && !readVisitorTraits(headers).robot && !isPreviewed(headers);
}

function withQuery(address: string, ...parts: readonly string[]): string {
  if (parts.every((part) => part === '')) return address;
  const query = parts.filter(Boolean).join('&');
  const hash = address.indexOf('#');
  const [path, fragment] = hash < 0 ? [address, ''] : [address.slice(0, hash), address.slice(hash)];
  return `${path}${path.includes('?') ? '&' : '?'}${query}${fragment}`;
}
