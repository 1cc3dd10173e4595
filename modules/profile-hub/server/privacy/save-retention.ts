import { sql } from 'kysely';
import { retentionCountChanged } from '#modules/profile-hub/contract/problems.ts';
import type { Retention } from '#modules/profile-hub/contract/retention.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import type { ProfileHubTables } from '../tables.ts';
import { countExpired, readRetention } from './retention-rule.ts';

/** Saves a retention rule only with the number of contacts that the user saw and confirmed [PH-17]. */
export async function saveRetention(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, userId }: { clientId: string; userId: string },
  { months, seen, version }: { months: number | null; seen: number; version: number },
): Promise<Retention> {
  const count = months === null ? 0 : await countExpired({ db }, clientId, { months });
  if (count !== seen) throw retentionCountChanged({ count });
  const { rows } = await sql`
    insert into profile_hub.retention (client_id, months, confirmed_count, confirmed_by)
    select ${clientId}, ${months}, ${count}, ${userId} where ${version} = 0
      or exists (select from profile_hub.retention where client_id = ${clientId})
    on conflict (client_id) do update
      set months = excluded.months, confirmed_count = excluded.confirmed_count, confirmed_at = now(),
        confirmed_by = excluded.confirmed_by, updated_at = now(), version = retention.version + 1
      where retention.version = ${version}
    returning version`.execute(db);
  if (rows.length === 0)
    await refuseStale(
      { db, app },
      { table: 'profile_hub.retention', key: { client_id: clientId, id: clientId } },
    );
  return readRetention({ db }, clientId);
}
