import { z } from 'zod';
import type { FilterFieldKind } from '#platform/contract/lists/filter-condition.ts';
import type { CriterionType } from './criterion.ts';

/** How a standard criterion is written and compared; calls return them as type text or closedUnique. */
export type StandardKind =
  | 'email'
  | 'text'
  | 'phone'
  | 'choice'
  | 'day'
  | 'country'
  | 'locale'
  | 'consent';

interface StandardDescription {
  kind: StandardKind;
  maxLength?: number;
  /** The number of a purpose of consent. */
  purpose?: number;
  /** Part of the search column of contacts. */
  searched?: true;
  /** Used for duplicate detection. */
  compared?: true;
  /** The value in the template of an import. */
  example?: string;
}

/**
 * Criteria that every brand has [PH-08], in the order of files and forms. Columns, list filters, labels and files come
 * from here. A consent has no column, because the ledger stores it; a day is stored as 1979-03-08, a phone number as
 * +43662550139 where it could be understood.
 */
const STANDARD = {
  email: { kind: 'email', searched: true, compared: true },
  firstname: { kind: 'text', maxLength: 100, searched: true, compared: true, example: 'Ana' },
  lastname: { kind: 'text', maxLength: 100, searched: true, compared: true, example: 'Silva' },
  phone: { kind: 'phone', searched: true, compared: true },
  gender: { kind: 'choice' },
  birthdate: { kind: 'day', compared: true },
  address: { kind: 'text', maxLength: 200, compared: true, example: '12 rue des Forges' },
  zip: { kind: 'text', maxLength: 20, compared: true, example: '63300' },
  city: { kind: 'text', maxLength: 100, example: 'Thiers' },
  country: { kind: 'country' },
  locale: { kind: 'locale' },
  optin_email: { kind: 'consent', purpose: 1 },
  optin_phone: { kind: 'consent', purpose: 2 },
  optin_partners: { kind: 'consent', purpose: 3 },
} as const satisfies Record<string, StandardDescription>;
type StandardSlug = keyof typeof STANDARD;

export type StandardColumn = {
  [Slug in StandardSlug]: (typeof STANDARD)[Slug]['kind'] extends 'consent' ? never : Slug;
}[StandardSlug];

export const GENDERS = ['female', 'male', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

export interface StandardCriterion extends StandardDescription {
  slug: string;
  type: CriterionType;
  label: string;
  /** Column of the contact table. */
  column?: string;
  options?: readonly { value: string; label: string }[];
}

const CLOSED_KINDS = new Set<StandardKind>(['choice', 'country', 'locale', 'consent']);

export const STANDARD_CRITERIA: readonly StandardCriterion[] = Object.entries<StandardDescription>(
  STANDARD,
).map(([slug, description]) => ({
  ...description,
  slug,
  type: CLOSED_KINDS.has(description.kind) ? 'closedUnique' : 'text',
  label: `profile-hub:standard.${slug}`,
  ...(description.kind !== 'consent' && { column: slug }),
  ...(description.kind === 'choice' && {
    options: GENDERS.map((value) => ({ value, label: `profile-hub:gender.${value}` })),
  }),
}));

const BY_SLUG = new Map(STANDARD_CRITERIA.map((criterion) => [criterion.slug, criterion]));

export function standardCriterion(slug: string): StandardCriterion | undefined {
  return BY_SLUG.get(slug);
}

const FILTER_OF_KIND = {
  email: { kind: 'text' },
  text: { kind: 'text' },
  phone: { kind: 'text' },
  choice: { kind: 'choice', item: z.enum(GENDERS) },
  country: { kind: 'choice', item: z.string().length(2) },
  locale: { kind: 'choice', item: z.string().max(10) },
  day: { kind: 'date' },
  consent: { kind: 'boolean' },
} as const satisfies Record<StandardKind, FilterFieldKind>;

/** Criteria by which the contact list can be filtered, in the order of its menu. */
const FILTERED = [
  'email',
  'phone',
  'firstname',
  'lastname',
  'city',
  'zip',
  'country',
  'locale',
  'gender',
  'birthdate',
  'optin_email',
  'optin_phone',
  'optin_partners',
] as const satisfies readonly StandardSlug[];
type FilteredSlug = (typeof FILTERED)[number];

/** The filter of `optin_email` is `optinEmail`. */
type FilterName<Slug extends string> = Slug extends `optin_${infer Purpose}`
  ? `optin${Capitalize<Purpose>}`
  : Slug;

function byFilterName<Value>(read: (slug: FilteredSlug) => Value): Record<string, Value> {
  return Object.fromEntries(
    FILTERED.map((slug) => [
      slug.replace(/_(.)/, (_, letter: string) => letter.toUpperCase()),
      read(slug),
    ]),
  );
}

export type StandardFilters = {
  [Slug in FilteredSlug as FilterName<Slug>]: (typeof FILTER_OF_KIND)[(typeof STANDARD)[Slug]['kind']];
};

export const STANDARD_FILTERS = byFilterName(
  (slug) => FILTER_OF_KIND[STANDARD[slug].kind],
) as StandardFilters;

export const STANDARD_FILTER_LABELS = byFilterName((slug) => `profile-hub:standard.${slug}`) as {
  [Slug in FilteredSlug as FilterName<Slug>]: `profile-hub:standard.${Slug}`;
};

export const FILTERED_CRITERIA = byFilterName((slug) => BY_SLUG.get(slug) as StandardCriterion);
