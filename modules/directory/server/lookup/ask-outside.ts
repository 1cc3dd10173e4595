import type { ProductOutcome } from '#modules/directory/contract/products/product-lookup.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { askAndReport } from './ask-and-report.ts';
import { lookupSettings } from './lookup-settings.ts';

/** Asks the brand's own system, where one is configured and switched on; where none is, nobody knows more. */
export async function askOutside(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  given: { clientId: string; sku: string },
): Promise<ProductOutcome> {
  const lookup = await lookupInUse({ db }, given.clientId);
  if (!lookup) return { outcome: 'unknown' };
  return (await askAndReport({ app }, lookupSettings({ app }, lookup), given)).result;
}

export function lookupInUse({ db }: { db: Db<DirectoryTables> }, clientId: string) {
  return db
    .selectFrom('directory.product_lookups')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('enabled', '=', true)
    .executeTakeFirst();
}
