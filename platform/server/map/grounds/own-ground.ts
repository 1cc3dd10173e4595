import type { StyleGround } from '#platform/contract/map/ground.ts';
import type { Config } from '../../config.ts';

/** What a brand writes into its own settings: a map of its own provider, and the key that opens it. */
export interface OwnMap {
  mapId: string;
  apiKey: string;
}

export interface OwnGround {
  ground: StyleGround;
  /** The origin that a page with this map must be able to ask; no other page need. */
  host: string;
}

const LONGEST = 200;

/** The map of a client's own, which wins for its pages; null where it has none, and the house's grounds are used. */
export function ownGround(
  { MAP_ID_STYLE }: Pick<Config, 'MAP_ID_STYLE'>,
  own: Partial<OwnMap> | null | undefined,
): OwnGround | null {
  const [id, key] = [own?.mapId?.trim(), own?.apiKey?.trim()];
  if (!id || !key || id.length > LONGEST || key.length > LONGEST) return null;
  // A name that is a step up would leave the provider's maps.
  if (/^\.+$/.test(id)) return null;
  const style = MAP_ID_STYLE.replace('{id}', () => encodeURIComponent(id)).replace('{key}', () =>
    encodeURIComponent(key),
  );
  return { ground: { kind: 'style', style }, host: new URL(style).origin };
}
