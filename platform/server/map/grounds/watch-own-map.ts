import type { App } from '../../app.ts';
import type { Db } from '../../database/database.ts';
import { codeOfFailure } from '../provider-failure.ts';
import { type OwnMap, ownGround } from './own-ground.ts';
import { requireStyle } from './require-style.ts';

/**
 * Looks at a client's own map with our own eyes, never on a visitor's word, and tells the given people, its brand admins,
 * once a day that their pages stand on the house's map. For a module's job or its saving: a page never waits for it.
 */
export async function watchOwnMap(
  { app, db }: { app: Pick<App, 'config' | 'outbound' | 'notifications' | 'log'>; db: Db },
  { clientId, own, userIds }: { clientId: string; own: OwnMap; userIds: readonly string[] },
): Promise<{ works: boolean }> {
  const found = ownGround(app.config, own);
  if (!found) return { works: true };
  try {
    await requireStyle(app.outbound, { url: found.ground.style });
    return { works: true };
  } catch (error) {
    app.log.warn({ code: codeOfFailure(error), clientId }, 'a client’s own map cannot be used');
    const day = new Date().toISOString().slice(0, 10);
    await app.notifications.tell(db, {
      clientId,
      userIds,
      kind: 'map-failed',
      title: { key: 'platform:map.ownFails.title', params: {} },
      body: { key: 'platform:map.ownFails.body', params: { host: new URL(found.host).host } },
      dedupeKey: `own map ${day}`,
    });
    return { works: false };
  }
}
