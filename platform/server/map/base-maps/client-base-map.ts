import type { StyleBaseMap } from '#platform/contract/map/base-map.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/database.ts';

/** Settings of a brand: a map ID at its own provider, and the API key. */
export interface ClientMapSettings {
  mapId: string;
  apiKey: string;
}

export interface ClientBaseMap {
  ground: StyleBaseMap;
  /** Origin that pages with this map must be able to contact; other pages need not. */
  host: string;
}

const LONGEST = 200;

/**
 * The client's own map, which takes precedence on its pages; null if it has none and the suite's base maps are used.
 */
export function buildClientBaseMap(
  { MAP_ID_STYLE }: Pick<Config, 'MAP_ID_STYLE'>,
  own: Partial<ClientMapSettings> | null | undefined,
): ClientBaseMap | null {
  const [id, key] = [own?.mapId?.trim(), own?.apiKey?.trim()];
  if (!id || !key || id.length > LONGEST || key.length > LONGEST) return null;
  // A name such as `..` would leave the provider's map folder.
  if (/^\.+$/.test(id)) return null;
  const style = MAP_ID_STYLE.replace('{id}', () => encodeURIComponent(id)).replace('{key}', () =>
    encodeURIComponent(key),
  );
  return { ground: { kind: 'style', style }, host: new URL(style).origin };
}

export interface ClientMapInput {
  db: Db;
  clientId: string;
}

/** Reads a client's own map ID and key from a module's settings, with the app already bound. */
export interface MountedClientMap {
  /** Name of the module whose setting this is; its maps use it first. */
  of: string;
  read(input: ClientMapInput): Promise<Partial<ClientMapSettings> | null>;
}
