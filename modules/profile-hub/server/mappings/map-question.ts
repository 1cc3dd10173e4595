import { sql } from 'kysely';
import { criterionUnfit, criterionUnknown } from '#modules/profile-hub/contract/problems.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { answerKey } from '../campaigns/store-responses.ts';
import { type KnownCriterion, readCriteriaIndex } from '../criteria/criteria-index.ts';
import { optionLabel } from '../criteria/list-criteria.ts';
import type { Context } from '../tables.ts';
import { beginMapping } from './edit-mapping.ts';
import { mappingRows, type QuestionRow } from './mapping-rows.ts';
import { criterionAccepts, isChosen, readSpellings, sameOption } from './match-options.ts';

export interface AnswerMeaning {
  answer: string;
  /** Null: deliberately not mapped. Undefined: undecided again. */
  option?: number | string | null | undefined;
}

/** Maps answers to options or leaves them out [PH-15]. */
export async function mapAnswers(
  { db }: Pick<Context, 'db'>,
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

async function storeAnswerMeanings(
  { db }: Pick<Context, 'db'>,
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
  const decided = [
    ...new Map(keyed.filter(({ open }) => !open).map((one) => [one.key, one])).values(),
  ];
  await sql`
    insert into profile_hub.mapping_answers (client_id, mapping_question_id, answer_key, answer, option)
    select ${clientId}, ${mappedId}, given.key, given.answer, given.option
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb) as given (key text, answer text, option text)
    on conflict (client_id, mapping_question_id, answer_key) do update set option = excluded.option`.execute(
    db,
  );
}

/** Maps undecided answers to options with the same label; returns their number. */
export async function matchAnswers(
  { db, app }: Context,
  { clientId, campaignId }: { clientId: string; campaignId: string },
  { row, mappedId, criterion }: { row: QuestionRow; mappedId: string; criterion: KnownCriterion },
): Promise<number> {
  if (!isChosen(criterion)) return 0;
  const decided = new Set(row.answers.map(({ key }) => key));
  const given =
    row.kind === 'text'
      ? (await readSpellings({ db }, { clientId, campaignId, questionId: row.id })).spellings
      : row.choices;
  const options = namedOptions(criterion, app);
  const meanings = given.flatMap(({ key, label }) => {
    const option = decided.has(key) ? undefined : sameOption(label, options);
    return option ? [{ answer: label, option: option.id }] : [];
  });
  if (meanings.length > 0) await storeAnswerMeanings({ db }, { clientId, mappedId }, meanings);
  return meanings.length;
}

/** By label in all languages. */
function namedOptions(criterion: KnownCriterion, app: App) {
  return LOCALES.flatMap((locale) =>
    criterion.options.map((option) => ({
      id: option.id,
      label:
        option.labels?.[locale] ?? optionLabel(criterion, option, app.texts.translator(locale)),
    })),
  );
}

/** Maps a question to a criterion or leaves it out [PH-15]; answer mappings of a previous criterion are removed. */
export async function mapQuestion(
  { db, app }: Context,
  { clientId, campaignId }: { clientId: string; campaignId: string },
  { questionId, criterion: slug }: { questionId: string; criterion: string | null },
): Promise<void> {
  const mappingId = await beginMapping({ db }, { clientId, campaignId });
  const { questions } = await mappingRows({ db }, { clientId, campaignId, saved: false });
  const row = questions.find(({ id }) => id === questionId);
  if (!row) throw notFound();
  const of = { clientId, mappingId, questionId, criterion: slug };
  if (slug === null) {
    await storeQuestionCriterion({ db }, of);
    return;
  }
  const criterion = (await readCriteriaIndex({ db }, clientId)).bySlug(slug);
  if (!criterion?.active) throw criterionUnknown({ slug });
  if (!criterionAccepts(criterion, row.kind)) throw criterionUnfit({ slug });
  const mappedId = await storeQuestionCriterion({ db }, of);
  const resetRow = row.criterion === slug ? row : { ...row, answers: [] };
  await matchAnswers({ db, app }, { clientId, campaignId }, { row: resetRow, mappedId, criterion });
}

/** Returns the id of the question in the mapping. */
export async function storeQuestionCriterion(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; mappingId: string; questionId: string; criterion: string | null },
): Promise<string> {
  const { clientId, mappingId, questionId, criterion } = given;
  await sql`
    delete from profile_hub.mapping_questions
    where client_id = ${clientId} and mapping_id = ${mappingId} and question_id = ${questionId}
      and criterion is distinct from ${criterion}`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into profile_hub.mapping_questions (client_id, id, mapping_id, question_id, criterion)
    values (${clientId}, ${uuidV7()}, ${mappingId}, ${questionId}, ${criterion})
    on conflict (client_id, mapping_id, question_id) do update set criterion = excluded.criterion
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}
