import type { Logger } from 'pino';
import type { App } from './app.ts';
import { mergeClientData } from './client-archive/client-data.ts';
import { collectFromModules } from './collect-from-modules.ts';
import type { Config } from './config.ts';
import { Connectors } from './connectors/connectors.ts';
import { Database } from './database/database.ts';
import type { EmbeddedPostgres } from './database/embedded/start-embedded-postgres.ts';
import { Events } from './events/events.ts';
import { createFileStore } from './files/create-file-store.ts';
import { Files } from './files/files.ts';
import { Room } from './files/room.ts';
import { Jobs } from './jobs/jobs.ts';
import { LiveMessageBus, RECONNECTED } from './live/live-message-bus.ts';
import { Mail } from './mail/mail.ts';
import type { ServerModule } from './module.ts';
import { startServices } from './module-parts.ts';
import { ModuleRegistry } from './module-registry.ts';
import { Notifications } from './notifications/notifications.ts';
import { OutboundAllow } from './outbound/outbound-allow.ts';
import { OutboundHttp } from './outbound/outbound-http.ts';
import { Persons } from './persons/persons.ts';
import { Places } from './places/places.ts';
import { Ports } from './ports.ts';
import { Secrets } from './secrets/secrets.ts';
import { Sessions } from './sessions/sessions.ts';
import { userPrincipalPort } from './sessions/user-ports.ts';
import { collectWhenIdle } from './start/give-back-memory.ts';
import { Texts } from './texts/texts.ts';

export interface RunningApp {
  app: App;
  stop(): Promise<void>;
}

/**
 * Builds the app on a migrated database. `work` says whether this process also runs jobs. Each service gets only the
 * services it needs. Handlers of modules get the whole app, which is bound to them here, so that services need not know
 * it.
 */
export async function createApp(given: {
  config: Config;
  log: Logger;
  rootKey: string;
  databaseUrl: string;
  /** Set when this process runs the database itself. */
  ownDatabase?: EmbeddedPostgres | undefined;
  modules: readonly ServerModule[];
  work: boolean;
  /** Whether a process with `work` also starts scheduled jobs. Default: true. */
  clock?: boolean;
  /** Loads data into a new installation before this process starts its schedules; those of other processes already run. */
  furnish?: ((app: App) => Promise<void>) | undefined;
}): Promise<RunningApp> {
  const { config, log, modules } = given;
  const database = new Database({
    url: given.databaseUrl,
    poolSize: config.DATABASE_POOL,
    onError: (error) => log.warn({ error }, 'a database connection was lost'),
  });
  const secrets = new Secrets(given.rootKey);
  const room = new Room({ config, ownDatabase: given.ownDatabase });
  const texts = new Texts();
  const outbound = new OutboundHttp({ allow: new OutboundAllow(config.OUTBOUND_ALLOW) });
  const live = new LiveMessageBus({ database, log });
  // A changed client is announced as `principal-changed` with `*`. The same message refreshes the time zones of
  // connections.
  live.on('principal-changed', (userId) => {
    if (userId === '*') database.clientsChanged();
  });
  live.on(RECONNECTED, () => database.clientsChanged());
  const notifications = new Notifications({
    live,
    kinds: collectFromModules(modules, 'notificationKinds'),
  });
  const ports = new Ports<App>(collectFromModules(modules, 'ports'));
  const files = new Files({ database, secrets, store: await createFileStore(config) });
  const jobs = new Jobs({
    times: { stopGraceMs: config.STOP_SECONDS * 500 },
    database,
    log,
    live,
    notifications,
    jobs: collectFromModules(modules, 'jobs').map((job) => ({
      ...job,
      handle: (run) => job.handle({ ...run, app }),
    })),
  });
  const app: App = {
    config,
    log,
    database,
    secrets,
    texts,
    outbound,
    live,
    notifications,
    ports,
    persons: new Persons<App>(modules.flatMap(({ persons }) => persons ?? [])),
    clientData: mergeClientData(modules),
    files,
    room,
    ownDatabase: given.ownDatabase,
    jobs,
    registry: new ModuleRegistry(modules),
    sessions: new Sessions({
      secrets,
      database,
      live,
      principalOf: (userId, db) => ports.call(userPrincipalPort, { userId }, { db, app }),
    }),
    events: new Events({
      jobs,
      declared: collectFromModules(modules, 'events'),
      listeners: collectFromModules(modules, 'listeners').map((listener) => ({
        ...listener,
        handle: (received) => listener.handle({ ...received, app }),
      })),
      taps: collectFromModules(modules, 'eventTaps'),
    }),
    deliveryWatchers: collectFromModules(modules, 'deliveryWatchers'),
    mail: new Mail({ config, log, secrets, texts, jobs }, collectFromModules(modules, 'mails')),
    mailChecks: collectFromModules(modules, 'mailChecks').map((source) => ({
      ...source,
      check: (mail) => source.check({ ...mail, app }),
    })),
    connectors: new Connectors(
      { config, log, database, secrets, files, outbound },
      collectFromModules(modules, 'connectors'),
    ),
    places: new Places({ onRest: () => collectWhenIdle() }),
    searches: collectFromModules(modules, 'searches').map((source) => ({
      ...source,
      search: (input) => source.search({ ...input, app }),
    })),
    decisions: collectFromModules(modules, 'decisions').map((source) => ({
      ...source,
      count: (input) => source.count({ ...input, app }),
    })),
    suiteDecisions: collectFromModules(modules, 'suiteDecisions').map((source) => ({
      ...source,
      count: (input) => source.count({ ...input, app }),
    })),
    ownMaps: collectFromModules(modules, 'ownMaps').map((source) => ({
      ...source,
      read: (input) => source.read({ ...input, app }),
    })),
  };
  await live.start();
  const clock = given.work && (given.clock ?? true);
  await jobs.start({ work: given.work, clock });
  const services = await startServices(app, collectFromModules(modules, 'services'));
  await given.furnish?.(app);
  if (clock) await jobs.startSchedules();
  return {
    app,
    async stop() {
      await services.stop();
      await jobs.stop();
      await live.stop();
      app.mail.close();
      files.close();
      await database.close();
    },
  };
}
