import type { Generated } from 'kysely';
import type { Product, SuiteModule } from '#platform/contract/navigation.ts';

/** The tables of this module; nobody else reads them. */
export interface DirectoryTables {
  'directory.clients': {
    id: string;
    identifier: string;
    brand_id: string;
    name: string;
    created_at: Generated<Date>;
    archived_at: Date | null;
  };
  'directory.client_modules': { client_id: string; module: SuiteModule; product: Product };
}
