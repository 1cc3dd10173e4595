import type { App } from '../../app.ts';
import type { Db } from '../../database/database.ts';
import { clientAdminsPort } from '../../sessions/admins-port.ts';
import { toConnectorCode } from '../provider-failure.ts';
import type { ClientBaseMap } from './client-base-map.ts';
import { requireStyle } from './require-style.ts';

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
    const { admins } = await app.ports.ask(clientAdminsPort, { clientId }, { db, app });
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
