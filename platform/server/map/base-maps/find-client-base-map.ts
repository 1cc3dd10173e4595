import { LRUCache } from 'lru-cache';
import type { App } from '../../app.ts';
import type { Db } from '../../database/database.ts';
import { CachedProbe } from './cached-probe.ts';
import { checkClientMap } from './check-client-map.ts';
import { buildClientBaseMap, type ClientBaseMap } from './client-base-map.ts';

const TIMES = { goodForMs: 5 * 60_000, failedForMs: 30_000, patienceMs: 2_000 };
const looks = new LRUCache<string, CachedProbe<true>>({ max: 500 });

/**
 * Returns the client's own map and whether it works. The server checks it, at most twice a minute, and notifies the
 * brand of a failure. Without such a setting in any module, no request is made.
 */
export async function findClientBaseMap(
  { app, db }: { app: App; db: Db },
  { clientId, of }: { clientId: string; of?: string | undefined },
): Promise<{ own: ClientBaseMap; works: boolean } | null> {
  const sources = app.ownMaps.toSorted((a, b) => Number(b.of === of) - Number(a.of === of));
  for (const source of sources) {
    const kept = await source.read({ db, clientId }).catch((error: unknown) => {
      app.log.error({ error, of: source.of }, 'a client’s own map could not be read');
      return null;
    });
    const own = buildClientBaseMap(app.config, kept);
    if (own) return { own, works: await works(app, clientId, own) };
  }
  return null;
}

async function works(app: App, clientId: string, own: ClientBaseMap): Promise<boolean> {
  const key = `${clientId} ${own.ground.style}`;
  const look = looks.get(key) ?? new CachedProbe(() => requireWorking(app, clientId, own), TIMES);
  looks.set(key, look);
  return (await look.current()) !== null;
}

async function requireWorking(app: App, clientId: string, own: ClientBaseMap): Promise<true> {
  const db = app.database.acrossClients();
  if (await checkClientMap({ app, db }, { clientId, own })) return true;
  throw new Error('a client’s own map cannot be used');
}
