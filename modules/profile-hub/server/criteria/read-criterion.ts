import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { readCriteriaIndex } from './criteria-index.ts';
import { presentCriterion } from './present-criterion.ts';

/** One criterion as its editor shows it: its labels are those for all languages. */
export async function readCriterion(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, id, locale }: { clientId: string; id: string; locale: Locale },
): Promise<Criterion> {
  const { all } = await readCriteriaIndex({ db }, clientId);
  const found = all.find((criterion) => criterion.id === id);
  if (!found) throw notFound();
  return presentCriterion(found, app.texts.translator(locale));
}
