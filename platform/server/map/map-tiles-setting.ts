/** What MAP_TILES can name: an archive of tiles, here or elsewhere, or a style of whoever provides tiles with a key. */
export type MapTiles =
  | { kind: 'file'; path: string }
  | { kind: 'archive'; url: string }
  | { kind: 'style'; url: string };

export const MAP_TILES_FORM =
  'must be a file NAME.pmtiles, an address that ends with .pmtiles, or the address of a style';

export function mapTilesOf(text: string): MapTiles | null {
  const url = /^[a-z][a-z0-9+.-]+:/i.test(text) ? URL.parse(text) : null;
  if (url && /^https?:$/.test(url.protocol))
    return { kind: url.pathname.endsWith('.pmtiles') ? 'archive' : 'style', url: url.href };
  return !url && text.endsWith('.pmtiles') ? { kind: 'file', path: text } : null;
}

/** Where a client's own map id and key lead; both are put into it as they would stand in any address. */
export const MAP_ID_STYLE_FORM =
  'must be an address with {id} and, behind it, {key} in its path or query';

export function isMapIdStyle(text: string): boolean {
  // Behind the host: what a brand writes must never choose whom a page talks to.
  return /^https?:\/\/[^/{}?#]+\/.*\{id\}.*\{key\}/.test(text) && URL.canParse(text);
}
