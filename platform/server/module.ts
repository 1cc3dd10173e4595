import type { EventDefinition } from '#platform/contract/event.ts';
import type { MenuItem } from '#platform/contract/navigation.ts';
import type { OpenAddress } from '#platform/contract/open-address.ts';
import type { App } from './app.ts';
import type { Connector } from './connectors/connector.ts';
import type { Migration } from './database/migration.ts';
import type { EventTap } from './events/event-tap.ts';
import type { Listener } from './events/listener.ts';
import type { Front } from './http/front.ts';
import type { Page } from './http/page.ts';
import type { Route } from './http/route.ts';
import type { Job } from './jobs/job.ts';
import type { MailTemplate } from './mail/mail-template.ts';
import type { MailCheck } from './mail-check.ts';
import type { OwnMapSource } from './own-map-source.ts';
import type { HoldsNoPerson, PersonHolder } from './persons/person-holder.ts';
import type { PortAnswer } from './ports.ts';
import type { SearchSource } from './search-source.ts';
import type { Service } from './service.ts';
import type { DeliveryWatcher } from './webhooks/delivery-watcher.ts';

/** What a module brings to the server. The suite mounts it; nothing else knows that it exists. */
export interface ServerModule {
  name: string;
  menu?: readonly MenuItem[];
  migrations?: readonly Migration[];
  routes?: readonly Route[];
  pages?: readonly Page[];
  /** Of the web's pages for people without an account: what looks like one and cannot be is answered with 404. */
  openAddresses?: readonly OpenAddress[];
  /** Doors of their own for public paths that are walked through all the time. */
  fronts?: readonly Front[];
  jobs?: readonly Job[];
  /** All that it publishes: what is not declared is refused. Webhooks offer these to whoever sets up an endpoint. */
  events?: readonly EventDefinition[];
  listeners?: readonly Listener[];
  eventTaps?: readonly EventTap[];
  /** Hear how webhooks fared with events of theirs. */
  deliveryWatchers?: readonly DeliveryWatcher[];
  ports?: readonly PortAnswer<App>[];
  mails?: readonly MailTemplate[];
  /** Asked before a mail of theirs leaves whether it still holds. */
  mailChecks?: readonly MailCheck[];
  searches?: readonly SearchSource[];
  /** Settings in which a client brings a map of its own provider. */
  ownMaps?: readonly OwnMapSource[];
  /** The systems outside of the house that it talks to. */
  connectors?: readonly Connector[];
  /** What it holds of a contact of a brand, and how it forgets it; every module of the suite answers, a test asks each. */
  persons?: PersonHolder<App> | HoldsNoPerson;
  /** What it keeps running in every process. */
  services?: readonly Service[];
}

export function defineModule(module: ServerModule): ServerModule {
  return module;
}
