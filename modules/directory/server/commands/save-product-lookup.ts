import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { setProductLookupCall } from '#modules/directory/contract/product-lookup.ts';
import { lookupChangedMeanwhile } from '#modules/directory/contract/product-problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
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
  if ((kept?.version ?? 0) !== given.version) throw lookupChangedMeanwhile();
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
  const saved = await db
    .insertInto('directory.product_lookups')
    .values({ client_id: clientId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('client_id')
        .doUpdateSet({
          ...values,
          updated_at: new Date(),
          version: sql`product_lookups.version + 1`,
        })
        .where(sql<SqlBool>`product_lookups.version = ${given.version}`),
    )
    .returning('client_id')
    .executeTakeFirst();
  if (!saved) throw lookupChangedMeanwhile();
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
