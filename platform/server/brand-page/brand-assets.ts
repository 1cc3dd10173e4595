import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { definePage, type Page } from '../http/page.ts';

/** Default colour for brands that have not set one. */
const INK = '17352b';
const FOREVER = 'public, max-age=31536000, immutable';
/** Base stylesheet of every brand page. */
export const BRAND_SHEET = join(import.meta.dirname, 'brand-page.css');

/**
 * Stylesheet and font of a module's brand pages, below a separate folder. Each is one request and cached permanently.
 */
export function brandAssets(given: {
  /** `/p` */
  folder: string;
  reason: string;
  /** Files of the module's own rules, which follow those of every brand page. */
  sheets: readonly string[];
}): {
  pages: Page[];
  /**
   * The colour is part of the stylesheet URL, because the page's CSP forbids inline styles. Page and stylesheet stay
   * cacheable.
   */
  styleAddress: (color: string | null) => string;
  typeAddress: string;
} {
  const { folder, reason } = given;
  const style = buildAsset(brandTypeFace, BRAND_SHEET, ...given.sheets);
  const typeAddress = `${folder}/${brandType.name}`;
  const common = { reason, rate: 'free' } as const;
  return {
    typeAddress,
    styleAddress: (color) =>
      `${folder}/brand-page.css?v=${style.version}&c=${plainColor(color ?? '')}`,
    pages: [
      definePage({
        ...common,
        path: typeAddress,
        render: async () => ({
          html: brandType.bytes,
          headers: { 'content-type': brandType.type, 'cache-control': FOREVER },
        }),
      }),
      definePage({
        ...common,
        path: `${folder}/brand-page.css`,
        render: async ({ query }) => ({
          html: Buffer.from(`:root { --brand: #${plainColor(query.c ?? '')}; }\n${style.text}`),
          headers: assetHeaders(style, 'text/css', query.v),
        }),
      }),
    ],
  };
}

/** During a deployment a server of another version may respond. Its response must not be cached under this version. */
export function assetHeaders(
  { version }: { version: string },
  type: string,
  requestedVersion: string | undefined,
): Record<string, string> {
  return {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': requestedVersion === version ? FOREVER : 'no-store',
  };
}

/** Concatenates files and derives a version from their content. */
export function buildAsset(
  first: string,
  ...files: readonly string[]
): { text: string; version: string } {
  const text = [first, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}

/** Returns the default colour for any other input. */
function plainColor(text: string): string {
  return /^#?([0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase() ?? INK;
}

/**
 * Font of the brand pages: one file for all weights and supported languages, 47 KB, cached permanently by its versioned
 * name.
 */
const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
const bytes = readFileSync(file);
const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);

export const brandType = { bytes, name: `inter-${version}.woff2`, type: 'font/woff2' };

/**
 * First part of every brand stylesheet; the font file is in the same folder. Until the font has loaded, a system font
 * with matching metrics avoids layout shift.
 */
export const brandTypeFace = `@font-face { font-family: "Inter Variable"; src: url("${brandType.name}") format("woff2"); font-weight: 100 900; font-display: swap; }
@font-face { font-family: "Inter Stand-in"; src: local("Arial"), local("Roboto"), local("Helvetica Neue"); size-adjust: 107%; ascent-override: 90%; descent-override: 22.5%; line-gap-override: 0%; }
`;
