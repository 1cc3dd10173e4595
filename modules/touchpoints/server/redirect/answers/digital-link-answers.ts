import type { FastifyReply } from 'fastify';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { malformedRequest } from '#platform/server/http/problems/request-problems.ts';
import { suiteShortUrlBase } from '../../short-url.ts';
import type { RedirectBrand } from '../cache/redirect-brand.ts';
import type { RedirectLink } from '../cache/redirect-link.ts';
import { type ShortUrlRequest, shownAddress } from '../request/short-url-request.ts';
import type { Verdict } from '../resolve-link.ts';
import type { Answers } from './answers.ts';
import { wrongGtinText } from './friendly-texts.ts';
import { linkset, linksetHeader, resolverDescription, wantedLink } from './linkset.ts';

type OfBrand = ShortUrlRequest & { brand: RedirectBrand };

/** Query parameters for the resolver; all others are passed on. */
const OURS = new Set(['linkType', 'context', 'lang', 'q', 'v']);
const PASSED_ON_MAX_LENGTH = 1_000;

/** Responses of a GS1-conformant resolver in addition to redirects: available links and its capabilities [TP-11]. */
export class DigitalLinkAnswers {
  readonly #app: App;
  readonly #answers: Answers;

  constructor(app: App, answers: Answers) {
    this.#app = app;
    this.#answers = answers;
  }

  description(asked: OfBrand): FastifyReply {
    openToPages(asked.reply);
    const description = resolverDescription({
      brandName: asked.brand.brand.name,
      root: this.#base(asked),
    });
    return this.#answers.text(asked.reply, {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(description),
    });
  }

  /** Digits that do not fit together, or a qualifier that has no place there. */
  wrong(asked: OfBrand): FastifyReply {
    openToPages(asked.reply);
    if (!wantsPage(asked)) throw malformedRequest();
    const address = shownAddress(asked);
    return this.#answers.page(asked, 400, (speaker) => wrongGtinText(speaker, { address }));
  }

  /** Undefined if the visitor is simply redirected. */
  answer(
    asked: OfBrand,
    given: { gtin: string; link: RedirectLink | null; verdict: Verdict | null },
  ): FastifyReply | undefined {
    const { reply, request } = asked;
    const anchor = `${this.#base(asked)}01/${given.gtin}`;
    openToPages(reply);
    reply.header('link', linksetHeader(anchor));
    if (request.method === 'OPTIONS') {
      reply.header('allow', 'GET, HEAD, OPTIONS');
      return this.#answers.nothing(reply, 204);
    }
    const linkType = new URLSearchParams(asked.query).get('linkType');
    const wanted = wantedLink({ linkType, accept: request.headers.accept ?? '' });
    if (wanted === 'link') {
      if (given.link === null && !wantsPage(asked)) throw notFound();
      return undefined;
    }
    if (wanted === 'unknown' || given.link === null || given.verdict?.kind !== 'go')
      throw notFound();
    const { productName, names } = given.link;
    const title = productName || given.gtin;
    const locales = given.verdict.landing ? asked.brand.brand.locales : [];
    const body = linkset({
      anchor,
      address: given.verdict.address,
      title,
      titles: locales.map((locale) => ({ locale, title: names[locale] ?? title })),
    });
    const type = 'application/linkset+json';
    return this.#answers.text(reply, { type, body: JSON.stringify(body) });
  }

  /** Required by the standard: parameters that a brand adds to its printed links are passed to its page. */
  passedOn(query: string): string {
    if (query === '' || query.length > PASSED_ON_MAX_LENGTH) return '';
    const others = [...new URLSearchParams(query)].filter(([name]) => !OURS.has(name));
    return new URLSearchParams(others).toString();
  }

  #base({ brand, host, basePath }: OfBrand): string {
    return basePath === '/' ? `https://${host}/` : suiteShortUrlBase(brand.brand, this.#app.config);
  }
}

/** All origins may read this, because it only contains printed information. */
function openToPages(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*');
  reply.header('access-control-expose-headers', 'Link, Location');
}

function wantsPage({ request }: ShortUrlRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}
