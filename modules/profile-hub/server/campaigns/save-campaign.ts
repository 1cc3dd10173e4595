import { sql } from 'kysely';
import type { NewCampaign } from '#modules/profile-hub/contract/campaign.ts';
import { CAMPAIGNS_LIMIT, QUESTIONS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import {
  questionKindFixed,
  tooManyCampaigns,
  tooManyQuestions,
} from '#modules/profile-hub/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { ProfileHubTables } from '../tables.ts';
import { addChoices } from './add-choices.ts';
import { answerKey } from './answer-key.ts';

/** Takes in what another system tells of a campaign; told again, it changes what is new. Gives the id. */
export async function saveCampaign(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  { questions, ...given }: NewCampaign,
): Promise<string> {
  // Two who tell of the same campaign at once wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext(${`profile_hub.campaigns ${clientId}`}))`.execute(
    db,
  );
  const id = await upsertCampaign({ db }, clientId, given);
  const kept = await db
    .selectFrom('profile_hub.campaign_questions')
    .select(['id', 'key', 'kind'])
    .where('client_id', '=', clientId)
    .where('campaign_id', '=', id)
    .execute();
  const byKey = new Map(kept.map((question) => [question.key, question]));
  const fresh = questions.filter(({ key }) => !byKey.has(key));
  if (kept.length + fresh.length > QUESTIONS_LIMIT) throw tooManyQuestions({ limit: QUESTIONS_LIMIT });
  const placed = questions.map(({ key, text, kind, choices }, at) => {
    const known = byKey.get(key);
    if (known && known.kind !== kind) throw questionKindFixed({ question: text });
    return { id: known?.id ?? uuidV7(), key, text, kind, choices, position: at + 1 };
  });
  await sql`
    insert into profile_hub.campaign_questions (client_id, id, campaign_id, key, text, kind, position)
    select ${clientId}, given.id, ${id}, given.key, given.text, given.kind, given.position
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
  return id;
}

async function upsertCampaign(
  { db }: { db: Db<ProfileHubTables> },
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
