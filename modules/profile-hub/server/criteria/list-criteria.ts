import { sql } from 'kysely';
import type {
  Criterion,
  CriterionSort,
  CriterionView,
  criterionList,
  Labels,
} from '#modules/profile-hub/contract/criterion.ts';
import { STANDARD_CRITERIA } from '#modules/profile-hub/contract/standard-criteria.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';
import { normalizeForComparison } from '#platform/server/imports/import-column.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { Context } from '../tables.ts';
import { type KnownCriterion, readCriteriaIndex } from './criteria-index.ts';

/** A criterion in response format; standard labels are in the reader's language. */
export function presentCriterion(known: KnownCriterion, translate: Translate): Criterion {
  const { id, labels, slug, type, active, mandatory, source, version } = known;
  return {
    id,
    label: criterionLabel(known, translate),
    ...given(labels),
    slug,
    type,
    active,
    mandatory,
    options: known.options.map((option) => ({
      id: option.id,
      label: optionLabel(known, option, translate),
      ...given(option.labels),
    })),
    source,
    consent: known.kind === 'consent',
    version,
  };
}

function given(labels: Labels = {}): { labels?: Labels } {
  return Object.keys(labels).length > 0 ? { labels } : {};
}

export function criterionLabel({ label }: KnownCriterion, translate: Translate): string {
  return typeof label === 'string' ? translate(label) : label.words;
}

export function optionLabel(
  { id }: KnownCriterion,
  option: { label: string },
  translate: Translate,
): string {
  return id === null ? translate(option.label) : option.label;
}

type CriterionQuery = ListQuestion<typeof criterionList.fields, CriterionView, CriterionSort>;

const VIEWS: Record<CriterionView, (criterion: Criterion) => boolean> = {
  all: () => true,
  standard: ({ source }) => source === 'GTR',
  own: ({ source }) => source !== 'GTR',
  inactive: ({ active }) => !active,
};

/** A page of criteria. All are read and paged in memory, because there are few and standard ones are in no table. */
export async function listCriteria(
  { db, app }: Context,
  { clientId, locale }: { clientId: string; locale: Locale },
  { view, q, page, limit, sortBy, sortDesc }: CriterionQuery,
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

/** Search source for criteria, for the search in the header. */
export const searchCriteria: SearchSource = {
  menu: 'profilehub/criteria',
  roles: BRAND_ROLES,
  async search({ words, limit, db, app, clientId, principal: { locale } }) {
    const { items, total } = await listCriteria(
      { db, app },
      { clientId, locale },
      { view: 'all', q: words, groups: [], page: 1, limit, sortBy: 'label', sortDesc: false },
    );
    return {
      total,
      hits: items.map(({ id, label, slug }) => ({
        id: id ?? slug,
        path: `profilehub/criteria/${id ?? `standard/${slug}`}`,
        title: label,
        meta: slug,
      })),
    };
  },
};

/** Active criteria that can store an answer. Consent is excluded, because it needs a proof. */
export async function criteriaForAnswers(
  { db, app }: Context,
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

const COLUMNS = STANDARD_CRITERIA.flatMap(({ column }) => column ?? []);

/** Number of contacts with a value, by slug of the criterion; for consent, with a decision. */
export async function countFilled(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<{ contacts: number; filled: Record<string, number> }> {
  const ofColumns = await sql<Record<string, number>>`
    select count(*)::integer as contacts,
      ${sql.join(COLUMNS.map((column) => sql`count(${sql.id(column)})::integer as ${sql.id(column)}`))}
    from profile_hub.contacts where client_id = ${clientId}`.execute(db);
  const ofNumbers = await sql<{ number: number; count: number }>`
    select one as number, count(*)::integer as count
    from profile_hub.contacts, unnest(filled || given || withdrawn || refused) as one
    where client_id = ${clientId} group by one`.execute(db);
  const { contacts = 0, ...columns } = ofColumns.rows[0] ?? {};
  const byNumber = new Map(ofNumbers.rows.map(({ number, count }) => [number, count]));
  const { all } = await readCriteriaIndex({ db }, clientId);
  return {
    contacts,
    filled: Object.fromEntries(
      all.map(({ slug, column, number, purpose }) => [
        slug,
        column ? (columns[column] ?? 0) : (byNumber.get(purpose ?? number ?? 0) ?? 0),
      ]),
    ),
  };
}
