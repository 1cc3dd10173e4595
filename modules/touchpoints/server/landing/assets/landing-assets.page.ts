import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definePage, type Page } from '#platform/server/http/page.ts';
import { LANDING_REASON } from '../public-reason.ts';
import { brandType, brandTypeFace } from './brand-type.ts';

/** Ours, where a brand has told none of its own. */
const INK = '17352b';
const FOREVER = 'public, max-age=31536000, immutable';

const style = asset(brandTypeFace, 'brand-page.css', 'landing-product.css');
const script = asset('', 'use-my-position.js');

/** The colour stands in the address of the style: the page's policy allows no style in the markup, and both can be kept. */
export function styleAddress(color: string | null): string {
  return `/p/brand-page.css?v=${style.version}&c=${plainColor(color ?? '')}`;
}

export const typeAddress = `/p/${brandType.name}`;

export const scriptAddress = `/p/use-my-position.js?v=${script.version}`;

export const landingAssetPages: readonly Page[] = [
  definePage({
    path: typeAddress,
    reason: LANDING_REASON,
    rate: 'free',
    render: async () => ({
      html: brandType.bytes,
      headers: { 'content-type': brandType.type, 'cache-control': FOREVER },
    }),
  }),
  definePage({
    path: '/p/brand-page.css',
    reason: LANDING_REASON,
    rate: 'free',
    render: async ({ query }) => ({
      html: Buffer.from(`:root { --brand: #${plainColor(query.c ?? '')}; }\n${style.text}`),
      headers: assetHeaders(style, 'text/css', query.v),
    }),
  }),
  definePage({
    path: '/p/use-my-position.js',
    reason: LANDING_REASON,
    rate: 'free',
    render: async ({ query }) => ({
      html: Buffer.from(script.text),
      headers: assetHeaders(script, 'text/javascript', query.v),
    }),
  }),
];

/** A process of another version may be asked while servers are replaced: its answer must not be kept for ours. */
function assetHeaders({ version }: { version: string }, type: string, asked: string | undefined) {
  return {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': asked === version ? FOREVER : 'no-store',
  };
}

/** Whoever writes something else into the address gets our own colour. */
function plainColor(text: string): string {
  return /^#?([0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase() ?? INK;
}

function asset(first: string, ...names: readonly string[]): { text: string; version: string } {
  const files = names.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const text = [first, ...files].join('\n');
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}
