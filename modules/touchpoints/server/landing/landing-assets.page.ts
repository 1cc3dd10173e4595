import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definePage, type Page } from '#platform/server/http/page.ts';
import { LANDING_REASON } from './public-reason.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** Ours, where a brand has told none of its own. */
const INK = '17352b';

const style = asset('brand-page.css', 'landing-product.css');
const script = asset('use-my-position.js');

/** The colour stands in the address of the style: the page's policy allows no style in the markup, and both can be kept. */
export function styleAddress(color: string | null): string {
  return `/p/brand-page.css?v=${style.version}&c=${plainColor(color ?? '')}`;
}

export const scriptAddress = `/p/use-my-position.js?v=${script.version}`;

export const landingAssetPages: readonly Page[] = [
  definePage({
    path: '/p/brand-page.css',
    reason: LANDING_REASON,
    render: async ({ query }) => ({
      html: Buffer.from(`:root { --brand: #${plainColor(query.c ?? '')}; }\n${style.text}`),
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': FOREVER },
    }),
  }),
  definePage({
    path: '/p/use-my-position.js',
    reason: LANDING_REASON,
    render: async () => ({
      html: Buffer.from(script.text),
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': FOREVER },
    }),
  }),
];

/** Whoever writes something else into the address gets our own colour. */
function plainColor(text: string): string {
  return /^#?([0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase() ?? INK;
}

function asset(...names: readonly string[]): { text: string; version: string } {
  const text = names
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}
