import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClientDetail } from '#modules/directory/contract/manage-clients.ts';
import { type Product, SUITE_MODULES, type SuiteModule } from '#platform/contract/navigation.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { fitsWords } from '#platform/server/database/fits-words.ts';
import type { DirectoryTables } from '../tables.ts';
import type { Page } from './list-locations.ts';

interface Row extends Omit<ClientDetail, 'modules' | 'createdAt' | 'updatedAt' | 'archivedAt'> {
  modules: { module: SuiteModule; product: Product }[] | null;
  createdAt: Date;
  updatedAt: Date;
  archivedAt: Date | null;
}

const SORTS = {
  name: sql`client.name`,
  identifier: sql`client.identifier`,
  createdAt: sql`client.created_at`,
};

/** All clients, archived ones apart, a page at a time. */
export async function listAllClients(
  { db }: { db: Db<DirectoryTables> },
  asked: Page<keyof typeof SORTS> & { q?: string | undefined; state: 'active' | 'archived' },
): Promise<{ items: ClientDetail[]; total: number }> {
  const fits = sql<SqlBool>`(client.archived_at is null) = ${asked.state === 'active'}
    and ${fitsWords('client.search', asked.q ?? '')}`;
  const direction = sql.raw(asked.sortDesc ? 'desc' : 'asc');
  const items = await readClients(
    { db },
    sql`${fits} order by ${SORTS[asked.sortBy]} ${direction}, client.id
      limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}`,
  );
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from directory.clients as client where ${fits}`.execute(db);
  return { items, total: rows[0]?.total ?? 0 };
}

export async function readClientDetail(
  { db }: { db: Db<DirectoryTables> },
  id: string,
): Promise<ClientDetail> {
  const [client] = await readClients({ db }, sql`client.id = ${id}`);
  if (!client) throw notFound();
  return client;
}

async function readClients(
  { db }: { db: Db<DirectoryTables> },
  whichAndOrder: RawBuilder<unknown>,
): Promise<ClientDetail[]> {
  const { rows } = await sql<Row>`
    select client.id as uuid, client.identifier, client.brand_id as "brandId", client.name,
      client.short_url_base as "shortUrlBase", client.locales, client.default_locale as "defaultLocale",
      client.currency, client.logo_file_id as "logoId", client.brand_color as "brandColor",
      client.created_at as "createdAt", client.updated_at as "updatedAt",
      client.archived_at as "archivedAt", client.version,
      (select json_agg(json_build_object('module', given.module, 'product', given.product))
        from directory.client_modules as given where given.client_id = client.id) as modules,
      (select count(*) from directory.locations where client_id = client.id) as locations,
      (select count(*) from directory.products where client_id = client.id) as products
    from directory.clients as client where ${whichAndOrder}`.execute(db);
  return rows.map((row) => ({
    ...row,
    modules: (row.modules ?? []).sort(
      (a, b) => SUITE_MODULES.indexOf(a.module) - SUITE_MODULES.indexOf(b.module),
    ),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
  }));
}
