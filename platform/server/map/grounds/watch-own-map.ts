import type { App } from '../../app.ts';
import type { Db } from '../../database/database.ts';
import { adminsOfClient } from '../../sessions/admins-port.ts';
import { codeOfFailure } from '../provider-failure.ts';
import type { OwnGround } from './own-ground.ts';
import { requireStyle } from './require-style.ts';

/**
 * Looks at a client's own map with our own eyes, never on a visitor's word, and tells the client's brand admins once a day
 * that their pages stand on the house's map.
 */
export async function watchOwnMap(
  { app, db }: { app: App; db: Db },
  { clientId, own }: { clientId: string; own: OwnGround },
): Promise<boolean> {
  try {
    await requireStyle(app, { url: own.ground.style });
    return true;
  } catch (error) {
    app.log.warn({ code: codeOfFailure(error), clientId }, 'a client’s own map cannot be used');
    const { admins } = await app.ports.ask(adminsOfClient, { clientId }, { db, app });
    const day = new Date().toISOString().slice(0, 10);
    await app.notifications.tell(db, {
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
