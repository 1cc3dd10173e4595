import { LOCALES } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { KnownCriterion } from '../criteria/criteria-index.ts';
import { optionLabel } from '../criteria/present-criterion.ts';
import type { ProfileHubTables } from '../tables.ts';
import { isChosen } from './criterion-accepts.ts';
import { storeAnswerMeanings } from './map-answers.ts';
import type { QuestionRow } from './mapping-rows.ts';
import { readSpellings } from './read-spellings.ts';
import { sameOption } from './similar-option.ts';

/** Maps undecided answers to options with the same label; returns their number. */
export async function matchAnswers(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, campaignId }: { clientId: string; campaignId: string },
  { row, mappedId, criterion }: { row: QuestionRow; mappedId: string; criterion: KnownCriterion },
): Promise<number> {
  if (!isChosen(criterion)) return 0;
  const said = new Set(row.answers.map(({ key }) => key));
  const given =
    row.kind === 'text'
      ? (await readSpellings({ db }, { clientId, campaignId, questionId: row.id })).spellings
      : row.choices;
  const options = namedOptions(criterion, app);
  const meanings = given.flatMap(({ key, label }) => {
    const option = said.has(key) ? undefined : sameOption(label, options);
    return option ? [{ answer: label, option: option.id }] : [];
  });
  if (meanings.length > 0) await storeAnswerMeanings({ db }, { clientId, mappedId }, meanings);
  return meanings.length;
}

/** By all names: an option can have one in each language. */
function namedOptions(criterion: KnownCriterion, app: App) {
  return LOCALES.flatMap((locale) =>
    criterion.options.map((option) => ({
      id: option.id,
      label:
        option.labels?.[locale] ?? optionLabel(criterion, option, app.texts.translator(locale)),
    })),
  );
}
