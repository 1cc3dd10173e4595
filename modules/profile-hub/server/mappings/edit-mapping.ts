import { sql } from 'kysely';
import type { MappingRule } from '#modules/profile-hub/contract/campaign.ts';
import { notFound } from '#platform/contract/problems.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { Context } from '../tables.ts';

/** Returns the temporary mapping, created from the saved one if missing; its row is locked until commit [PH-15]. */
export async function beginMapping(
  { db }: Pick<Context, 'db'>,
  { clientId, campaignId }: { clientId: string; campaignId: string },
): Promise<string> {
  // Locking the campaign serialises all changes of its mapping.
  const { rows } = await sql`
    select from profile_hub.campaigns where client_id = ${clientId} and id = ${campaignId} for update`.execute(
    db,
  );
  if (rows.length === 0) throw notFound();
  const updated = await sql<{ id: string }>`
    update profile_hub.mappings set version = version + 1, updated_at = now()
    where client_id = ${clientId} and campaign_id = ${campaignId} and not saved returning id`.execute(
    db,
  );
  if (updated.rows[0]) return updated.rows[0].id;
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
  { db }: Pick<Context, 'db'>,
  { clientId, campaignId, id }: { clientId: string; campaignId: string; id: string },
): Promise<void> {
  await sql`
    with stored as (
      select question.id, gen_random_uuid() as copy, question.question_id, question.criterion
      from profile_hub.mapping_questions as question
      join profile_hub.mappings as mapping
        on mapping.client_id = question.client_id and mapping.id = question.mapping_id
      where mapping.client_id = ${clientId} and mapping.campaign_id = ${campaignId} and mapping.saved
    ), copied as (
      insert into profile_hub.mapping_questions (client_id, id, mapping_id, question_id, criterion)
      select ${clientId}, copy, ${id}, question_id, criterion from stored
    )
    insert into profile_hub.mapping_answers (client_id, mapping_question_id, answer_key, answer, option)
    select ${clientId}, stored.copy, answer.answer_key, answer.answer, answer.option
    from stored join profile_hub.mapping_answers as answer
      on answer.client_id = ${clientId} and answer.mapping_question_id = stored.id`.execute(db);
}

/** Sets how existing values of contacts are handled [PH-16]. */
export async function setRule(
  { db }: Pick<Context, 'db'>,
  { clientId, campaignId }: { clientId: string; campaignId: string },
  rule: MappingRule | undefined,
): Promise<void> {
  const id = await beginMapping({ db }, { clientId, campaignId });
  if (!rule) return;
  await db
    .updateTable('profile_hub.mappings')
    .set({ rule })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute();
}

/** Removes the mapping of a question; for a saved mapping, in a new temporary one. */
export async function unmapQuestion(
  { db }: Pick<Context, 'db'>,
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

/** Deletes the unsaved mapping. */
export async function discardMapping(
  { db }: Pick<Context, 'db'>,
  { clientId, campaignId }: { clientId: string; campaignId: string },
): Promise<void> {
  await db
    .deleteFrom('profile_hub.mappings')
    .where('client_id', '=', clientId)
    .where('campaign_id', '=', campaignId)
    .where('saved', '=', false)
    .execute();
}
