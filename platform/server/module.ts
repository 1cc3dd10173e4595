import type { EventDefinition } from '#platform/contract/event.ts';
import type { MenuItem } from '#platform/contract/navigation.ts';
import type { PublicPageAddress } from '#platform/contract/page-addresses/page-address.ts';
import type { App } from './app.ts';
import type { ClientData } from './client-archive/client-data.ts';
import type { Connector } from './connectors/connectors.ts';
import type { Migration } from './database/migration.ts';
import type { EventTap } from './events/events.ts';
import type { Listener } from './events/listener.ts';
import type { Front } from './http/front.ts';
import type { Page } from './http/page.ts';
import type { Route } from './http/route.ts';
import type { Job } from './jobs/job.ts';
import type { MailTemplate } from './mail/mail-template.ts';
import type {
  ClientMapSource,
  DecisionSource,
  MailCheck,
  SearchSource,
  Service,
  SuiteDecisionSource,
} from './module-parts.ts';
import type { NotificationKindDefinition } from './notifications/notification-kind.ts';
import {
  eraseFromTables,
  type HoldsNoPersonalData,
  heldInTables,
  type PersonalDataHandler,
  type PersonTable,
} from './persons/persons.ts';
import type { PortAnswer } from './ports.ts';
import type { RecordServer } from './records/record-server.ts';
import type { DeliveryWatcher } from './webhooks/delivery-watcher.ts';

/** Everything a module adds to the server. Only the suite knows the module and mounts it. */
export interface ServerModule {
  name: string;
  /** Describes its calls in the API document, in one sentence. Required for a module with calls; a test checks it. */
  purpose?: string;
  menu?: readonly MenuItem[];
  /** Described records: their routes, jobs, events, searches and personal data join those below. */
  records?: readonly RecordServer[];
  migrations?: readonly Migration[];
  routes?: readonly Route[];
  pages?: readonly Page[];
  /** Public pages of the web app. A path that resembles one but is invalid gets 404. */
  openAddresses?: readonly PublicPageAddress[];
  /** Separate entry points for public paths with many requests. */
  fronts?: readonly Front[];
  jobs?: readonly Job[];
  /** All events that it publishes; undeclared ones are rejected. Webhook endpoints can subscribe to these. */
  events?: readonly EventDefinition[];
  listeners?: readonly Listener[];
  eventTaps?: readonly EventTap[];
  /** Are notified of webhook deliveries of their events. */
  deliveryWatchers?: readonly DeliveryWatcher[];
  ports?: readonly PortAnswer<App>[];
  mails?: readonly MailTemplate[];
  /** Checks before a mail is sent whether its content is still valid. */
  mailChecks?: readonly MailCheck[];
  /** Kinds of notifications that it creates, and where they arrive by default. */
  notificationKinds?: readonly NotificationKindDefinition[];
  searches?: readonly SearchSource[];
  /** Decisions that the module's first screen counts. */
  decisions?: readonly DecisionSource[];
  /** Decisions that the first screen of super admins counts. */
  suiteDecisions?: readonly SuiteDecisionSource[];
  /** Settings with a client's own map provider. */
  ownMaps?: readonly ClientMapSource[];
  /** External systems that it communicates with. */
  connectors?: readonly Connector[];
  /**
   * Which personal data of contacts it stores, and how it erases it. Every module must declare this; a test checks it.
   */
  persons?: PersonalDataHandler<App> | HoldsNoPersonalData;
  /** Exceptions from the rule that every table of a client is part of its archive. */
  clientData?: ClientData;
  /** Background services that run in every process. */
  services?: readonly Service[];
}

export function defineModule(module: ServerModule): ServerModule {
  const { records } = module;
  if (!records) return module;
  const tables = records.flatMap(({ persons }) => ('holdsNone' in persons ? [] : [persons]));
  return {
    ...module,
    routes: [...records.flatMap(({ routes }) => routes), ...(module.routes ?? [])],
    jobs: [...records.flatMap(({ jobs }) => jobs), ...(module.jobs ?? [])],
    events: [...records.flatMap(({ events }) => events), ...(module.events ?? [])],
    searches: [...records.flatMap(({ searches }) => searches), ...(module.searches ?? [])],
    ...(tables.length > 0 && { persons: withPersonTables(module.persons, tables) }),
  };
}

/** Combines the module's own handler of personal data with the tables of its described records. */
function withPersonTables(
  own: ServerModule['persons'],
  tables: readonly PersonTable[],
): PersonalDataHandler<App> {
  const handler = own && 'held' in own ? own : undefined;
  return {
    ...handler,
    tables: [...(handler?.tables ?? []), ...tables],
    held: async (person, context) => [
      ...((await handler?.held(person, context)) ?? []),
      ...(await heldInTables(context, person, tables)),
    ],
    erase: async (person, context) => [
      ...((await handler?.erase(person, context)) ?? []),
      ...(await eraseFromTables(context, person, tables)),
    ],
  };
}
