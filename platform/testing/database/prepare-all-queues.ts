import { collectFromModules } from '#platform/server/collect-from-modules.ts';
import { Database } from '#platform/server/database/database.ts';
import { Jobs } from '#platform/server/jobs/jobs.ts';
import { LiveMessageBus } from '#platform/server/live/live-message-bus.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import { Notifications } from '#platform/server/notifications/notifications.ts';
import { allModules } from '../all-modules.ts';

/** Creates the queues of all jobs, as the first start on a database does, so that not every test app does it. */
export async function prepareAllQueues(url: string): Promise<void> {
  const log = createLog({ level: 'silent' });
  const database = new Database({ url, poolSize: 2, onError: () => {} });
  const live = new LiveMessageBus({ database, log });
  const modules = await allModules();
  const jobs = new Jobs({
    database,
    log,
    live,
    notifications: new Notifications({ live }),
    jobs: collectFromModules(modules, 'jobs').map((job) => ({
      ...job,
      handle: () => Promise.reject(new Error('no job runs here')),
    })),
  });
  await jobs.start({ work: false });
  await jobs.stop();
  await database.close();
}
