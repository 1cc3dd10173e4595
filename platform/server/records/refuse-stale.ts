import { sql } from 'kysely';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { nameOfUser } from './name-of-user.ts';

/** Refuses what was typed over an older version, and says who was first and when: the audit log knows [GEN-09]. */
export async function refuseStale(
  { db, app }: { db: Db; app: App },
  {
    table,
    key,
    client = key.client_id,
  }: { table: string; key: Readonly<Record<string, string>>; client?: string | undefined },
): Promise<never> {
  const own = Object.values(key).filter((part) => part !== client);
  const { rows } = await sql<{ at: Date; user_id: string | null }>`
    select at, coalesce(by_user_id, user_id) as user_id from platform.audit_entries
    where record = ${table} and record_id = ${own.join('/')}
      ${client === undefined ? sql`` : sql`and client_id = ${client}`}
    order by id desc limit 1`.execute(db);
  const [last] = rows;
  const by =
    last?.user_id && app.ports.isAnswered(nameOfUser)
      ? await app.ports.ask(nameOfUser, { userId: last.user_id }, { db, app })
      : undefined;
  throw changedMeanwhile({ by: by ?? '', at: (last?.at ?? new Date()).toISOString() });
}
