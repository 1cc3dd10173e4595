import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { App } from '#platform/server/app.ts';
import { brandType, brandTypeFace } from '#platform/server/brand-page/brand-assets.ts';
import { scopedCss } from '../locators/scope-css.ts';
import { pageHref, type Site } from './site.ts';

/** Browser files of the public site; their URLs contain a content hash. */
const FOLDER = join(import.meta.dirname, '..', '..', 'site');
export const ASSETS_PATH = '/l/assets/';
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
]);
/** Default brand colour. */
const INK = '#17352b';
const STYLES_BYTES = 8_000_000;

export interface SiteAsset {
  type: string;
  bytes: Buffer;
}

const assets = new Map<string, SiteAsset>();
const font = ASSETS_PATH + brandType.name;
assets.set(brandType.name, { type: brandType.type, bytes: brandType.bytes });

/** Addresses of what every page loads. */
export const siteAssets = {
  font,
  style: addFile('site.css', [
    ...[brandTypeFace, read('base.css'), ...darkTheme(read('dark.css'))],
    ...['search.css', 'stores.css', 'store-form.css', 'wide.css', 'map.css'].map(read),
  ]),
  script: addFile('site.js', [read('site.js')]),
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

/** Included by brands' own pages under one address that never changes. */
export const embedScript = readFileSync(join(FOLDER, 'embed.js'));

/** Files of the folder by the name in their address. */
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
  assets.set(name, { type: TYPES.get(extension) ?? 'application/octet-stream', bytes });
  return ASSETS_PATH + name;
}

/** The brand's colour and custom CSS; its URL contains a content hash. */
export function brandStyle({ locator }: Pick<Site, 'locator'>): string {
  const color = /^#[0-9a-f]{6}$/i.exec(locator.brand.color ?? '')?.[0] ?? INK;
  return `.locator-site { --brand: ${color}; --on-brand: #ffffff; }\n${scopedCss(locator.config.css)}`;
}

/** Styles of pages that this process has made. */
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
export function findBrandStyle(
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

/** The logo of the client, where the configuration names none. */
export function logoHref(site: Site): string | undefined {
  const { logoFileId } = site.locator.brand;
  if (!logoFileId) return undefined;
  const address = pageHref(site, ['-', 'logo'], { locale: site.locator.config.defaultLocale });
  return `${address}${address.includes('?') ? '&' : '?'}v=${logoVersion(logoFileId)}`;
}

export function logoVersion(fileId: string): string {
  return fileId.slice(-12);
}
