import { sql } from 'kysely';
import { criterionUnfit, criterionUnknown } from '#modules/profile-hub/contract/problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { beginMapping } from './begin-mapping.ts';
import { criterionAccepts } from './criterion-accepts.ts';
import { mappingRows } from './mapping-rows.ts';
import { matchAnswers } from './match-answers.ts';

/** Maps a question to a criterion or leaves it out [PH-15]; answer mappings of a previous criterion are removed. */
export async function mapQuestion(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
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
  const anew = row.criterion === slug ? row : { ...row, answers: [] };
  await matchAnswers({ db, app }, { clientId, campaignId }, { row: anew, mappedId, criterion });
}

/** Gives the id of the question in the mapping. */
export async function storeQuestionCriterion(
  { db }: { db: Db<ProfileHubTables> },
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
