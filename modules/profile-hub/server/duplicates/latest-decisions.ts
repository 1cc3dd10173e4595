import { sql } from 'kysely';
import type { Decision } from '#modules/profile-hub/contract/consent.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

interface Decided {
  decision: Decision;
  at: string;
  recordedAt: string;
}

/** What each contact has decided last on each purpose, by `id purpose`, whoever was merged into it counted with it. */
export async function latestDecisions(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  ids: readonly string[],
): Promise<{ latest: Map<string, Decided>; entries: number }> {
  const { rows } = await sql<{
    id: string;
    purpose: number;
    decision: Decision;
    at: Date;
    recorded_at: Date;
    entries: number;
  }>`
    with whose as (
      select id as contact_id, id as kept_id from unnest(${ids}::text[]) as id
      union all
      select gone_id, kept_id from profile_hub.merged_contacts
      where client_id = ${clientId} and kept_id = any (${ids}::text[])
    ),
    ledger as (
      select whose.kept_id as id, consent.purpose, consent.decision, consent.at, consent.recorded_at
      from whose join profile_hub.consents as consent
        on consent.client_id = ${clientId} and consent.contact_id = whose.contact_id
    )
    select distinct on (id, purpose) id, purpose, decision, at, recorded_at, (select count(*) from ledger) as entries
    from ledger order by id, purpose, at desc, recorded_at desc, (decision = 'given')`.execute(db);
  return {
    latest: new Map(
      rows.map(({ id, purpose, decision, at, recorded_at }) => [
        `${id} ${purpose}`,
        { decision, at: at.toISOString(), recordedAt: recorded_at.toISOString() },
      ]),
    ),
    entries: rows[0]?.entries ?? 0,
  };
}

/** Of two at the same moment the one that was recorded later counts, of two recorded at once the one that takes away. */
export function laterDecision(a: Decided | null, b: Decided | null): Decided | null {
  if (!a || !b) return a ?? b;
  if (a.at !== b.at) return a.at > b.at ? a : b;
  if (a.recordedAt !== b.recordedAt) return a.recordedAt > b.recordedAt ? a : b;
  return a.decision === 'given' ? b : a;
}
