import type { Client } from '#platform/contract/client.ts';
import type { Product, SuiteModule } from '#platform/contract/navigation.ts';
import { definePort } from '#platform/contract/port.ts';

/** Client data for other modules. */
export interface ClientWithModules extends Client {
  isArchived: boolean;
  modules: { module: SuiteModule; product: Product }[];
}

/** Those in use, unless archived ones are wanted too. */
export const clientsByIds = definePort<
  { ids: readonly string[] | 'all'; withArchived?: true },
  ClientWithModules[]
>('directory.clients-by-ids');

/** Super admins that client admins can contact; the accounts module provides them. */
export const peopleAboveClients = definePort<
  Record<string, never>,
  { firstName: string; lastName: string; email: string }[]
>('directory.people-above-clients');
