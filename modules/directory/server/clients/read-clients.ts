import { type SqlBool, sql } from 'kysely';
import {
  type ClientDetail,
  type ClientFilter,
  type ClientView,
  clientList,
} from '#modules/directory/contract/clients/client.ts';
import { clientFields } from '#modules/directory/contract/clients/client-fields.ts';
import type { ClientWithModules } from '#modules/directory/contract/clients/client-ports.ts';
import type { ListPageRequest, SortOf } from '#platform/contract/lists/define-list.ts';
import { type Product, SUITE_MODULES, type SuiteModule } from '#platform/contract/navigation.ts';
import { notFound } from '#platform/contract/problems.ts';
import { matchWords } from '#platform/server/database/word-search.ts';
import { selected } from '#platform/server/fields/field-sql.ts';
import { filterColumns, sortColumns } from '#platform/server/fields/list-columns.ts';
import {
  type FilterRules,
  filterSql,
  isSelectiveFilter,
} from '#platform/server/filters/filter-sql.ts';
import { countViews } from '#platform/server/lists/count-views.ts';
import { readPage, type SortColumns, sortBy } from '#platform/server/lists/read-page.ts';
import type { Context } from '../tables.ts';
import { textConditionSql } from './client-scope.ts';

const SORTS: SortColumns<SortOf<typeof clientList>> = {
  ...sortColumns('client', clientFields),
  createdAt: sql`client.created_at`,
};

const TABLE = { name: 'directory.clients', alias: 'client' };

const RULES: FilterRules<typeof clientList.fields, ClientView> = {
  columns: {
    ...filterColumns('client', clientFields, (column) =>
      textConditionSql(TABLE, 'every-client', column),
    ),
    module: ({ operator, value }) => {
      const has = sql<SqlBool>`exists (
        select from directory.client_modules as given
        where given.client_id = client.id and given.module = any (${value}))`;
      return operator === 'any-of' ? has : sql<SqlBool>`not ${has}`;
    },
    created: sql`client.created_at`,
  },
  views: {
    active: sql`client.archived_at is null`,
    archived: sql`client.archived_at is not null`,
  },
  search: (searchText) => matchWords('client.search', searchText),
};

const COLUMNS = sql`client.id as uuid, ${selected('client', clientFields)}, client.logo_file_id as "logoId",
  client.created_at as "createdAt", client.updated_at as "updatedAt",
  client.archived_at as "archivedAt", client.version,
  (select json_agg(json_build_object('module', given.module, 'product', given.product))
    from directory.client_modules as given where given.client_id = client.id) as modules,
  (select count(*) from directory.locations where client_id = client.id) as locations,
  (select count(*) from directory.products where client_id = client.id) as products`;

interface GivenModule {
  module: SuiteModule;
  product: Product;
}

interface Row extends Omit<ClientDetail, 'modules' | 'createdAt' | 'updatedAt' | 'archivedAt'> {
  modules: GivenModule[] | null;
  createdAt: Date;
  updatedAt: Date;
  archivedAt: Date | null;
}

/** Clients by name with their modules in header order; archived ones only on request. */
export async function readClients(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[] | 'all',
  { withArchived = false }: { withArchived?: boolean | undefined } = {},
): Promise<ClientWithModules[]> {
  if (ids.length === 0) return [];
  const clients = await db
    .selectFrom('directory.clients')
    .select(['id', 'identifier', 'brand_id', 'name', 'time_zone', 'archived_at'])
    .$if(!withArchived, (query) => query.where('archived_at', 'is', null))
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids as string[]))
    .orderBy('name')
    .execute();
  if (clients.length === 0) return [];
  const modules = await db
    .selectFrom('directory.client_modules')
    .selectAll()
    .where(
      'client_id',
      'in',
      clients.map(({ id }) => id),
    )
    .execute();
  return clients.map((client) => ({
    uuid: client.id,
    identifier: client.identifier,
    brandId: client.brand_id,
    name: client.name,
    timeZone: client.time_zone,
    isArchived: client.archived_at !== null,
    modules: inHeaderOrder(
      modules
        .filter(({ client_id }) => client_id === client.id)
        .map(({ module, product }) => ({ module, product })),
    ),
  }));
}

/** A page of all clients; archived ones are a separate view [SUP-01]. */
export async function listAllClients(
  { db }: Pick<Context, 'db'>,
  listQuery: ClientFilter & ListPageRequest<SortOf<typeof clientList>>,
): Promise<{ items: ClientDetail[]; total: number; views: Record<ClientView, number> }> {
  const { rows, total } = await readPage<Row>(
    { db },
    {
      page: listQuery.page,
      limit: listQuery.limit,
      areFew: isSelectiveFilter(clientList, listQuery),
      from: sql`directory.clients as client`,
      key: sql`client.id`,
      fits: filterSql(clientList, RULES, listQuery),
      order: sortBy(SORTS, listQuery, sql`client.id`),
      columns: COLUMNS,
      joins: sql`join directory.clients as client on client.id = page.id`,
    },
  );
  const views = await countViews(
    { db },
    { views: RULES.views, from: sql`directory.clients as client`, within: sql<SqlBool>`true` },
  );
  return { items: rows.map(clientDetail), total, views };
}

export async function readClientDetail(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<ClientDetail> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from directory.clients as client where client.id = ${id}`.execute(db);
  const [client] = rows;
  if (!client) throw notFound();
  return clientDetail(client);
}

function clientDetail(row: Row): ClientDetail {
  return {
    ...row,
    modules: inHeaderOrder(row.modules ?? []),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
  };
}

function inHeaderOrder(modules: readonly GivenModule[]): GivenModule[] {
  return modules.toSorted(
    (a, b) => SUITE_MODULES.indexOf(a.module) - SUITE_MODULES.indexOf(b.module),
  );
}
