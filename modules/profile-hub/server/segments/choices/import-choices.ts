import { sql } from 'kysely';
import type { RuleChoice } from '#modules/profile-hub/contract/count-segments.ts';
import { RULE_CHOICES_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../../tables.ts';

/** Imports of a brand, latest first, with file and date in the brand's time zone; undone ones are marked. */
export async function importChoices(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, undone }: { clientId: string; undone: string },
): Promise<RuleChoice[]> {
  const { rows } = await sql<{ value: string; file: string; day: string; isUndone: boolean }>`
    select id as value, file_name as file, undone_at is not null as "isUndone",
      to_char(imported_at at time zone ${clientZone}, 'YYYY-MM-DD HH24:MI') as day
    from profile_hub.imports where client_id = ${clientId}
    order by imported_at desc, id limit ${RULE_CHOICES_LIMIT}`.execute(db);
  return rows.map(({ value, file, day, isUndone }) => ({
    value,
    label: [file, day, ...(isUndone ? [undone] : [])].join(', '),
  }));
}
