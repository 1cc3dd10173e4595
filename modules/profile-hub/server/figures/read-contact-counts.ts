import { sql } from 'kysely';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

export interface ContactCount {
  kind: string;
  key: string;
  count: number;
}

/**
 * All figures of a brand's contacts in one snapshot. Arrivals are counted per UTC day; at the end of a month in the
 * brand's time zone, contacts between that time and the nearest UTC midnight are counted separately. Closed months keep
 * their stored figure.
 */
export async function readContactCounts(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, months }: { clientId: string; months: number },
): Promise<ContactCount[]> {
  const { rows } = await sql<ContactCount>`
    with kept as (
      select kind, key, sum(count) as count from (
        select kind, key, count from profile_hub.contact_counts where client_id = ${clientId}
        union all
        select kind, key, count from profile_hub.contact_count_changes where client_id = ${clientId}
      ) as every group by kind, key
    ),
    ends as (
      select to_char(month, 'YYYY-MM') as month, (month + interval '1 month') at time zone ${clientZone} as ends_at
      from generate_series(
        date_trunc('month', now() at time zone ${clientZone}) - make_interval(months => ${months}::integer - 1),
        date_trunc('month', now() at time zone ${clientZone}), interval '1 month') as month
    ),
    midnights as (
      select month, ends_at, date_trunc('day', ends_at + interval '12 hours', 'UTC') as midnight from ends
    )
    select kind, key, count::bigint from kept where kind <> 'day'
    union all
    select 'month', month, coalesce((
      select count from profile_hub.contact_month_ends as ended
      where ended.client_id = ${clientId} and ended.month = midnights.month and ends_at <= now()
    ), (
      coalesce((
        select sum(count) from kept
        where kind = 'day' and key collate "C" < to_char(midnight at time zone 'UTC', 'YYYY-MM-DD')), 0)
      + (select count(*) from profile_hub.contacts
         where client_id = ${clientId} and created_at >= midnight and created_at < ends_at)
      - (select count(*) from profile_hub.contacts
         where client_id = ${clientId} and created_at >= ends_at and created_at < midnight)
    ))::bigint from midnights
    order by 1, 2`.execute(db);
  return rows;
}
