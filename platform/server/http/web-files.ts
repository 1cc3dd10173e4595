import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { CLIENT_MAP_META } from '#platform/contract/map/base-map.ts';
import {
  findPublicPageAddress,
  isMalformedPublicPageAddress,
  type PublicPageAddress,
} from '#platform/contract/page-addresses/page-address.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import { pagePolicy, readClientMapHosts, workerPolicy } from './answer/security-headers.ts';
import { html } from './html.ts';
import { requestLocale } from './request/visitor-headers.ts';

const ASSETS = 'assets';
/** The map's worker requests the tiles. */
const MAP_WORKER = /maplibre-gl-worker[^/]*\.m?js$/;
const SCRIPT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
const access = { kind: 'public', reason: 'The application’s own files hold no data.' } as const;

/** Serves the built web app. Each URL without a call is a screen's, so it gets the page and the router decides. */
export async function webFiles(
  server: FastifyInstance,
  { config, texts }: Pick<App, 'config' | 'texts'>,
  { directory, openAddresses }: { directory: string; openAddresses: readonly PublicPageAddress[] },
): Promise<void> {
  const built = await readFile(join(directory, 'index.html'), 'utf8');
  const sendPage = (reply: FastifyReply, pathname: string) => {
    const ownMapHosts = readClientMapHosts(reply.request, config);
    pagePolicy(reply, config, ownMapHosts);
    const page = withOwnMaps(built, ownMapHosts);
    const { firstWords } = findPublicPageAddress(openAddresses, pathname) ?? {};
    const locale = requestLocale(reply.request);
    const translate = texts.translator(locale);
    return reply
      .code(isMalformedPublicPageAddress(openAddresses, pathname) ? 404 : 200)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', ...(firstWords && { vary: 'accept-language' }) })
      .send(
        firstWords
          ? withFirstPaint(page, {
              locale,
              title: translate(firstWords.title),
              text: translate(firstWords.text),
            })
          : page,
      );
  };
  await server.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access, rateLimit: false };
    });
    await scope.register(fastifyStatic, {
      // One wildcard route, because a route per file would take 5 MB.
      root: join(directory, ASSETS),
      prefix: `/${ASSETS}/`,
      index: false,
      setHeaders(response, path) {
        // Files with a hash in their name never change.
        const named = dirname(path) === join(directory, ASSETS);
        response.header(
          'cache-control',
          named ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
        if (MAP_WORKER.test(path)) response.header('content-security-policy', workerPolicy(config));
        else if (/\.m?js$/.test(path)) response.header('content-security-policy', SCRIPT_POLICY);
      },
    });
    for (const entry of await readdir(directory, { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      scope.get(`/${entry.name}`, (_request, reply) => reply.sendFile(entry.name, directory));
    }
    scope.get('/', async (_request, reply) => sendPage(reply, '/'));
  });
  server.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw notFound();
    const [pathname = ''] = request.url.split('?');
    return sendPage(reply, pathname);
  });
}

function withOwnMaps(page: string, [host]: readonly string[]): string {
  if (host === undefined) return page;
  const metaTag = html`<meta name="${CLIENT_MAP_META}" content="${host}" />`.markup;
  return page.replace('</head>', () => `${metaTag}</head>`);
}

function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return (request.headers.accept ?? '').includes('text/html');
}

export interface FirstPaint {
  locale: Locale;
  title: string;
  text: string;
}

const LANGUAGE = '<html lang="en">';
const TITLE = '<title>Comptoir</title>';
const ROOT = '<div id="root"></div>';
/** Lets styles and fonts load before the script, because the first text is readable without it. */
const PROGRAM = /<(?:script type="module"|link rel="modulepreload")/g;

/**
 * Inserts the first text into the built page. It is painted as soon as the styles have loaded, before the script
 * renders the same content. It has no input fields, because text typed before the script runs would be lost.
 */
export function withFirstPaint(page: string, { locale, title, text }: FirstPaint): string {
  const head = html`<title>${title} · Comptoir</title>
    <meta name="description" content="${text}" />`;
  const rootMarkup = html`<div id="root"><div class="entrance" aria-busy="true">
      <header class="entrance-header"></header>
      <main class="entrance-main"><div class="entrance-words entrance-wait"><h1>${title}</h1><p>${text}</p></div></main>
      <footer><div class="entrance-bar"></div></footer>
    </div></div>`;
  return [
    [LANGUAGE, `<html lang="${languageTag(locale)}" data-words-in="${locale}">`] as const,
    [TITLE, head.markup] as const,
    [ROOT, rootMarkup.markup] as const,
  ]
    .reduce((written, [before, after]) => written.replace(before, () => after), page)
    .replaceAll(PROGRAM, '$& fetchpriority="low"');
}
