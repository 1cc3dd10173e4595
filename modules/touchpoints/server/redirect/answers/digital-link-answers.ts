import type { FastifyReply } from 'fastify';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { malformedRequest } from '#platform/server/http/problems/request-problems.ts';
import { suiteShortUrlBase } from '../../short-url.ts';
import type { RedirectLink } from '../cache/redirect-link.ts';
import {
  type BrandRequest,
  type ShortUrlRequest,
  shownAddress,
} from '../request/short-url-request.ts';
import type { Verdict } from '../resolve-link.ts';
import type { Answers } from './answers.ts';
import { wrongGtinText } from './friendly-texts.ts';

const VOCABULARY = 'https://ref.gs1.org/voc/';
const CONTEXT = 'https://ref.gs1.org/standards/resolver/linkset-context';
/** Older names of the vocabulary are still printed and requested. */
const SPELLINGS = ['gs1:', VOCABULARY, 'https://gs1.org/voc/', 'https://www.gs1.org/voc/'];

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

  description(incoming: BrandRequest): FastifyReply {
    openToPages(incoming.reply);
    const description = resolverDescription({
      brandName: incoming.brand.brand.name,
      root: this.#base(incoming),
    });
    return this.#answers.text(incoming.reply, {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(description),
    });
  }

  /** The GTIN is invalid, or a qualifier is misplaced. */
  wrong(incoming: BrandRequest): FastifyReply {
    openToPages(incoming.reply);
    if (!wantsPage(incoming)) throw malformedRequest();
    const address = shownAddress(incoming);
    return this.#answers.page(incoming, 400, (speaker) => wrongGtinText(speaker, { address }));
  }

  /** Undefined if the visitor is simply redirected. */
  answer(
    incoming: BrandRequest,
    given: { gtin: string; link: RedirectLink | null; verdict: Verdict | null },
  ): FastifyReply | undefined {
    const { reply, request } = incoming;
    const anchor = `${this.#base(incoming)}01/${given.gtin}`;
    openToPages(reply);
    reply.header('link', linksetHeader(anchor));
    if (request.method === 'OPTIONS') {
      reply.header('allow', 'GET, HEAD, OPTIONS');
      return this.#answers.nothing(reply, 204);
    }
    const linkType = new URLSearchParams(incoming.query).get('linkType');
    const wanted = wantedLink({ linkType, accept: request.headers.accept ?? '' });
    if (wanted === 'link') {
      if (given.link === null && !wantsPage(incoming)) throw notFound();
      return undefined;
    }
    if (wanted === 'unknown' || given.link === null || given.verdict?.kind !== 'go')
      throw notFound();
    const { productName, names } = given.link;
    const title = productName || given.gtin;
    const locales = given.verdict.landing ? incoming.brand.brand.locales : [];
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

  #base({ brand, host, basePath }: BrandRequest): string {
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

/** The requested link of a GTIN: all links, the existing one, or an unknown one [TP-11]. */
function wantedLink(given: {
  linkType: string | null;
  accept: string;
}): 'linkset' | 'link' | 'unknown' {
  const { linkType, accept } = given;
  if (linkType === 'linkset' || linkType === 'all') return 'linkset';
  if (linkType === null || linkType === '')
    return accept.includes('application/linkset+json') ? 'linkset' : 'link';
  const spelling = SPELLINGS.find((each) => linkType.startsWith(each)) ?? '';
  const known = ['pip', 'defaultLink'].includes(linkType.slice(spelling.length));
  return known && spelling !== '' ? 'link' : 'unknown';
}

/** RFC 9264 in the form required by GS1: the anchor is the Digital Link itself. */
function linkset(given: {
  anchor: string;
  address: string;
  title: string;
  /** Languages available with `?lang=`; empty for third-party pages. */
  titles: readonly { locale: Locale; title: string }[];
}): object {
  const { anchor, address, title } = given;
  const link = { href: address, title, type: 'text/html' };
  const inLanguages = given.titles.map(({ locale, title: own }) => ({
    ...link,
    href: `${address}?lang=${locale}`,
    title: own,
    hreflang: [languageTag(locale)],
  }));
  return {
    linkset: [
      {
        anchor,
        [`${VOCABULARY}defaultLink`]: [link],
        [`${VOCABULARY}pip`]: inLanguages.length > 0 ? inLanguages : [link],
      },
    ],
  };
}

/** Location of the linkset, sent with every response, including redirects. */
function linksetHeader(anchor: string): string {
  return [
    `<${anchor}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
    `<${CONTEXT}>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"`,
  ].join(', ');
}

/** Content of /.well-known/gs1resolver for programs. */
function resolverDescription(given: { brandName: string; root: string }): object {
  return {
    name: given.brandName,
    resolverRoot: given.root.replace(/\/$/, ''),
    supportedPrimaryKeys: ['01'],
    supportedLinkType: [{ namespace: VOCABULARY, prefix: 'gs1:' }],
    linkTypeDefaultCanBeLinkset: true,
    extractsMetadata: false,
    supportsMultipleLinks: false,
    validatesGS1KeySyntax: true,
    supportsSemanticInterpretation: false,
  };
}
