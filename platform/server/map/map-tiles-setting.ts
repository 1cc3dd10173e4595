/** Possible values of MAP_TILES: a tile archive, local or remote, or a provider's style with a key. */
export type MapTiles =
  | { kind: 'file'; path: string }
  | { kind: 'archive'; url: string }
  | { kind: 'style'; url: string };

export const MAP_TILES_FORM =
  'must be a file NAME.pmtiles, an address that ends with .pmtiles, or the address of a style';

export function parseMapTiles(text: string): MapTiles | null {
  const url = /^[a-z][a-z0-9+.-]+:/i.test(text) ? URL.parse(text) : null;
  if (url && /^https?:$/.test(url.protocol))
    return { kind: url.pathname.endsWith('.pmtiles') ? 'archive' : 'style', url: url.href };
  return !url && text.endsWith('.pmtiles') ? { kind: 'file', path: text } : null;
}

/** URL template for a client's own map ID and key, which are inserted URL-encoded. */
export const MAP_ID_STYLE_FORM =
  'must be an address with {id} and, behind it, {key} in its path or query';

export function isMapIdStyle(text: string): boolean {
  // Only after the host: a brand's input must never decide which host a page contacts.
  return /^https?:\/\/[^/{}?#]+\/.*\{id\}.*\{key\}/.test(text) && URL.canParse(text);
}
