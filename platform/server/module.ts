import type { EventDefinition } from '#platform/contract/event.ts';
import type { MenuItem } from '#platform/contract/navigation.ts';
import type { PublicPageAddress } from '#platform/contract/page-address.ts';
import type { App } from './app.ts';
import type { Connector } from './connectors/connectors.ts';
import type { Migration } from './database/migration.ts';
import type { EventTap } from './events/events.ts';
import type { Listener } from './events/listener.ts';
import type { Front } from './http/front.ts';
import type { Page } from './http/page.ts';
import type { Route } from './http/route.ts';
import type { Job } from './jobs/job.ts';
import type { MailTemplate } from './mail/mail-template.ts';
import type { ClientMapSource, MailCheck, SearchSource, Service } from './module-parts.ts';
import type { HoldsNoPersonalData, PersonalDataHandler } from './persons/persons.ts';
import type { PortAnswer } from './ports.ts';
import type { DeliveryWatcher } from './webhooks/delivery-watcher.ts';

/** Everything a module adds to the server. Only the suite knows the module and mounts it. */
export interface ServerModule {
  name: string;
  /** Describes its calls in the API document, in one sentence. Required for a module with calls; a test checks it. */
  purpose?: string;
  menu?: readonly MenuItem[];
  migrations?: readonly Migration[];
  routes?: readonly Route[];
  pages?: readonly Page[];
  /** Public pages of the web app. A path that resembles one but is invalid gets 404. */
  openAddresses?: readonly PublicPageAddress[];
  /** Doors of their own for public paths that are walked through all the time. */
  fronts?: readonly Front[];
  jobs?: readonly Job[];
  /** All events that it publishes; undeclared ones are rejected. Webhook endpoints can subscribe to these. */
  events?: readonly EventDefinition[];
  listeners?: readonly Listener[];
  eventTaps?: readonly EventTap[];
  /** Hear how webhooks fared with events of theirs. */
  deliveryWatchers?: readonly DeliveryWatcher[];
  ports?: readonly PortAnswer<App>[];
  mails?: readonly MailTemplate[];
  /** Checks before a mail is sent whether its content is still valid. */
  mailChecks?: readonly MailCheck[];
  searches?: readonly SearchSource[];
  /** Settings with a client's own map provider. */
  ownMaps?: readonly ClientMapSource[];
  /** External systems that it communicates with. */
  connectors?: readonly Connector[];
  /**
   * Which personal data of contacts it stores, and how it erases it. Every module must declare this; a test checks it.
   */
  persons?: PersonalDataHandler<App> | HoldsNoPersonalData;
  /** Background services that run in every process. */
  services?: readonly Service[];
}

export function defineModule(module: ServerModule): ServerModule {
  return module;
}
