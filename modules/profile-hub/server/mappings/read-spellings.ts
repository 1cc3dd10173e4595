import { sql } from 'kysely';
import { CHOICES_LIMIT, LABEL_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import type { Db } from '#platform/server/database/database.ts';
import { answerKey } from '../campaigns/answer-key.ts';
import type { ProfileHubTables } from '../tables.ts';

/** Free-text answers of a question, most frequent first; read only if it is mapped to a list. */
export async function readSpellings(
  { db }: { db: Db<ProfileHubTables> },
  given: { clientId: string; campaignId: string; questionId: string },
): Promise<{ spellings: { key: string; label: string; given: number }[]; more: boolean }> {
  const { rows } = await sql<{ label: string; given: number }>`
    select answers ->> ${given.questionId} as label, count(*)::integer as given
    from profile_hub.campaign_responses
    where client_id = ${given.clientId} and campaign_id = ${given.campaignId} and answers ? ${given.questionId}
      and length(answers ->> ${given.questionId}) <= ${LABEL_MAX_LENGTH}
    group by 1 order by 2 desc, 1 limit ${CHOICES_LIMIT + 1}`.execute(db);
  const byKey = new Map<string, { key: string; label: string; given: number }>();
  for (const { label, given: count } of rows.slice(0, CHOICES_LIMIT)) {
    const key = answerKey(label);
    const known = byKey.get(key);
    if (known) known.given += count;
    else byKey.set(key, { key, label, given: count });
  }
  return { spellings: [...byKey.values()], more: rows.length > CHOICES_LIMIT };
}
