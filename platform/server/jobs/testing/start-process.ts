import { pino } from 'pino';
import type { App } from '../../app.ts';
import { collectFromModules } from '../../collect-from-modules.ts';
import { Database } from '../../database/database.ts';
import { eventsModule } from '../../events/events.module.ts';
import { Events } from '../../events/events.ts';
import { LiveMessageBus } from '../../live/live-message-bus.ts';
import type { ServerModule } from '../../module.ts';
import { notificationsModule } from '../../notifications/notifications.module.ts';
import { Notifications } from '../../notifications/notifications.ts';
import { jobsModule } from '../jobs.module.ts';
import { Jobs, type JobTimes } from '../jobs.ts';

export type TestProcess = Pick<App, 'database' | 'live' | 'notifications' | 'jobs' | 'events'> & {
  app: App;
  stop(): Promise<void>;
};

/** Queue, events and live messages of one server process. Several on one database simulate several processes. */
export async function startProcess(options: {
  url: string;
  work: boolean;
  parts?: Omit<ServerModule, 'name'>;
  times?: Partial<JobTimes>;
}): Promise<TestProcess> {
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const modules = [
    jobsModule,
    eventsModule,
    notificationsModule,
    { name: 'test', ...options.parts },
  ];
  const database = new Database({ url: options.url, poolSize: 6, onError: () => {} });
  const live = new LiveMessageBus({ database, log });
  const notifications = new Notifications({ live });
  const jobs = new Jobs({
    database,
    log,
    live,
    notifications,
    jobs: collectFromModules(modules, 'jobs').map((job) => ({
      ...job,
      handle: (run) => job.handle({ ...run, app }),
    })),
    ...(options.times && { times: options.times }),
  });
  const events = new Events({
    jobs,
    declared: collectFromModules(modules, 'events'),
    listeners: collectFromModules(modules, 'listeners').map((listener) => ({
      ...listener,
      handle: (received) => listener.handle({ ...received, app }),
    })),
    taps: collectFromModules(modules, 'eventTaps'),
  });
  const deliveryWatchers = collectFromModules(modules, 'deliveryWatchers');
  const app = {
    log,
    database,
    live,
    notifications,
    jobs,
    events,
    deliveryWatchers,
  } as unknown as App;
  await live.start();
  await jobs.start({ work: options.work });
  await jobs.startSchedules();
  return {
    app,
    database,
    live,
    notifications,
    jobs,
    events,
    async stop() {
      await jobs.stop();
      await live.stop();
      await database.close();
    },
  };
}
