import { hostname } from 'node:os';
import { superAdminIds } from '#modules/accounts/contract/user-ports.ts';
import { LONGEST_WAIT_SECONDS } from '#modules/super-admin/contract/jobs.ts';
import { SUITE_CLIENT_ID } from '#platform/contract/notifications.ts';
import type { App } from '#platform/server/app.ts';
import { type QueueSample, sampleQueues } from '#platform/server/jobs/operations/sample-queues.ts';
import { defineNotificationKind } from '#platform/server/notifications/notification-kind.ts';

const group = 'super-admin:menu.group';

/** Kinds of notifications about the installation, for super admins. */
export const installationNotificationKinds = [
  defineNotificationKind({
    name: 'disk-low',
    group,
    label: 'super-admin:notificationKinds.diskLow',
    recipients: 'super-admins',
    // Without free space nothing can be stored any more.
    isBellRequired: true,
    mailing: 'immediately',
  }),
  defineNotificationKind({
    name: 'queue-grows',
    group,
    label: 'super-admin:notificationKinds.queueGrows',
    recipients: 'super-admins',
    mailing: 'never',
  }),
];

/** Slightly less than the interval of the checks, so that one process per minute takes the sample. */
const EVERY_SECONDS = 50;
/** A single increase may be chance. */
const GROWN_SAMPLES = 2;

/**
 * Notifies all super admins, once per hour and queue, while the number of late jobs grows; withdraws the notification
 * when none is late.
 */
export async function watchQueues(
  { app }: { app: App },
  { everySeconds = EVERY_SECONDS } = {},
): Promise<void> {
  const db = app.database.acrossClients();
  const samples = await sampleQueues(
    { db },
    { queues: app.jobs.queues, lateSeconds: LONGEST_WAIT_SECONDS, everySeconds },
  );
  for (const sample of samples ?? []) {
    const about = `queue ${sample.queue} `;
    if (sample.oldestSeconds <= LONGEST_WAIT_SECONDS)
      await app.notifications.withdraw(db, { clientId: SUITE_CLIENT_ID, about });
    else if (sample.grownSamples >= GROWN_SAMPLES) await notifyGrowth(app, sample, about);
  }
}

async function notifyGrowth(app: App, sample: QueueSample, about: string): Promise<void> {
  const db = app.database.acrossClients();
  await app.notifications.notify(db, {
    clientId: SUITE_CLIENT_ID,
    userIds: await app.ports.call(superAdminIds, {}, { db, app }),
    kind: 'queue-grows',
    title: { key: 'super-admin:queues.growsTitle', params: { queue: sample.queue } },
    body: {
      key: 'super-admin:queues.growsBody',
      params: { waiting: sample.waiting, minutes: Math.floor(sample.oldestSeconds / 60) },
    },
    dedupeKey: `${about}${new Date().toISOString().slice(0, 13)}`,
  });
}

const MEGABYTE = 1024 * 1024;
const TEXT_KEYS = {
  low: { title: 'super-admin:room.lowTitle', body: 'super-admin:room.lowBody' },
  spent: { title: 'super-admin:room.spentTitle', body: 'super-admin:room.spentBody' },
} as const;

/** Notifies all super admins, once per day and machine, of low disk space, and again when it is exhausted. */
export async function watchRoom({ app }: { app: App }): Promise<void> {
  const { freeBytes, totalBytes, isLow } = await app.room.look();
  const refused = app.room.takeRefusal();
  if (!isLow && !refused) return;
  const state = refused ? 'spent' : 'low';
  const host = hostname();
  const day = new Date().toISOString().slice(0, 10);
  try {
    const db = app.database.acrossClients();
    await app.notifications.notify(db, {
      clientId: SUITE_CLIENT_ID,
      userIds: await app.ports.call(superAdminIds, {}, { db, app }),
      kind: 'disk-low',
      title: { key: TEXT_KEYS[state].title, params: { host } },
      body: {
        key: TEXT_KEYS[state].body,
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
