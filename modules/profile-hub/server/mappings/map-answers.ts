import { sql } from 'kysely';
import { criterionUnfit } from '#modules/profile-hub/contract/problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { answerKey } from '../campaigns/answer-key.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { beginMapping } from './begin-mapping.ts';
import { isChosen } from './criterion-accepts.ts';

export interface AnswerMeaning {
  answer: string;
  /** Null: it is left out. Undefined: it is open again. */
  option?: number | string | null | undefined;
}

/** Maps answers to options or leaves them out [PH-15]. */
export async function mapAnswers(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, campaignId }: { clientId: string; campaignId: string },
  { questionId, answers }: { questionId: string; answers: readonly AnswerMeaning[] },
): Promise<void> {
  const mappingId = await beginMapping({ db }, { clientId, campaignId });
  const mapped = await db
    .selectFrom('profile_hub.mapping_questions')
    .select(['id', 'criterion'])
    .where('client_id', '=', clientId)
    .where('mapping_id', '=', mappingId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  if (mapped?.criterion == null) throw notFound();
  const criterion = (await readCriteriaIndex({ db }, clientId)).bySlug(mapped.criterion);
  const options = new Set(
    criterion && isChosen(criterion) ? criterion.options.map(({ id }) => String(id)) : [],
  );
  if (answers.some(({ option }) => option != null && !options.has(String(option))))
    throw criterionUnfit({ slug: mapped.criterion });
  await storeAnswerMeanings({ db }, { clientId, mappedId: mapped.id }, answers);
}

export async function storeAnswerMeanings(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, mappedId }: { clientId: string; mappedId: string },
  answers: readonly AnswerMeaning[],
): Promise<void> {
  const keyed = answers.map(({ answer, option }) => ({
    key: answerKey(answer),
    answer,
    option: option == null ? null : String(option),
    open: option === undefined,
  }));
  await sql`
    delete from profile_hub.mapping_answers
    where client_id = ${clientId} and mapping_question_id = ${mappedId}
      and answer_key = any (${keyed.filter(({ open }) => open).map(({ key }) => key)}::text[])`.execute(
    db,
  );
  const said = [
    ...new Map(keyed.filter(({ open }) => !open).map((one) => [one.key, one])).values(),
  ];
  await sql`
    insert into profile_hub.mapping_answers (client_id, mapping_question_id, answer_key, answer, option)
    select ${clientId}, ${mappedId}, given.key, given.answer, given.option
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as given (key text, answer text, option text)
    on conflict (client_id, mapping_question_id, answer_key) do update set option = excluded.option`.execute(
    db,
  );
}
