/** Colour of a brand that has none: the ink of the pages. */
const INK = '#17352b';

/** Colour of a site's markers and buttons: `--brand` of its own CSS, else the brand's. Images of the map have it too. */
export function siteColour({ css }: { css: string }, brandColour: string | null): string {
  const own = /--brand:\s*(#[0-9a-f]{6})\b/i.exec(css)?.[1];
  return own ?? /^#[0-9a-f]{6}$/i.exec(brandColour ?? '')?.[0] ?? INK;
}
