import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { criteriaBook } from './criteria-book.ts';
import { presentCriterion } from './present-criterion.ts';

/** Those in use as which an answer can be kept; consent has a proof, which an answer is not. */
export async function criteriaForAnswers(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, locale }: { clientId: string; locale: Locale },
): Promise<{ slug: string; label: string }[]> {
  const { all } = await criteriaBook({ db }, clientId, locale);
  const translate = app.texts.translator(locale);
  return all
    .filter(({ active }) => active)
    .map((known) => presentCriterion(known, translate))
    .filter(({ consent }) => !consent)
    .map(({ slug, label }) => ({ slug, label }));
}
