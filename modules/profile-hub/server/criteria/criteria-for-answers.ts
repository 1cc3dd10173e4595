import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { readCriteriaIndex } from './criteria-index.ts';
import { presentCriterion } from './present-criterion.ts';

/** Active criteria that can store an answer. Consent is excluded, because it needs a proof. */
export async function criteriaForAnswers(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, locale }: { clientId: string; locale: Locale },
): Promise<{ slug: string; label: string }[]> {
  const { all } = await readCriteriaIndex({ db }, clientId, locale);
  const translate = app.texts.translator(locale);
  return all
    .filter(({ active }) => active)
    .map((known) => presentCriterion(known, translate))
    .filter(({ consent }) => !consent)
    .map(({ slug, label }) => ({ slug, label }));
}
