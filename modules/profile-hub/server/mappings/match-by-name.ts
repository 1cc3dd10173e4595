import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { normalizeForComparison } from '#platform/server/imports/normalize-for-comparison.ts';
import {
  type CriteriaIndex,
  type KnownCriterion,
  readCriteriaIndex,
} from '../criteria/criteria-index.ts';
import { standardCalled } from '../criteria/standard-labels.ts';
import type { ProfileHubTables } from '../tables.ts';
import { beginMapping } from './begin-mapping.ts';
import { criterionAccepts } from './criterion-accepts.ts';
import { storeQuestionCriterion } from './map-question.ts';
import { mappingRows, type QuestionRow } from './mapping-rows.ts';
import { matchAnswers } from './match-answers.ts';

/**
 * Maps every question with the name of a criterion in any language, and every answer with the label of an option.
 * Existing mappings stay, and no criterion is used twice.
 */
export async function matchByName(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, campaignId }: { clientId: string; campaignId: string },
): Promise<{ questions: number; answers: number }> {
  const mappingId = await beginMapping({ db }, { clientId, campaignId });
  const { questions } = await mappingRows({ db }, { clientId, campaignId, saved: false });
  const book = await readCriteriaIndex({ db }, clientId);
  const taken = new Set(questions.flatMap(({ criterion }) => criterion ?? []));
  const matched = { questions: 0, answers: 0 };
  for (const row of questions) {
    const criterion =
      row.mappedId === null ? called(row, book, taken) : book.bySlug(row.criterion ?? '');
    if (!criterion) continue;
    const of = { clientId, mappingId, questionId: row.id, criterion: criterion.slug };
    const mappedId = row.mappedId ?? (await storeQuestionCriterion({ db }, of));
    if (row.mappedId === null) matched.questions += 1;
    taken.add(criterion.slug);
    matched.answers += await matchAnswers(
      { db, app },
      { clientId, campaignId },
      { row, mappedId, criterion },
    );
  }
  return matched;
}

function called(
  { text, kind }: QuestionRow,
  book: CriteriaIndex,
  taken: ReadonlySet<string>,
): KnownCriterion | undefined {
  const word = normalizeForComparison(text);
  const slug = standardCalled(text) ?? standardWithin(word);
  return book.active.find(
    (criterion) =>
      !taken.has(criterion.slug) &&
      criterionAccepts(criterion, kind) &&
      (criterion.slug === slug ||
        normalizeForComparison(criterion.slug) === word ||
        (typeof criterion.label !== 'string' &&
          [criterion.label.words, ...Object.values(criterion.labels ?? {})].some(
            (label) => normalizeForComparison(label) === word,
          ))),
  );
}

/** "E-Mail-Adresse", "Adresse e-mail" and "Your e-mail" all mean the email; no other criterion is so unambiguous. */
function standardWithin(word: string): string | undefined {
  return word.includes('email') && word.length <= 24 ? 'email' : undefined;
}
