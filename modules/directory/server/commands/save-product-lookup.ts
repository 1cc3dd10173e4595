import type { z } from 'zod';
import type { setProductLookupCall } from '#modules/directory/contract/products/product-lookup.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { updateVersioned } from '#platform/server/records/update-versioned.ts';
import { sealLookupSecret } from '../lookup/lookup-settings.ts';
import { type KeptLookup, keptLookup } from '../queries/read-product-lookup.ts';
import type { DirectoryTables } from '../tables.ts';

/** Says where a client's products are asked for; a secret that is not given anew stays where it may. */
export async function saveProductLookup(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  clientId: string,
  given: z.output<typeof setProductLookupCall.body>,
): Promise<void> {
  const kept = await keptLookup({ db }, clientId);
  const values = {
    url_template: given.urlTemplate,
    header_name: given.headerName,
    sealed_secret: given.secret
      ? sealLookupSecret({ app }, given.secret)
      : given.secret === undefined && kept && isSentAsBefore(kept, given)
        ? kept.sealed_secret
        : null,
    timeout_ms: given.timeoutMs,
    enabled: given.enabled,
  };
  const table = 'directory.product_lookups';
  const key = { client_id: clientId };
  if (given.version > 0) {
    await updateVersioned({ db, app }, { table, key, version: given.version }, values);
    return;
  }
  const made = await db
    .insertInto(table)
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returning('client_id')
    .executeTakeFirst();
  if (!made) await refuseStale({ db, app }, { table, key });
}

/** A secret that was given for one system is told to no other, nor under another name. */
function isSentAsBefore(
  kept: KeptLookup,
  { urlTemplate, headerName }: { urlTemplate: string; headerName: string | null },
): boolean {
  return (
    headerName !== null &&
    headerName.toLowerCase() === kept.header_name?.toLowerCase() &&
    new URL(urlTemplate).origin === new URL(kept.url_template).origin
  );
}
