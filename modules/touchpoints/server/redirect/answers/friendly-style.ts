import { join } from 'node:path';
import { contrast } from '#platform/contract/contrast.ts';
import { assetOf, BRAND_SHEET } from '#platform/server/brand-page/brand-assets.ts';
import { brandTypeFace } from '#platform/server/brand-page/brand-type.ts';

const { text, version } = assetOf(
  brandTypeFace,
  BRAND_SHEET,
  join(import.meta.dirname, 'friendly-page.css'),
);

/** Ours, where a brand has told none, or one that white words cannot be read on. */
const INK = '#17352b';
const LEAST_CONTRAST = 4.5;

/** Version and colour stand in the name: it can be kept forever, and the page needs no style of its own. */
export function friendlyStyleName(color: string | null): string {
  const readable = color !== null && /^#[0-9a-f]{6}$/i.test(color);
  const chosen = readable && contrast(color, '#ffffff') >= LEAST_CONTRAST ? color : INK;
  return `friendly-${version}-${chosen.slice(1).toLowerCase()}.css`;
}

/** While a release goes round, a process may be asked for a version it does not have: it gives its own, to be kept by nobody. */
export function friendlyStyle(name: string): { body: string; forever: boolean } | undefined {
  const [, asked, color] = /^friendly-([0-9a-f]{12})-([0-9a-f]{6})\.css$/.exec(name) ?? [];
  if (color === undefined) return undefined;
  return { body: `:root { --brand: #${color}; }\n${text}`, forever: asked === version };
}
