import { sql } from 'kysely';
import type { NewCampaign } from '#modules/profile-hub/contract/campaign.ts';
import { CAMPAIGNS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { tooManyCampaigns } from '#modules/profile-hub/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { ProfileHubTables } from '../tables.ts';
import { storeQuestions } from './store-questions.ts';

/** Saves a campaign of another system, or updates it if it exists; returns its id. */
export async function saveCampaign(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  { questions, ...given }: NewCampaign,
): Promise<string> {
  // Serialises concurrent saves of the same campaign.
  await sql`select pg_advisory_xact_lock(hashtext(${`profile_hub.campaigns ${clientId}`}))`.execute(
    db,
  );
  const id = await upsertCampaign({ db }, clientId, given);
  await storeQuestions({ db }, { clientId, campaignId: id }, questions);
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
