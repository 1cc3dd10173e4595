import type { Client } from '#platform/contract/client.ts';
import type { Product, SuiteModule } from '#platform/contract/navigation.ts';
import { definePort } from '#platform/contract/port.ts';

/** What other modules may ask about clients. */
export interface ClientWithModules extends Client {
  modules: { module: SuiteModule; product: Product }[];
}

export const clientsByIds = definePort<{ ids: readonly string[] | 'all' }, ClientWithModules[]>(
  'directory.clients-by-ids',
);
