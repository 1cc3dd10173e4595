/** Hand-written SQL for the contact list, as a baseline. */
import type pg from 'pg';
import { CLIENT } from './many-contacts.ts';

export interface ContactListSql {
  where: string;
  order: string;
}

/** Page and count in parallel, as the screen needs them, without further work. */
export async function listContactsBySql(pool: pg.Pool, { where, order }: ContactListSql) {
  const from = `profile_hub.contacts c where c.client_id = $1 and ${where}`;
  const [{ rows: items }, { rows: counts }] = await Promise.all([
    pool.query(
      `select c.*, last.kind as last_kind, last.at as last_at
       from (select c.client_id, c.id from ${from} order by ${order} limit 100) page
       join profile_hub.contacts c using (client_id, id)
       left join lateral (
         select s.kind, s.at from profile_hub.stations s
         where s.client_id = c.client_id and s.contact_id = c.id order by s.at desc limit 1) last on true
       order by ${order}`,
      [CLIENT],
    ),
    pool.query(`select count(*)::int as total from ${from}`, [CLIENT]),
  ]);
  return { ids: items.map(({ id }) => id as string), total: counts[0].total as number };
}
