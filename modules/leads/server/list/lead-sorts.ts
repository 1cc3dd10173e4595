import { type RawBuilder, sql } from 'kysely';
import type { LeadSort } from '#modules/leads/contract/leads/lead-list.ts';
import { type EmptyLast, type SortColumns, sortByIndex } from '#platform/server/lists/sort-by.ts';

interface AskedSort {
  sortBy: LeadSort;
  sortDesc: boolean;
}

/**
 * Each sort uses an index, except by location: all matching rows are read, because the name is not stored with the
 * lead.
 */
export function leadOrder(asked: AskedSort): RawBuilder<unknown> | EmptyLast {
  return asked.sortBy === 'due' ? byDue(asked.sortDesc) : sortByIndex(SORTS, asked, sql`lead.id`);
}

const SORTS: SortColumns<LeadSort> = {
  due: { canBeEmpty: sql`lead.closes_at` },
  createdAt: sql`lead.created_at`,
  consumer: { canBeEmpty: sql`lead.name_key` },
  location: (way) => sql`location.at ${way} nulls last, lead.id ${way}`,
  owner: { canBeEmpty: sql`lead.owner_name_key` },
  // Of one status the newest come first: that is how the index is sorted.
  status: (way, back) => sql`lead.place ${way}, lead.created_at ${back}, lead.id ${back}`,
  value: { canBeEmpty: sql`lead.value` },
  updatedAt: sql`lead.updated_at`,
};

/** Earliest deadline first; ended leads always follow, newest first, in both directions. */
function byDue(sortDesc: boolean): EmptyLast {
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
export function sortedFrom(locationsInOrder: readonly string[] | undefined): RawBuilder<unknown> {
  if (!locationsInOrder) return sql`leads.leads as lead`;
  return sql`leads.leads as lead
    left join unnest(${locationsInOrder}::uuid[]) with ordinality as location (id, at) on location.id = lead.location_id`;
}
