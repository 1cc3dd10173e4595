import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { foldWords } from '#platform/server/imports/fold-words.ts';
import { type CriteriaBook, criteriaBook, type KnownCriterion } from '../criteria/criteria-book.ts';
import { standardCalled } from '../criteria/standard-labels.ts';
import type { ProfileHubTables } from '../tables.ts';
import { beginMapping } from './begin-mapping.ts';
import { criterionTakes } from './criterion-takes.ts';
import { keepCriterion } from './map-question.ts';
import { mappingRows, type QuestionRow } from './mapping-rows.ts';
import { matchAnswers } from './match-answers.ts';

/**
 * Maps every question that is called as a criterion is, in any language, and every answer that is called as an option is.
 * What somebody has said already stays as it is. No criterion is taken twice.
 */
export async function matchByName(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, campaignId }: { clientId: string; campaignId: string },
): Promise<{ questions: number; answers: number }> {
  const mappingId = await beginMapping({ db }, { clientId, campaignId });
  const { questions } = await mappingRows({ db }, { clientId, campaignId, saved: false });
  const book = await criteriaBook({ db }, clientId);
  const taken = new Set(questions.flatMap(({ criterion }) => criterion ?? []));
  const matched = { questions: 0, answers: 0 };
  for (const row of questions) {
    const criterion =
      row.mappedId === null ? called(row, book, taken) : book.bySlug(row.criterion ?? '');
    if (!criterion) continue;
    const of = { clientId, mappingId, questionId: row.id, criterion: criterion.slug };
    const mappedId = row.mappedId ?? (await keepCriterion({ db }, of));
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
  book: CriteriaBook,
  taken: ReadonlySet<string>,
): KnownCriterion | undefined {
  const word = foldWords(text);
  const slug = standardCalled(text) ?? standardWithin(word);
  return book.active.find(
    (criterion) =>
      !taken.has(criterion.slug) &&
      criterionTakes(criterion, kind) &&
      (criterion.slug === slug ||
        foldWords(criterion.slug) === word ||
        (typeof criterion.label !== 'string' &&
          [criterion.label.words, ...Object.values(criterion.labels ?? {})].some(
            (label) => foldWords(label) === word,
          ))),
  );
}

/** "E-Mail-Adresse", "Adresse e-mail" and "Your e-mail" all ask for the e-mail; no other criterion is so plain. */
function standardWithin(word: string): string | undefined {
  return word.includes('email') && word.length <= 24 ? 'email' : undefined;
}
