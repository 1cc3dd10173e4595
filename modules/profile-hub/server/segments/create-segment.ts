import { sql } from 'kysely';
import { SEGMENTS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { type NewSegment, newSegmentSchema } from '#modules/profile-hub/contract/segment.ts';
import {
  segmentNameTaken,
  tooManySegments,
} from '#modules/profile-hub/contract/segment-problems.ts';
import type { App } from '#platform/server/app.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import { constraintProblem } from '#platform/server/database/constraint-problem.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { ProfileHubTables } from '../tables.ts';
import { checkSegmentRules, lockSegments } from './check-segment-rules.ts';

/** Makes a segment, saved or temporary, and gives its id [PH-03]. */
export async function createSegment(
  { db }: { db: Db<ProfileHubTables>; app: App },
  { clientId, userId }: { clientId: string; userId: string | null },
  given: NewSegment,
): Promise<string> {
  const { kind, rules, saved, name: wanted } = newSegmentSchema.parse(given);
  await lockSegments({ db }, clientId);
  await requireRoom({ db }, clientId, { saved, userId });
  const id = uuidV7();
  const name = saved ? (wanted ?? '') : await temporaryName({ db });
  await checkSegmentRules({ db }, clientId, { id, name, rules });
  await constraintProblem({ segments_name: () => segmentNameTaken({ name }) }, () =>
    db
      .insertInto('profile_hub.segments')
      .values({
        client_id: clientId,
        id,
        name,
        kind,
        rules: JSON.stringify(rules),
        saved,
        made_by: userId,
      })
      .execute(),
  );
  return id;
}

/** Of the saved ones of a client, and of the temporary ones of one user. */
export async function requireRoom(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  { saved, userId }: { saved: boolean; userId: string | null },
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from profile_hub.segments
    where client_id = ${clientId} and deleted_at is null and saved = ${saved}
      and (saved or made_by is not distinct from ${userId})`.execute(db);
  if ((rows[0]?.count ?? 0) >= SEGMENTS_LIMIT) throw tooManySegments({ limit: SEGMENTS_LIMIT });
}

/** temp-15112026: the day is that of the client. */
async function temporaryName({ db }: { db: Db<ProfileHubTables> }): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select 'temp-' || to_char(now() at time zone ${clientZone}, 'DDMMYYYY') as name`.execute(db);
  return rows[0]?.name ?? 'temp';
}
