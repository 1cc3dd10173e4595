import { sql } from 'kysely';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { ProfileHubTables } from '../tables.ts';

/** Returns the temporary mapping, created from the saved one if missing; its row is locked until commit [PH-15]. */
export async function beginMapping(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, campaignId }: { clientId: string; campaignId: string },
): Promise<string> {
  // Locking the campaign serialises all changes of its mapping.
  const { rows } = await sql`
    select from profile_hub.campaigns where client_id = ${clientId} and id = ${campaignId} for update`.execute(
    db,
  );
  if (rows.length === 0) throw notFound();
  const kept = await sql<{ id: string }>`
    update profile_hub.mappings set version = version + 1, updated_at = now()
    where client_id = ${clientId} and campaign_id = ${campaignId} and not saved returning id`.execute(
    db,
  );
  if (kept.rows[0]) return kept.rows[0].id;
  const id = uuidV7();
  await sql`
    insert into profile_hub.mappings (client_id, id, campaign_id, saved, rule, round)
    select ${clientId}, ${id}, ${campaignId}, false, coalesce(max(rule), 'newer'), coalesce(max(round), 0)
    from profile_hub.mappings where client_id = ${clientId} and campaign_id = ${campaignId} and saved`.execute(
    db,
  );
  await copySaved({ db }, { clientId, campaignId, id });
  return id;
}

async function copySaved(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, campaignId, id }: { clientId: string; campaignId: string; id: string },
): Promise<void> {
  await sql`
    with kept as (
      select question.id, gen_random_uuid() as copy, question.question_id, question.criterion
      from profile_hub.mapping_questions as question
      join profile_hub.mappings as mapping
        on mapping.client_id = question.client_id and mapping.id = question.mapping_id
      where mapping.client_id = ${clientId} and mapping.campaign_id = ${campaignId} and mapping.saved
    ), copied as (
      insert into profile_hub.mapping_questions (client_id, id, mapping_id, question_id, criterion)
      select ${clientId}, copy, ${id}, question_id, criterion from kept
    )
    insert into profile_hub.mapping_answers (client_id, mapping_question_id, answer_key, answer, option)
    select ${clientId}, kept.copy, answer.answer_key, answer.answer, answer.option
    from kept join profile_hub.mapping_answers as answer
      on answer.client_id = ${clientId} and answer.mapping_question_id = kept.id`.execute(db);
}
