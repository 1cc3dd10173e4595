import type { Selectable } from 'kysely';
import type { ProductLookup } from '#modules/directory/contract/products/product-lookup.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

export type StoredLookup = Selectable<DirectoryTables['directory.product_lookups']>;

const NOT_CONFIGURED: ProductLookup = {
  configured: false,
  urlTemplate: '',
  headerName: null,
  hasSecret: false,
  timeoutMs: 5_000,
  enabled: false,
  version: 0,
};

/** Product lookup settings without the secret. Throws not found if the client does not exist. */
export async function readProductLookup(
  { db }: { db: Db<DirectoryTables> },
  clientId: string,
): Promise<ProductLookup> {
  const kept = await readStoredLookup({ db }, clientId);
  if (!kept) return NOT_CONFIGURED;
  return {
    configured: true,
    urlTemplate: kept.url_template,
    headerName: kept.header_name,
    hasSecret: kept.sealed_secret !== null,
    timeoutMs: kept.timeout_ms,
    enabled: kept.enabled,
    version: kept.version,
  };
}

/** The stored row; undefined if the client has no lookup. */
export async function readStoredLookup(
  { db }: { db: Db<DirectoryTables> },
  clientId: string,
): Promise<StoredLookup | undefined> {
  const kept = await db
    .selectFrom('directory.product_lookups')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!kept) await requireClient({ db }, clientId);
  return kept;
}

async function requireClient({ db }: { db: Db<DirectoryTables> }, id: string): Promise<void> {
  const client = await db
    .selectFrom('directory.clients')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!client) throw notFound();
}
