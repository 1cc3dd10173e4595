import { sql } from 'kysely';
import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import {
  type LeadFilter,
  type LeadSort,
  leadList,
} from '#modules/leads/contract/leads/lead-list.ts';
import type { ListPageRequest } from '#platform/contract/lists/define-list.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isSelectiveFilter } from '#platform/server/filters/filter-checks.ts';
import { readPage } from '#platform/server/lists/read-page.ts';
import type { LeadsTables } from '../tables.ts';
import { filterContext } from './filter-context.ts';
import { leadFilterSql } from './lead-filter-sql.ts';
import { type LeadListRecord, lineColumns, lineJoins, shownLines } from './lead-lines.ts';
import { leadOrder, sortedFrom } from './lead-sorts.ts';
import { readLeadLocations } from './read-lead-locations.ts';

interface Asked extends LeadFilter, ListPageRequest<LeadSort> {}

/** One page of leads with the total [LEAD-01]; row-level security limits users to their own locations [USR-10]. */
export async function listLeads(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { page, limit, sortBy, sortDesc, ...filter }: Asked,
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
      joins: sql`join leads.leads as lead on lead.client_id = page.client_id and lead.id = page.id
        ${lineJoins}`,
    },
  );
  return { items: await shownLines({ db, app }, rows, { clientId, reader }), total };
}
