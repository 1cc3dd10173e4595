import { sql } from 'kysely';
import type { NewCampaign } from '#modules/profile-hub/contract/campaign.ts';
import { CAMPAIGNS_LIMIT, QUESTIONS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import {
  questionKindFixed,
  tooManyCampaigns,
  tooManyQuestions,
} from '#modules/profile-hub/contract/problems.ts';
import { lockForClient } from '#platform/server/database/client-lock.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { Context } from '../tables.ts';
import { addChoices, answerKey } from './store-responses.ts';

/**
 * Adds questions to a campaign or updates the text of existing ones. Questions are never removed and their kind is
 * fixed.
 */
export async function storeQuestions(
  { db }: Pick<Context, 'db'>,
  { clientId, campaignId }: { clientId: string; campaignId: string },
  questions: NewCampaign['questions'],
  { after = 0 }: { after?: number } = {},
): Promise<void> {
  const storedQuestions = await db
    .selectFrom('profile_hub.campaign_questions')
    .select(['id', 'key', 'kind'])
    .where('client_id', '=', clientId)
    .where('campaign_id', '=', campaignId)
    .execute();
  const byKey = new Map(storedQuestions.map((question) => [question.key, question]));
  const given = [...new Map(questions.map((question) => [question.key, question])).values()];
  const fresh = given.filter(({ key }) => !byKey.has(key));
  if (storedQuestions.length + fresh.length > QUESTIONS_LIMIT)
    throw tooManyQuestions({ limit: QUESTIONS_LIMIT });
  const placed = given.map(({ key, text, kind, choices }, at) => {
    const known = byKey.get(key);
    if (known && known.kind !== kind) throw questionKindFixed({ question: text });
    return { id: known?.id ?? uuidV7(), key, text, kind, choices, position: after + at + 1 };
  });
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

/** Saves a campaign of another system, or updates it if it exists; returns its id. */
export async function saveCampaign(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { questions, ...given }: NewCampaign,
): Promise<string> {
  // Serialises concurrent saves of the same campaign.
  await lockForClient({ db }, clientId, 'profile_hub.campaigns');
  const id = await upsertCampaign({ db }, clientId, given);
  await storeQuestions({ db }, { clientId, campaignId: id }, questions);
  return id;
}

async function upsertCampaign(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  given: Omit<NewCampaign, 'questions'>,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    update profile_hub.campaigns
    set type = ${given.type}, name = ${given.name}, feedback_template_id = ${given.feedback_template_id},
      open = ${given.open}, updated_at = now()
    where client_id = ${clientId} and origin = ${given.origin} and key = ${given.key} returning id`.execute(
    db,
  );
  if (rows[0]) return rows[0].id;
  const { count } = await db
    .selectFrom('profile_hub.campaigns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= CAMPAIGNS_LIMIT) throw tooManyCampaigns({ limit: CAMPAIGNS_LIMIT });
  const id = uuidV7();
  await db
    .insertInto('profile_hub.campaigns')
    .values({ ...given, client_id: clientId, id })
    .execute();
  return id;
}
