import type { ProductOutcome } from '#modules/directory/contract/products/product-lookup.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { lookupSettings } from './lookup-settings.ts';
import { queryAndReportHealth } from './query-and-report-health.ts';

/** Requests the product from the brand's own system if a lookup is enabled; otherwise the product is unknown. */
export async function queryConfiguredLookup(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  given: { clientId: string; sku: string },
): Promise<ProductOutcome> {
  const lookup = await lookupInUse({ db }, given.clientId);
  if (!lookup) return { outcome: 'unknown' };
  return (await queryAndReportHealth({ app }, lookupSettings({ app }, lookup), given)).result;
}

export function lookupInUse({ db }: { db: Db<DirectoryTables> }, clientId: string) {
  return db
    .selectFrom('directory.product_lookups')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('enabled', '=', true)
    .executeTakeFirst();
}
