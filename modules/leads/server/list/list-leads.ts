import { type RawBuilder, sql } from 'kysely';
import { countOpenLocationLeads } from '#modules/directory/contract/change-requests/change-request.ts';
import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import {
  type LeadFilter,
  type LeadSort,
  leadList,
} from '#modules/leads/contract/leads/lead-list.ts';
import type { ListPageRequest } from '#platform/contract/lists/define-list.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { ROLES } from '#platform/contract/permission.ts';
import { isSelectiveFilter } from '#platform/server/filters/filter-sql.ts';
import {
  type EmptyLastOrder,
  readPage,
  type SortColumns,
  sortByIndex,
} from '#platform/server/lists/read-page.ts';
import { answerPort, type SearchSource } from '#platform/server/module-parts.ts';
import type { Context } from '../tables.ts';
import { readLeadLocations } from './lead-choices.ts';
import { filterContext, leadFilterSql } from './lead-filter-sql.ts';
import { type LeadListRecord, lineColumns, shownLines } from './lead-lines.ts';

const SORTS: SortColumns<LeadSort> = {
  due: { canBeEmpty: sql`lead.closes_at` },
  createdAt: sql`lead.created_at`,
  consumer: { canBeEmpty: sql`lead.name_key` },
  location: (way) => sql`location.at ${way} nulls last, lead.id ${way}`,
  owner: { canBeEmpty: sql`lead.owner_name_key` },
  // For a single status the newest come first, which is the order of its index.
  status: (way, back) => sql`lead.place ${way}, lead.created_at ${back}, lead.id ${back}`,
  value: { canBeEmpty: sql`lead.value` },
  updatedAt: sql`lead.updated_at`,
};

interface ListLeadsQuery extends LeadFilter, ListPageRequest<LeadSort> {}

/** One page of leads with the total [LEAD-01]; row-level security limits users to their own locations [USR-10]. */
export async function listLeads(
  { db, app }: Context,
  { page, limit, sortBy, sortDesc, ...filter }: ListLeadsQuery,
  { clientId, reader }: { clientId: string; reader: Locale },
): Promise<{ items: LeadRow[]; total: number }> {
  const context = await filterContext({ db, app }, { clientId, reader }, filter);
  const isByLocation = sortBy === 'location';
  const locations = isByLocation ? await readLeadLocations({ db, app }, clientId) : undefined;
  const { rows, total } = await readPage<LeadListRecord>(
    { db },
    {
      page,
      limit,
      areFew: isSelectiveFilter(leadList, filter),
      from: sortedFrom(locations?.map(({ id }) => id)),
      countFrom: sql`leads.leads as lead`,
      key: sql`lead.client_id, lead.id`,
      fits: leadFilterSql(filter, context),
      order: leadOrder({ sortBy, sortDesc }),
      columns: lineColumns,
      joins: sql`join leads.leads as lead on lead.client_id = page.client_id and lead.id = page.id`,
    },
  );
  return { items: await shownLines({ db, app }, rows, { clientId, reader }), total };
}

interface RequestedSort {
  sortBy: LeadSort;
  sortDesc: boolean;
}

/**
 * Each sort uses an index, except by location: all matching rows are read, because the name is not stored with the
 * lead.
 */
function leadOrder(requestedSort: RequestedSort): RawBuilder<unknown> | EmptyLastOrder {
  return requestedSort.sortBy === 'due'
    ? byDue(requestedSort.sortDesc)
    : sortByIndex(SORTS, requestedSort, sql`lead.id`);
}

/** Earliest deadline first; ended leads always follow, newest first, in both directions. */
function byDue(sortDesc: boolean): EmptyLastOrder {
  const way = sortDesc ? sql`desc` : sql`asc`;
  const empty = sql`lead.created_at desc, lead.id desc`;
  const value = sql`lead.closes_at`;
  return {
    value,
    filled: sql`${value} ${way}, lead.id ${way}`,
    empty,
    whole: sql`${value} ${way} nulls last, case when ${value} is null then lead.created_at end desc nulls last,
      case when ${value} is not null then lead.id end ${way}, lead.id desc`,
  };
}

/** The leads, joined with the sort position of their location if needed. */
function sortedFrom(locationsInOrder: readonly string[] | undefined): RawBuilder<unknown> {
  if (!locationsInOrder) return sql`leads.leads as lead`;
  return sql`leads.leads as lead
    left join unnest(${locationsInOrder}::uuid[]) with ordinality as location (id, at) on location.id = lead.location_id`;
}

/** Header search in leads by name, e-mail, phone and product; limited to the user's own locations [USR-10]. */
export const searchLeads: SearchSource = {
  kind: 'leads',
  menu: 'platform/leads',
  roles: ROLES,
  async search({ words, limit, db, app, clientId, principal }) {
    const { items, total } = await listLeads(
      { db, app },
      { view: 'all', q: words, groups: [], page: 1, limit, sortBy: 'due', sortDesc: false },
      { clientId, reader: principal.locale },
    );
    return {
      total,
      hits: items.map(({ id, consumer, products, location, form }) => {
        const name = [consumer.firstname, consumer.lastname].filter(Boolean).join(' ');
        return {
          id,
          path: `platform/leads/${id}`,
          title: name || (products[0] ?? form),
          meta: [name && products[0], location?.name].filter(Boolean).join(', '),
        };
      }),
    };
  },
};

/** Number of open leads of a location; they remain with it when it moves [OPP-06]. */
export const answerOpenLeads = answerPort(
  countOpenLocationLeads,
  async ({ clientId, locationId }, { db }) => {
    const { rows } = await sql<{ leads: number }>`
      select count(*) as leads from leads.leads
      where client_id = ${clientId} and location_id = ${locationId} and status in ('new', 'accepted')`.execute(
      db,
    );
    return rows[0]?.leads ?? 0;
  },
);
