import type { Db } from '../../database/database.ts';
import type { LiveMessageBus } from '../../live/live-message-bus.ts';
import type { JobsTables } from '../tables.ts';

/** Every process that works hears here that a queue was paused or resumed. */
export const PAUSES_CHANNEL = 'queue-pauses';

export async function pausedQueues(db: Db<JobsTables>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('platform.paused_queues').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** What runs is finished; nothing of the queue is begun, by any process, until it is resumed. */
export async function pauseQueue(
  db: Db<JobsTables>,
  { queue, live }: { queue: string; live: LiveMessageBus },
): Promise<void> {
  await db
    .insertInto('platform.paused_queues')
    .values({ name: queue })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await live.notify(db, PAUSES_CHANNEL, { queue });
}

export async function resumeQueue(
  db: Db<JobsTables>,
  { queue, live }: { queue: string; live: LiveMessageBus },
): Promise<void> {
  await db.deleteFrom('platform.paused_queues').where('name', '=', queue).execute();
  await live.notify(db, PAUSES_CHANNEL, { queue });
}
