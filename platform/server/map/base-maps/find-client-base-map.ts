import { LRUCache } from 'lru-cache';
import type { App } from '../../app.ts';
import type { Db } from '../../database/database.ts';
import { clientAdminsPort } from '../../sessions/user-ports.ts';
import { toConnectorCode } from '../provider-failure.ts';
import { CachedProbe } from './cached-probe.ts';
import { buildClientBaseMap, type ClientBaseMap } from './client-base-map.ts';
import { requireStyle } from './require-style.ts';

const TIMES = { goodForMs: 5 * 60_000, failedForMs: 30_000, patienceMs: 2_000 };
const probes = new LRUCache<string, CachedProbe<true>>({ max: 500 });

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
    const settings = await source.read({ db, clientId }).catch((error: unknown) => {
      app.log.error({ error, of: source.of }, 'a client’s own map could not be read');
      return null;
    });
    const own = buildClientBaseMap(app.config, settings);
    if (own) return { own, works: await works(app, clientId, own) };
  }
  return null;
}

async function works(app: App, clientId: string, own: ClientBaseMap): Promise<boolean> {
  const key = `${clientId} ${own.ground.style}`;
  const look = probes.get(key) ?? new CachedProbe(() => requireWorking(app, clientId, own), TIMES);
  probes.set(key, look);
  return (await look.current()) !== null;
}

async function requireWorking(app: App, clientId: string, own: ClientBaseMap): Promise<true> {
  const db = app.database.acrossClients();
  if (await checkClientMap({ app, db }, { clientId, own })) return true;
  throw new Error('a client’s own map cannot be used');
}

/**
 * Checks a client's own map from the server, never based on a visitor's report. Notifies the client's brand admins once
 * a day if their pages use the suite's base map instead.
 */
export async function checkClientMap(
  { app, db }: { app: App; db: Db },
  { clientId, own }: { clientId: string; own: ClientBaseMap },
): Promise<boolean> {
  try {
    await requireStyle(app, { url: own.ground.style });
    return true;
  } catch (error) {
    app.log.warn({ code: toConnectorCode(error), clientId }, 'a client’s own map cannot be used');
    const { admins } = await app.ports.call(clientAdminsPort, { clientId }, { db, app });
    const day = new Date().toISOString().slice(0, 10);
    await app.notifications.notify(db, {
      clientId,
      userIds: admins.map(({ userId }) => userId),
      kind: 'map-failed',
      title: { key: 'platform:map.ownFails.title', params: {} },
      body: { key: 'platform:map.ownFails.body', params: { host: new URL(own.host).host } },
      dedupeKey: `own map ${day}`,
    });
    return false;
  }
}
