import { sql } from 'kysely';
import { CHOICES_LIMIT, LABEL_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

interface Choice {
  questionId: string;
  key: string;
  label: string;
  /** Number of times given, added to the stored count. */
  given: number;
}

/**
 * Adds choices and increases their counts. Beyond the limit no new choices are listed, but responses still store them.
 */
export async function addChoices(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  choices: readonly Choice[],
): Promise<void> {
  const usable = choices.filter(({ key, label }) => key !== '' && label.length <= LABEL_MAX_LENGTH);
  if (usable.length === 0) return;
  await sql`
    with told as (
      select given."questionId" as question_id, given.key, min(given.label) as label, sum(given.given)::integer as given,
        min(at) as at
      from jsonb_to_recordset(${JSON.stringify(usable.map((one, at) => ({ ...one, at })))}::jsonb)
        as given ("questionId" uuid, key text, label text, given integer, at integer)
      group by 1, 2
    ), counted as (
      select question_id, count(*) as count from profile_hub.campaign_choices
      where client_id = ${clientId} and question_id in (select question_id from told) group by question_id
    )
    insert into profile_hub.campaign_choices (client_id, question_id, answer_key, label, position, given)
    select ${clientId}, told.question_id, told.key, told.label,
      coalesce(counted.count, 0) + row_number() over (partition by told.question_id order by told.at), told.given
    from told left join counted on counted.question_id = told.question_id
    where coalesce(counted.count, 0) < ${CHOICES_LIMIT} or exists (
      select from profile_hub.campaign_choices as kept
      where kept.client_id = ${clientId} and kept.question_id = told.question_id and kept.answer_key = told.key)
    order by told.question_id, told.key
    on conflict (client_id, question_id, answer_key)
      do update set given = campaign_choices.given + excluded.given`.execute(db);
}
