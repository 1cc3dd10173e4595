import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { siteColour } from '#modules/locator/contract/site-colour.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import type { App } from '#platform/server/app.ts';
import { brandType, brandTypeFace } from '#platform/server/brand-page/brand-assets.ts';
import { LEAN_SECURITY_HEADERS } from '#platform/server/http/answer/security-headers.ts';
import { scopedCss } from '../locators/scope-css.ts';
import { type PublishedLocator, readLatestLocator } from './published-locator.ts';
import { pageHref, type Site } from './site.ts';

/** Browser files of the public site; their URLs contain a content hash. */
const FOLDER = join(import.meta.dirname, '..', '..', 'site');
export const ASSETS_PATH = '/l/assets/';
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
]);
const STYLES_BYTES = 8_000_000;

export interface SiteAsset {
  type: string;
  bytes: Buffer;
  /** The same, compressed; undefined where that is of no use. */
  gzipped?: Buffer;
}

const assets = new Map<string, SiteAsset>();
const font = ASSETS_PATH + brandType.name;
assets.set(brandType.name, { type: brandType.type, bytes: brandType.bytes });

/** URLs of the files that every page loads. */
export const siteAssets = {
  font,
  style: addFile('site.css', [
    ...[brandTypeFace, read('base.css'), ...darkTheme(read('dark.css'))],
    ...['search.css', 'stores.css', 'location.css', 'store-form.css', 'actions.css'].map(read),
    ...['wide.css', 'map.css'].map(read),
  ]),
  script: addFile('site.js', ['page-parts.js', 'site.js'].map(read)),
  map: builtMap(),
};

function darkTheme(chosen: string): string[] {
  const preferred = chosen.replace('[data-theme="dark"]', '[data-theme="auto"]');
  return [chosen, `@media (prefers-color-scheme: dark) {\n${preferred}}`];
}

/** The script of the live map is built with the web app; without a build the map stays a static image. */
function builtMap(): string | null {
  const manifest = join(FOLDER, '..', '..', '..', '.dist', 'web', '.vite', 'manifest.json');
  if (!existsSync(manifest)) return null;
  const built: Record<string, { name?: string; file: string }> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const entry = Object.values(built).find(({ name }) => name === 'locator-map');
  return entry ? `/${entry.file}` : null;
}

/** Script for brands' own pages, at a permanent URL. */
export const embedScript = readFileSync(join(FOLDER, 'embed.js'));

/** Files of the folder by the name in their URL. */
export function siteAsset(name: string): SiteAsset | undefined {
  return assets.get(name);
}

function read(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8');
}

function addFile(file: string, parts: readonly string[]): string {
  const bytes = Buffer.from(parts.join('\n'));
  const extension = extname(file);
  const name = `${file.slice(0, -extension.length)}-${hashOf(bytes)}${extension}`;
  assets.set(name, {
    type: TYPES.get(extension) ?? 'application/octet-stream',
    bytes,
    gzipped: gzipSync(bytes, { level: 9 }),
  });
  return ASSETS_PATH + name;
}

export function brandColour({ brand, config }: PublishedLocator): string {
  return siteColour(config, brand.color);
}

/** The brand's colour and custom CSS; its URL contains a content hash. */
function brandStyle({ locator }: Pick<Site, 'locator'>): string {
  return `.locator-site { --brand: ${brandColour(locator)}; --on-brand: #ffffff; }\n${scopedCss(locator.config.css)}`;
}

/** Styles of pages rendered by this process. */
const styles = new WeakMap<App, LRUCache<string, string>>();
function stylesOf(app: App): LRUCache<string, string> {
  const known =
    styles.get(app) ??
    new LRUCache({ maxSize: STYLES_BYTES, sizeCalculation: ({ length }) => length + 1 });
  styles.set(app, known);
  return known;
}

export function brandStyleHref(site: Site): string {
  const address = pageHref(site, ['-', 'brand.css'], { locale: site.locator.config.defaultLocale });
  const text = brandStyle(site);
  const version = hashOf(Buffer.from(text));
  stylesOf(site.app).set(`${site.locator.clientId} ${version}`, text);
  return `${address}${address.includes('?') ? '&' : '?'}v=${version}`;
}

/**
 * The style for the version in the URL, so that older pages keep their look. Null if only another version is known,
 * which must not be cached under this URL.
 */
function findBrandStyle(
  { app, locator }: Pick<Site, 'app' | 'locator'>,
  version: unknown,
): string | null {
  const made = stylesOf(app).get(`${locator.clientId} ${version}`);
  if (made !== undefined) return made;
  const text = brandStyle({ locator });
  return hashOf(Buffer.from(text)) === version ? text : null;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}

/** The client's logo, if the configuration has none. */
export function logoHref(site: Site): string | undefined {
  const { logoFileId } = site.locator.brand;
  if (!logoFileId) return undefined;
  const address = pageHref(site, ['-', 'logo'], { locale: site.locator.config.defaultLocale });
  return `${address}${address.includes('?') ? '&' : '?'}v=${logoVersion(logoFileId)}`;
}

function logoVersion(fileId: string): string {
  return fileId.slice(-12);
}

const YEAR_SECONDS = 31_536_000;

/**
 * The URL contains a content hash, so browsers and proxies cache it for long. If another process rendered a newer
 * version, it is read from the database; a style that still differs is not cached.
 */
export async function sendStyle(reply: FastifyReply, site: Site, version: unknown) {
  const type = 'text/css; charset=utf-8';
  const named = findBrandStyle(site, version);
  if (named !== null) return sendText(reply, type, named, YEAR_SECONDS);
  const locator = (site.previewToken === null && (await readLatestLocator(site))) || site.locator;
  const latest = findBrandStyle({ ...site, locator }, version);
  return latest === null
    ? sendText(reply, type, brandStyle({ locator }), null)
    : sendText(reply, type, latest, YEAR_SECONDS);
}

export async function sendLogo(reply: FastifyReply, site: Site, version: unknown) {
  const { app } = site;
  const isNamed = ({ brand }: PublishedLocator) =>
    brand.logoFileId !== null && logoVersion(brand.logoFileId) === version;
  const locator = isNamed(site.locator)
    ? site.locator
    : ((await readLatestLocator(site)) ?? site.locator);
  const { clientId, brand } = locator;
  if (!brand.logoFileId) return reply.code(404).send();
  const opened = await app.files.open(app.database.ofClient(clientId), {
    clientId,
    id: brand.logoFileId,
  });
  return reply
    .headers({
      ...LEAN_SECURITY_HEADERS,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': isNamed(locator) ? 'public, max-age=86400' : 'no-store',
      'content-length': String(opened.file.size),
    })
    .type(FILE_KINDS[opened.file.kind].contentType)
    .send(opened.stream);
}

export function sendText(
  reply: FastifyReply,
  type: string,
  text: string | Readable,
  seconds: number | null = 300,
): FastifyReply {
  const caching = seconds === null ? 'no-store' : `public, max-age=${seconds}`;
  return reply
    .headers({ ...LEAN_SECURITY_HEADERS, 'cache-control': caching })
    .type(type)
    .send(text);
}

export function sendXml(reply: FastifyReply, stream: Readable): FastifyReply {
  return sendText(reply, 'application/xml; charset=utf-8', stream);
}
