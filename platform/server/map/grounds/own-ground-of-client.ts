import { LRUCache } from 'lru-cache';
import type { App } from '../../app.ts';
import type { Db } from '../../database/database.ts';
import { KeptLook } from './kept-look.ts';
import { type OwnGround, ownGround } from './own-ground.ts';
import { watchOwnMap } from './watch-own-map.ts';

const TIMES = { goodForMs: 5 * 60_000, failedForMs: 30_000, patienceMs: 2_000 };
const looks = new LRUCache<string, KeptLook<true>>({ max: 500 });

/**
 * The map of a client's own, and whether it can be used: the server looks for itself, at most twice a minute, and tells the
 * brand when it cannot. Where no module has such a setting, nothing is asked of anybody.
 */
export async function ownGroundOfClient(
  { app, db }: { app: App; db: Db },
  { clientId, of }: { clientId: string; of?: string | undefined },
): Promise<{ own: OwnGround; works: boolean } | null> {
  const sources = app.ownMaps.toSorted((a, b) => Number(b.of === of) - Number(a.of === of));
  for (const source of sources) {
    const kept = await source.read({ db, clientId }).catch((error: unknown) => {
      app.log.error({ error, of: source.of }, 'a client’s own map could not be read');
      return null;
    });
    const own = ownGround(app.config, kept);
    if (own) return { own, works: await works(app, clientId, own) };
  }
  return null;
}

async function works(app: App, clientId: string, own: OwnGround): Promise<boolean> {
  const key = `${clientId} ${own.ground.style}`;
  const look = looks.get(key) ?? new KeptLook(() => requireWorking(app, clientId, own), TIMES);
  looks.set(key, look);
  return (await look.current()) !== null;
}

async function requireWorking(app: App, clientId: string, own: OwnGround): Promise<true> {
  const db = app.database.acrossClients();
  if (await watchOwnMap({ app, db }, { clientId, own })) return true;
  throw new Error('a client’s own map cannot be used');
}
