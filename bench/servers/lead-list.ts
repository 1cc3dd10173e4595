/** Hand-written SQL for the lead list, as a baseline. */
import type pg from 'pg';
import { RUSH } from '../load/fill-leads.ts';

export interface LeadListSql {
  where: string;
  order: string;
}

/** Page and count in parallel, as the screen needs them, without further work. */
export async function listLeadsBySql(pool: pg.Pool, { where, order }: LeadListSql) {
  const from = `leads.leads l where l.client_id = $1 and ${where}`;
  const [{ rows: items }, { rows: counts }] = await Promise.all([
    pool.query(
      `select l.*, f.name as form, o.name as location, o.city as town
       from (select l.client_id, l.id from ${from} order by ${order} limit 100) page
       join leads.leads l using (client_id, id)
       join leads.forms f on f.client_id = l.client_id and f.id = l.form_id
       left join directory.locations o on o.client_id = l.client_id and o.id = l.location_id
       order by ${order}`,
      [RUSH.id],
    ),
    pool.query(`select count(*)::int as total from ${from}`, [RUSH.id]),
  ]);
  return { ids: items.map(({ id }) => id as string), total: counts[0].total as number };
}
