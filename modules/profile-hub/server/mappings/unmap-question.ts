import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { beginMapping } from './begin-mapping.ts';

/** Removes the mapping of a question; for a saved mapping, in a new temporary one. */
export async function unmapQuestion(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<{ campaignId: string }> {
  const mapped = await db
    .selectFrom('profile_hub.mapping_questions as question')
    .innerJoin('profile_hub.mappings as mapping', (join) =>
      join
        .onRef('mapping.client_id', '=', 'question.client_id')
        .onRef('mapping.id', '=', 'question.mapping_id'),
    )
    .select(['mapping.campaign_id', 'question.question_id'])
    .where('question.client_id', '=', clientId)
    .where('question.id', '=', id)
    .executeTakeFirst();
  if (!mapped) throw notFound();
  const mappingId = await beginMapping({ db }, { clientId, campaignId: mapped.campaign_id });
  await db
    .deleteFrom('profile_hub.mapping_questions')
    .where('client_id', '=', clientId)
    .where('mapping_id', '=', mappingId)
    .where('question_id', '=', mapped.question_id)
    .execute();
  return { campaignId: mapped.campaign_id };
}
