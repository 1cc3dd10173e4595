import type { z } from 'zod';
import type { setProductLookupCall } from '#modules/directory/contract/products/product-lookup.ts';
import { refuseStale, updateVersioned } from '#platform/server/records/update-versioned.ts';
import type { Context } from '../tables.ts';
import { sealLookupSecret } from './query-product-lookup.ts';
import { readStoredLookup, type StoredLookup } from './read-product-lookup.ts';

/**
 * Configures the product lookup of a client. Without a new secret, the stored one remains if it is still valid for the
 * target.
 */
export async function saveProductLookup(
  { db, app }: Context,
  clientId: string,
  given: z.output<typeof setProductLookupCall.body>,
): Promise<void> {
  const storedLookup = await readStoredLookup({ db }, clientId);
  const values = {
    url_template: given.urlTemplate,
    header_name: given.headerName,
    sealed_secret: given.secret
      ? sealLookupSecret({ app }, given.secret)
      : given.secret === undefined && storedLookup && isSentAsBefore(storedLookup, given)
        ? storedLookup.sealed_secret
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

/** A secret is never sent to a different origin or in a different header than it was entered for. */
function isSentAsBefore(
  storedLookup: StoredLookup,
  { urlTemplate, headerName }: { urlTemplate: string; headerName: string | null },
): boolean {
  return (
    headerName !== null &&
    headerName.toLowerCase() === storedLookup.header_name?.toLowerCase() &&
    new URL(urlTemplate).origin === new URL(storedLookup.url_template).origin
  );
}
