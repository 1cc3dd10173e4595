import type { Selectable } from 'kysely';
import type { ProductLookup } from '#modules/directory/contract/products/product-lookup.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Context, DirectoryTables } from '../tables.ts';

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
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<ProductLookup> {
  const storedLookup = await readStoredLookup({ db }, clientId);
  if (!storedLookup) return NOT_CONFIGURED;
  return {
    configured: true,
    urlTemplate: storedLookup.url_template,
    headerName: storedLookup.header_name,
    hasSecret: storedLookup.sealed_secret !== null,
    timeoutMs: storedLookup.timeout_ms,
    enabled: storedLookup.enabled,
    version: storedLookup.version,
  };
}

/** The stored row; undefined if the client has no lookup. */
export async function readStoredLookup(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<StoredLookup | undefined> {
  const storedLookup = await db
    .selectFrom('directory.product_lookups')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!storedLookup) await requireClient({ db }, clientId);
  return storedLookup;
}

async function requireClient({ db }: Pick<Context, 'db'>, id: string): Promise<void> {
  const client = await db
    .selectFrom('directory.clients')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!client) throw notFound();
}
