import { sql } from 'kysely';
import type { Decision } from '#modules/profile-hub/contract/consent.ts';
import type { Db } from '#platform/server/database/database.ts';
import { countingDecisions, mergedLedgers } from '../consents/consent-rule.ts';
import type { ProfileHubTables } from '../tables.ts';

interface Decided {
  decision: Decision;
  at: string;
  recordedAt: string;
}

/** The key under which `latestDecisions` gives what would count if all contacts were one. */
export const MERGED = 'merged';

/** What counts now for each contact and purpose, by `id purpose`, and what would count after a merge of all, by `merged purpose`. */
export async function latestDecisions(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  ids: readonly string[],
): Promise<{ latest: Map<string, Decided>; entries: number }> {
  const ledgers = mergedLedgers(clientId, ids);
  const { rows } = await sql<{
    id: string;
    purpose: number;
    decision: Decision;
    at: Date;
    recorded_at: Date;
    entries: number;
  }>`
    with counting as (${countingDecisions(
      clientId,
      sql`(select contact_id, kept_id from ${ledgers} as alone
        union all select contact_id, ${MERGED} from ${ledgers} as together)`,
    )})
    select kept_id as id, purpose, decision, at, recorded_at, (
      select count(*) from ${ledgers} as ledger join profile_hub.consents as consent
        on consent.client_id = ${clientId} and consent.contact_id = ledger.contact_id) as entries
    from counting`.execute(db);
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
