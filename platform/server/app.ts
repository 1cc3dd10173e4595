import type { Logger } from 'pino';
import type { MergedClientData } from './client-archive/client-data.ts';
import type { Config } from './config.ts';
import type { Connectors } from './connectors/connectors.ts';
import type { Database } from './database/database.ts';
import type { EmbeddedPostgres } from './database/embedded/start-embedded-postgres.ts';
import type { MountedDecision, MountedSuiteDecision } from './decisions/decision-source.ts';
import type { Events } from './events/events.ts';
import type { Files } from './files/files.ts';
import type { Room } from './files/room.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LiveMessageBus } from './live/live-message-bus.ts';
import type { Mail } from './mail/mail.ts';
import type { MountedMailCheck } from './mail/mail-template.ts';
import type { MountedClientMap } from './map/base-maps/client-base-map.ts';
import type { ModuleRegistry } from './module-registry.ts';
import type { Notifications } from './notifications/notifications.ts';
import type { OutboundHttp } from './outbound/outbound-http.ts';
import type { Persons } from './persons/persons.ts';
import type { Places } from './places/places.ts';
import type { Ports } from './ports.ts';
import type { MountedSearch } from './search/mounted-search.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Texts } from './texts/texts.ts';
import type { DeliveryWatcher } from './webhooks/delivery-watcher.ts';

/** Services available to every handler, job and listener. */
export interface App {
  config: Config;
  log: Logger;
  database: Database;
  secrets: Secrets;
  registry: ModuleRegistry;
  ports: Ports<App>;
  persons: Persons<App>;
  /** What modules declare about the archive of a client. */
  clientData: MergedClientData;
  sessions: Sessions;
  jobs: Jobs;
  events: Events;
  deliveryWatchers: readonly DeliveryWatcher[];
  live: LiveMessageBus;
  notifications: Notifications;
  mail: Mail;
  mailChecks: readonly MountedMailCheck[];
  files: Files;
  room: Room;
  /** Only set when this process runs the database itself. */
  ownDatabase: Pick<EmbeddedPostgres, 'goneSince' | 'outOfRoom'> | undefined;
  texts: Texts;
  outbound: OutboundHttp;
  connectors: Connectors;
  /** Search for towns and postcodes, for screens, landing pages, widgets and maps. */
  places: Places;
  searches: readonly MountedSearch[];
  decisions: readonly MountedDecision[];
  suiteDecisions: readonly MountedSuiteDecision[];
  ownMaps: readonly MountedClientMap[];
}
