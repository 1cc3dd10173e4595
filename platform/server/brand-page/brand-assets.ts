import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definePage, type Page } from '../http/page.ts';
import { brandType, brandTypeFace } from './brand-type.ts';

/** Ours, where a brand has told none of its own. */
const INK = '17352b';
const FOREVER = 'public, max-age=31536000, immutable';
/** What every page of a brand looks like. */
export const BRAND_SHEET = join(import.meta.dirname, 'brand-page.css');

/** Style and letters of a module's brand pages, below one folder of its own: one request each, kept forever. */
export function brandAssets(given: {
  /** `/p` */
  folder: string;
  reason: string;
  /** Files of the module's own rules, which follow those of every brand page. */
  sheets: readonly string[];
}): {
  pages: Page[];
  /** The colour stands in the address of the style: the page's policy allows no style in the markup, and both can be kept. */
  styleAddress: (color: string | null) => string;
  typeAddress: string;
} {
  const { folder, reason } = given;
  const style = assetOf(brandTypeFace, BRAND_SHEET, ...given.sheets);
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

/** A process of another version may be asked while servers are replaced: its answer must not be kept for ours. */
export function assetHeaders(
  { version }: { version: string },
  type: string,
  asked: string | undefined,
): Record<string, string> {
  return {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': asked === version ? FOREVER : 'no-store',
  };
}

/** Files one behind the other, with a name for what they say. */
export function assetOf(
  first: string,
  ...files: readonly string[]
): { text: string; version: string } {
  const text = [first, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}

/** Whoever writes something else into the address gets our own colour. */
function plainColor(text: string): string {
  return /^#?([0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase() ?? INK;
}
