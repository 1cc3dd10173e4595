import type { Port } from '#platform/contract/port.ts';
import type { App } from './app.ts';
import type { Db } from './database/database.ts';
import type { MountedDecision, MountedSuiteDecision } from './decisions/decision-source.ts';
import type { MailToCheck, MountedMailCheck } from './mail/mail-template.ts';
import type { ClientMapInput, MountedClientMap } from './map/base-maps/client-base-map.ts';
import type { PortAnswer } from './ports.ts';
import type { MountedSearch, SearchInput } from './search/mounted-search.ts';

/** Implements a port: `answerPort(clientsOfUser, async (input, { db }) => …)`. */
export function answerPort<Input, Output>(
  port: Port<Input, Output>,
  answer: (input: Input, context: { db: Db; app: App }) => Promise<Output>,
): PortAnswer<App> {
  return { name: port.name, answer };
}

/** Checks whether queued mails of its module may still be sent. */
export interface MailCheck extends Pick<MountedMailCheck, 'mails'> {
  check(mail: MailToCheck & { app: App }): ReturnType<MountedMailCheck['check']>;
}

/** A setting with a client's own map ID and key, read by the module that has the setting. */
export interface ClientMapSource extends Pick<MountedClientMap, 'of'> {
  read(input: ClientMapInput & { app: App }): ReturnType<MountedClientMap['read']>;
}

/** One kind of record in the header search. The owning module searches it, limited to what the user may see. */
export interface SearchSource extends Pick<MountedSearch, 'kind' | 'menu' | 'section' | 'roles'> {
  search(input: SearchInput & { app: App }): ReturnType<MountedSearch['search']>;
}

/** One kind of decision that a module's first screen counts [BEY-09]. */
export interface DecisionSource extends Omit<MountedDecision, 'count'> {
  count(
    input: Parameters<MountedDecision['count']>[0] & { app: App },
  ): ReturnType<MountedDecision['count']>;
}

/** One kind of decision that the first screen of super admins counts [BEY-09]. */
export interface SuiteDecisionSource extends Omit<MountedSuiteDecision, 'count'> {
  count(
    input: Parameters<MountedSuiteDecision['count']>[0] & { app: App },
  ): ReturnType<MountedSuiteDecision['count']>;
}

/** A background service of a module: started after the app is ready and stopped before it shuts down. */
export interface Service {
  start(app: App): Promise<RunningService>;
}

export interface RunningService {
  stop(): Promise<void>;
}

export function defineService(service: Service): Service {
  return service;
}

export async function startServices(
  app: App,
  services: readonly Service[],
): Promise<RunningService> {
  const running: RunningService[] = [];
  for (const service of services) running.push(await service.start(app));
  return {
    async stop() {
      for (const service of running.reverse()) await service.stop();
    },
  };
}
