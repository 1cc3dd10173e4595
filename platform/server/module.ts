import type { MenuItem } from '#platform/contract/navigation.ts';
import type { Migration } from './database/migration.ts';
import type { Listener } from './events/listener.ts';
import type { Page } from './http/page.ts';
import type { Route } from './http/route.ts';
import type { Job } from './jobs/job.ts';
import type { MailTemplate } from './mail/mail-template.ts';
import type { PortAnswer } from './ports.ts';
import type { SearchSource } from './search-source.ts';

/** What a module brings to the server. The suite mounts it; nothing else knows that it exists. */
export interface ServerModule {
  name: string;
  menu?: readonly MenuItem[];
  migrations?: readonly Migration[];
  routes?: readonly Route[];
  pages?: readonly Page[];
  jobs?: readonly Job[];
  listeners?: readonly Listener[];
  ports?: readonly PortAnswer[];
  mails?: readonly MailTemplate[];
  searches?: readonly SearchSource[];
}

export function defineModule(module: ServerModule): ServerModule {
  return module;
}
