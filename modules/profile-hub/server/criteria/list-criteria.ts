import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import type {
  CriterionSort,
  CriterionView,
  criterionList,
} from '#modules/profile-hub/contract/criterion-list.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { languageTag } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { normalizeForComparison } from '#platform/server/imports/normalize-for-comparison.ts';
import type { ProfileHubTables } from '../tables.ts';
import { readCriteriaIndex } from './criteria-index.ts';
import { presentCriterion } from './present-criterion.ts';

type Asked = ListQuestion<typeof criterionList.fields, CriterionView, CriterionSort>;

const VIEWS: Record<CriterionView, (criterion: Criterion) => boolean> = {
  all: () => true,
  standard: ({ source }) => source === 'GTR',
  own: ({ source }) => source !== 'GTR',
  inactive: ({ active }) => !active,
};

/** A page of criteria. All are read and paged in memory, because there are few and standard ones are in no table. */
export async function listCriteria(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, locale }: { clientId: string; locale: Locale },
  { view, q, page, limit, sortBy, sortDesc }: Asked,
): Promise<{ items: Criterion[]; total: number; views: Record<CriterionView, number> }> {
  const { all } = await readCriteriaIndex({ db }, clientId, locale);
  const translate = app.texts.translator(locale);
  const criteria = all.map((known) => presentCriterion(known, translate));
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  const found = criteria
    .filter(VIEWS[view])
    .filter(({ label, slug }) => words.every((word) => hasWord(`${label} ${slug}`, word)));
  const { compare } = new Intl.Collator(languageTag(locale), { numeric: true });
  if (sortBy !== 'position')
    found.sort(
      (one, other) => compare(one[sortBy], other[sortBy]) || compare(one.slug, other.slug),
    );
  if (sortDesc) found.reverse();
  const count = (name: CriterionView) => criteria.filter(VIEWS[name]).length;
  return {
    items: found.slice((page - 1) * limit, page * limit),
    total: found.length,
    views: {
      all: criteria.length,
      standard: count('standard'),
      own: count('own'),
      inactive: count('inactive'),
    },
  };
}

/** Punctuation is matched literally: folding would leave an empty text, which matches everything. */
function hasWord(text: string, word: string): boolean {
  const folded = normalizeForComparison(word);
  return folded === '' ? text.includes(word) : normalizeForComparison(text).includes(folded);
}
