import { join } from 'node:path';
import { contrast } from '#platform/contract/contrast.ts';
import { BRAND_SHEET, buildAsset } from '#platform/server/brand-page/brand-assets.ts';
import { brandTypeFace } from '#platform/server/brand-page/brand-type.ts';

const { text, version } = buildAsset(
  brandTypeFace,
  BRAND_SHEET,
  join(import.meta.dirname, 'friendly-page.css'),
);

/** Default colour, if the brand has none or one with too little contrast for white text. */
const INK = '#17352b';
const LEAST_CONTRAST = 4.5;

/** The name contains version and colour, so it can be cached forever and the page needs no inline style. */
export function friendlyStyleName(color: string | null): string {
  const readable = color !== null && /^#[0-9a-f]{6}$/i.test(color);
  const chosen = readable && contrast(color, '#ffffff') >= LEAST_CONTRAST ? color : INK;
  return `friendly-${version}-${chosen.slice(1).toLowerCase()}.css`;
}

/**
 * During a release, a process may get a request for a version it does not have. It returns its own version, without
 * caching.
 */
export function friendlyStyle(name: string): { body: string; forever: boolean } | undefined {
  const [, asked, color] = /^friendly-([0-9a-f]{12})-([0-9a-f]{6})\.css$/.exec(name) ?? [];
  if (color === undefined) return undefined;
  return { body: `:root { --brand: #${color}; }\n${text}`, forever: asked === version };
}
