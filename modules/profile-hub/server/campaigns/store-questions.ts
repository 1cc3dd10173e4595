import { sql } from 'kysely';
import type { NewCampaign } from '#modules/profile-hub/contract/campaign.ts';
import { QUESTIONS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { questionKindFixed, tooManyQuestions } from '#modules/profile-hub/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { ProfileHubTables } from '../tables.ts';
import { addChoices } from './add-choices.ts';
import { answerKey } from './answer-key.ts';

/**
 * Adds questions to a campaign or updates the text of existing ones. Questions are never removed and their kind is
 * fixed.
 */
export async function storeQuestions(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, campaignId }: { clientId: string; campaignId: string },
  questions: NewCampaign['questions'],
  { after = 0 }: { after?: number } = {},
): Promise<void> {
  const kept = await db
    .selectFrom('profile_hub.campaign_questions')
    .select(['id', 'key', 'kind'])
    .where('client_id', '=', clientId)
    .where('campaign_id', '=', campaignId)
    .execute();
  const byKey = new Map(kept.map((question) => [question.key, question]));
  const fresh = questions.filter(({ key }) => !byKey.has(key));
  if (kept.length + fresh.length > QUESTIONS_LIMIT)
    throw tooManyQuestions({ limit: QUESTIONS_LIMIT });
  const placed = [...new Map(questions.map((question) => [question.key, question])).values()].map(
    ({ key, text, kind, choices }, at) => {
      const known = byKey.get(key);
      if (known && known.kind !== kind) throw questionKindFixed({ question: text });
      return { id: known?.id ?? uuidV7(), key, text, kind, choices, position: after + at + 1 };
    },
  );
  await sql`
    insert into profile_hub.campaign_questions (client_id, id, campaign_id, key, text, kind, position)
    select ${clientId}, given.id, ${campaignId}, given.key, given.text, given.kind, given.position
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as given (id uuid, key text, text text, kind text, position integer)
    on conflict (client_id, campaign_id, key) do update set text = excluded.text, position = excluded.position`.execute(
    db,
  );
  await addChoices(
    { db },
    clientId,
    placed.flatMap(({ id: questionId, kind, choices }) =>
      (kind === 'yesno' ? ['yes', 'no'] : choices).map((label) => ({
        questionId,
        key: answerKey(label),
        label,
        given: 0,
      })),
    ),
  );
}
