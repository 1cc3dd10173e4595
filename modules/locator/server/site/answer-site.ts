import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeFromAcceptLanguage } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { TooManyWaiting } from '#platform/server/concurrency/concurrency-limit.ts';
import { isDatabaseUnavailable } from '#platform/server/database/database-errors.ts';
import { CALL_PATIENCE_MS, withPatience } from '#platform/server/database/statement-patience.ts';
import { LEAN_SECURITY_HEADERS } from '#platform/server/http/answer/security-headers.ts';
import { html } from '#platform/server/http/html.ts';
import { requestIp } from '#platform/server/http/request/request-address.ts';
import { readPreview } from '../locators/previews.ts';
import { isScan, RETRY_SECONDS, rememberAddress, rememberRefusal } from './answer-from-memory.ts';
import { pageForm, pageInMemory, pageKey, renderInTurn } from './page-memory.ts';
import { busyPage } from './pages/notice-pages.ts';
import { type RenderedPage, renderPage } from './pages/render-page.ts';
import { siteFrame } from './pages/site-frame.ts';
import type { PublishedLocator } from './published-locator.ts';
import { makeSite, pageHref, type Site } from './site.ts';
import { sendLogo, sendStyle, sendText, sendXml, siteAssets } from './site-assets.ts';
import {
  formatSiteQuery,
  parseSitePath,
  parseSiteQuery,
  type QueryValues,
  type SitePath,
} from './site-request.ts';
import { siteText } from './site-text.ts';
import { readSitemapName, robotsText, sitemapIndex, sitemapPart } from './sitemap.ts';

interface SiteRequest {
  app: App;
  request: FastifyRequest;
  reply: FastifyReply;
}
interface SiteAddress {
  /** The requested host name. */
  host: string;
  locator: PublishedLocator;
  base: string;
  /** Path below the base. */
  rest: string;
}

const ORIGIN_MAX_LENGTH = 300;
const PREVIEW_TOKEN = /^[\w-]{1,100}$/;

/** Responds to any path of a locator's site. */
export async function answerSite(
  siteRequest: SiteRequest,
  address: SiteAddress,
): Promise<FastifyReply> {
  const { app, request, reply } = siteRequest;
  const query = request.query as QueryValues;
  const preview = typeof query.preview === 'string' ? query.preview : null;
  const config =
    preview !== null && PREVIEW_TOKEN.test(preview)
      ? await withPatience(CALL_PATIENCE_MS, () =>
          readPreview({ app }, address.locator.slug, preview),
        )
      : null;
  const locator = config ? { ...address.locator, config } : address.locator;
  const path = parseSitePath(address.rest, locator.config);
  const site = makeSite({ app }, locator, {
    base: address.base,
    locale: path?.locale ?? locator.config.defaultLocale,
    headers: request.headers,
    previewToken: config ? preview : null,
    isEmbedded: query.embed === '1',
    embeddedIn: webOrigin(query.on),
  });
  const key = site.previewToken === null ? pageKey(site, path, parseSiteQuery(query)) : null;
  const known =
    key !== null && path?.canonical && !site.isEmbedded && pageInMemory({ app }, locator, key);
  if (known) {
    rememberAddress({ app }, request, { key, ...address });
    return sendPage(siteRequest, site, known);
  }
  try {
    return await withPatience(CALL_PATIENCE_MS, () =>
      answerPath(siteRequest, site, { path, query, key }),
    );
  } catch (error) {
    if (!(error instanceof TooManyWaiting) && !isDatabaseUnavailable(error)) throw error;
    const busy = busyAnswer(site);
    if (error instanceof TooManyWaiting && key !== null && !site.isEmbedded)
      rememberRefusal({ app }, address, pageForm(site, busy, 'gzip'));
    reply.header('retry-after', RETRY_SECONDS);
    return sendMarkup(siteRequest, site, busy);
  }
}

const busyAnswers = new WeakMap<PublishedLocator, Map<string, RenderedPage>>();
/** The same for all visitors, because it must be cheap under heavy load. */
function busyAnswer(site: Site): RenderedPage {
  const { locator, locale, base, isEmbedded } = site;
  const known = busyAnswers.get(locator) ?? new Map<string, RenderedPage>();
  busyAnswers.set(locator, known);
  const key = isEmbedded ? null : `${locale} ${base}`;
  const answer = (key !== null && known.get(key)) || {
    status: 503,
    markup: siteFrame(site, busyPage(site)).markup,
    record: () => {},
  };
  if (key !== null) known.set(key, answer);
  return answer;
}

/** `https://www.brand.example` if it is a web origin; otherwise null. */
function webOrigin(text: QueryValues[string]): string | null {
  const url = typeof text === 'string' ? URL.parse(text.slice(0, ORIGIN_MAX_LENGTH)) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

async function answerPath(
  siteRequest: SiteRequest,
  site: Site,
  { path, query, key }: { path: SitePath | null; query: QueryValues; key: string | null },
): Promise<FastifyReply> {
  const { reply } = siteRequest;
  const [name, second] = path?.segments ?? [];
  if (path?.segments.length === 1) {
    if (name === 'robots.txt')
      return sendText(reply, 'text/plain; charset=utf-8', robotsText(site));
    if (name === 'sitemap.xml') return sendXml(reply, await sitemapIndex(site));
    const part = readSitemapName(name, site.locator.config.locales);
    const stream = part && (await sitemapPart(site, part));
    if (stream) return sendXml(reply, stream);
  }
  if (name === '-' && second === 'brand.css') return sendStyle(reply, site, query.v);
  if (name === '-' && second === 'logo') return sendLogo(reply, site, query.v);
  const search = parseSiteQuery(query);
  const wanted = site.locator.config.locales.find((locale) => locale === query.locale);
  // The embedding page requests a language; redirects to it if the site has it.
  if (path && site.isEmbedded && wanted && wanted !== site.locale)
    return reply.redirect(pageHref(site, path.segments, { locale: wanted }), 302);
  if (path && !path.canonical)
    return reply.redirect(pageHref(site, path.segments, { query: formatSiteQuery(search) }), 301);
  const page = await renderInTurn(site, { key, search }, (at) => renderPage(at, { path, search }));
  return sendPage(siteRequest, site, page);
}

function sendPage(siteRequest: SiteRequest, site: Site, page: RenderedPage): FastifyReply {
  const { headers, method, url } = siteRequest.request;
  if (method === 'GET')
    page.record({ headers, address: requestIp(siteRequest.request), isScan: isScan(url) });
  if (page.location !== undefined) return siteRequest.reply.redirect(page.location, 301);
  return sendMarkup(siteRequest, site, page);
}

function sendMarkup({ request, reply }: SiteRequest, site: Site, page: RenderedPage): FastifyReply {
  const { headers, bytes } = pageForm(site, page, request.headers['accept-encoding']);
  return reply.code(page.status).headers(headers).send(bytes);
}

/** No locator has this address, or its brand is archived, so the page has no brand layout. */
export function sendNothingHere(
  { app }: { app: App },
  {
    request,
    reply,
    isClosed = false,
  }: { request: FastifyRequest; reply: FastifyReply; isClosed?: boolean },
): FastifyReply {
  const locale = localeFromAcceptLanguage(request.headers['accept-language']);
  const text = siteText([], { locale, defaultLocale: locale, t: app.texts.translator(locale) });
  const title = text(isClosed ? 'brandClosedTitle' : 'notFoundTitle');
  const page = html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${siteAssets.style}"></head><body class="locator-site" data-page="notice" data-theme="auto"><main class="notice-page"><section class="results"><h1>${title}</h1><p>${text(isClosed ? 'brandClosedText' : 'noLocator')}</p></section></main></body></html>`;
  return reply
    .code(isClosed ? 410 : 404)
    .headers({
      ...LEAN_SECURITY_HEADERS,
      'content-security-policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page.markup);
}
