import { hostname } from 'node:os';
import { superAdminIds } from '#modules/accounts/contract/user-ports.ts';
import { HOUSE_CLIENT_ID } from '#platform/contract/calls/notification.ts';
import type { App } from '#platform/server/app.ts';

const MEGABYTE = 1024 * 1024;
const WORDS = {
  low: { title: 'super-admin:room.lowTitle', body: 'super-admin:room.lowBody' },
  spent: { title: 'super-admin:room.spentTitle', body: 'super-admin:room.spentBody' },
} as const;

/** Notifies all super admins, once per day and machine, of low disk space, and again when it is exhausted. */
export async function watchRoom(app: App): Promise<void> {
  const { freeBytes, totalBytes, isLow } = await app.room.look();
  const refused = app.room.takeRefusal();
  if (!isLow && !refused) return;
  const state = refused ? 'spent' : 'low';
  const host = hostname();
  const day = new Date().toISOString().slice(0, 10);
  try {
    const db = app.database.acrossClients();
    await app.notifications.tell(db, {
      clientId: HOUSE_CLIENT_ID,
      userIds: await app.ports.ask(superAdminIds, {}, { db, app }),
      kind: 'disk-low',
      title: { key: WORDS[state].title, params: { host } },
      body: {
        key: WORDS[state].body,
        params: {
          free: Math.floor(freeBytes / MEGABYTE),
          total: Math.floor(totalBytes / MEGABYTE),
        },
      },
      dedupeKey: `room ${state} ${host} ${day}`,
    });
  } catch (error) {
    // If the notification cannot be written now, it is repeated once there is space.
    app.room.noteFailure(error);
    throw error;
  }
}
