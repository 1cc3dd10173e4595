import type { Logger } from 'pino';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import { Connectors } from './connectors/connectors.ts';
import { Database } from './database/database.ts';
import { Events } from './events/events.ts';
import { createFileStore } from './files/create-file-store.ts';
import { Files } from './files/files.ts';
import { Jobs } from './jobs/jobs.ts';
import { Live } from './live/live.ts';
import { Notifications } from './live/notifications.ts';
import { Mail } from './mail/mail.ts';
import type { ServerModule } from './module.ts';
import { ModuleRegistry } from './module-registry.ts';
import { OutboundAllow } from './outbound/outbound-allow.ts';
import { OutboundHttp } from './outbound/outbound-http.ts';
import { Ports } from './ports.ts';
import { Secrets } from './secrets/secrets.ts';
import { startServices } from './service.ts';
import { Sessions } from './sessions/sessions.ts';
import { Texts } from './texts/texts.ts';

export interface RunningApp {
  app: App;
  stop(): Promise<void>;
}

/** Puts the house together on a migrated database. `work` says whether this process also runs jobs. */
export async function createApp(given: {
  config: Config;
  log: Logger;
  rootKey: string;
  databaseUrl: string;
  modules: readonly ServerModule[];
  work: boolean;
}): Promise<RunningApp> {
  const { config, log } = given;
  const registry = new ModuleRegistry(given.modules);
  const database = new Database({
    url: given.databaseUrl,
    poolSize: config.DATABASE_POOL,
    onError: (error) => log.warn({ error }, 'a database connection was lost'),
  });
  const secrets = new Secrets(given.rootKey);
  const live = new Live({ database, log });
  const notifications = new Notifications({ live });
  const jobs = new Jobs({ database, log, registry, live, notifications });
  const parts = {
    config,
    log,
    database,
    secrets,
    registry,
    live,
    notifications,
    jobs,
    ports: new Ports(registry),
    sessions: new Sessions({ secrets, database, live }),
    events: new Events({ jobs, registry }),
    texts: new Texts(),
    outbound: new OutboundHttp({ allow: new OutboundAllow(config.OUTBOUND_ALLOW) }),
  };
  // These look at the house they stand in, so they move in last.
  const app = parts as typeof parts & Pick<App, 'files' | 'mail' | 'connectors'>;
  app.files = new Files(app, await createFileStore(config));
  app.mail = new Mail(app);
  app.connectors = new Connectors(app);
  await live.start();
  await jobs.start(app, { work: given.work });
  const services = await startServices(app);
  return {
    app,
    async stop() {
      await services.stop();
      await jobs.stop();
      await live.stop();
      app.mail.close();
      app.files.close();
      await database.close();
    },
  };
}
