import type { Logger } from 'pino';
import { allOf } from './all-of.ts';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import { Connectors } from './connectors/connectors.ts';
import { Database } from './database/database.ts';
import type { EmbeddedPostgres } from './database/embedded/start-embedded-postgres.ts';
import { Events } from './events/events.ts';
import { createFileStore } from './files/create-file-store.ts';
import { Files } from './files/files.ts';
import { Room } from './files/room.ts';
import { Jobs } from './jobs/jobs.ts';
import { Live, RECONNECTED } from './live/live.ts';
import { Notifications } from './live/notifications.ts';
import { Mail } from './mail/mail.ts';
import type { ServerModule } from './module.ts';
import { ModuleRegistry } from './module-registry.ts';
import { OutboundAllow } from './outbound/outbound-allow.ts';
import { OutboundHttp } from './outbound/outbound-http.ts';
import { Persons } from './persons/persons.ts';
import { Places } from './places/places.ts';
import { Ports } from './ports.ts';
import { Secrets } from './secrets/secrets.ts';
import { startServices } from './service.ts';
import { principalOfUser } from './sessions/principal-port.ts';
import { Sessions } from './sessions/sessions.ts';
import { Texts } from './texts/texts.ts';

export interface RunningApp {
  app: App;
  stop(): Promise<void>;
}

/**
 * Puts the house together on a migrated database. `work` says whether this process also runs jobs.
 *
 * Each part is given the parts it needs and no more. What modules bring is handed the whole app when it is used, and that
 * is tied to it here, so that no part has to know the house it stands in.
 */
export async function createApp(given: {
  config: Config;
  log: Logger;
  rootKey: string;
  databaseUrl: string;
  /** Where the database is this process's own to keep running. */
  ownDatabase?: EmbeddedPostgres | undefined;
  modules: readonly ServerModule[];
  work: boolean;
  /** Whether one that works also starts what is due by the clock; it does unless told. */
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
  const live = new Live({ database, log });
  // Whoever changes a client tells it to all who keep principals; the time zones of connections are kept by the same word.
  live.on('principal-changed', (userId) => {
    if (userId === '*') database.clientsChanged();
  });
  live.on(RECONNECTED, () => database.clientsChanged());
  const notifications = new Notifications({ live });
  const ports = new Ports<App>(allOf(modules, 'ports'));
  const files = new Files({ database, secrets, store: await createFileStore(config) });
  const jobs = new Jobs({
    times: { stopGraceMs: config.STOP_SECONDS * 500 },
    database,
    log,
    live,
    notifications,
    jobs: allOf(modules, 'jobs').map((job) => ({
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
    files,
    room,
    ownDatabase: given.ownDatabase,
    jobs,
    registry: new ModuleRegistry(modules),
    sessions: new Sessions({
      secrets,
      database,
      live,
      principalOf: (userId, db) => ports.ask(principalOfUser, { userId }, { db, app }),
    }),
    events: new Events({
      jobs,
      declared: allOf(modules, 'events'),
      listeners: allOf(modules, 'listeners').map((listener) => ({
        ...listener,
        handle: (heard) => listener.handle({ ...heard, app }),
      })),
      taps: allOf(modules, 'eventTaps'),
    }),
    deliveryWatchers: allOf(modules, 'deliveryWatchers'),
    mail: new Mail({ config, log, secrets, texts, jobs }, allOf(modules, 'mails')),
    mailChecks: allOf(modules, 'mailChecks').map((source) => ({
      ...source,
      check: (mail) => source.check({ ...mail, app }),
    })),
    connectors: new Connectors(
      { config, log, database, secrets, files, outbound },
      allOf(modules, 'connectors'),
    ),
    places: new Places(),
    searches: allOf(modules, 'searches').map((source) => ({
      ...source,
      search: (input) => source.search({ ...input, app }),
    })),
    ownMaps: allOf(modules, 'ownMaps').map((source) => ({
      ...source,
      read: (input) => source.read({ ...input, app }),
    })),
  };
  await live.start();
  const clock = given.work && (given.clock ?? true);
  await jobs.start({ work: given.work, clock });
  const services = await startServices(app, allOf(modules, 'services'));
  await given.furnish?.(app);
  if (clock) await jobs.keepHours();
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
