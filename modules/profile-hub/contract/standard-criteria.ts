import type { CriterionType } from './criterion.ts';

/** How a standard criterion is stored and compared; in calls all are of type text or closedUnique. */
export type StandardKind =
  | 'email'
  | 'text'
  | 'phone'
  | 'choice'
  | 'day'
  | 'country'
  | 'locale'
  | 'consent';

export interface StandardCriterion {
  slug: string;
  type: CriterionType;
  kind: StandardKind;
  label: string;
  /** Column of the contact table; consent has no column because the ledger stores it. */
  column?: string;
  maxLength?: number;
  options?: readonly { value: string; label: string }[];
  /** Number of a consent purpose. */
  purpose?: number;
}

export const GENDERS = ['female', 'male', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

const text = (slug: string, maxLength: number): StandardCriterion => ({
  slug,
  type: 'text',
  kind: 'text',
  label: `profile-hub:standard.${slug}`,
  column: slug,
  maxLength,
});

const consent = (slug: string, purpose: number): StandardCriterion => ({
  slug,
  type: 'closedUnique',
  kind: 'consent',
  label: `profile-hub:standard.${slug}`,
  purpose,
});

/** Criteria that every brand has [PH-08], in the order of files and forms. */
export const STANDARD_CRITERIA: readonly StandardCriterion[] = [
  {
    slug: 'email',
    type: 'text',
    kind: 'email',
    label: 'profile-hub:standard.email',
    column: 'email',
  },
  text('firstname', 100),
  text('lastname', 100),
  {
    slug: 'phone',
    type: 'text',
    kind: 'phone',
    label: 'profile-hub:standard.phone',
    column: 'phone',
  },
  {
    slug: 'gender',
    type: 'closedUnique',
    kind: 'choice',
    label: 'profile-hub:standard.gender',
    column: 'gender',
    options: [
      { value: 'female', label: 'profile-hub:gender.female' },
      { value: 'male', label: 'profile-hub:gender.male' },
      { value: 'other', label: 'profile-hub:gender.other' },
    ],
  },
  {
    slug: 'birthdate',
    type: 'text',
    kind: 'day',
    label: 'profile-hub:standard.birthdate',
    column: 'birthdate',
  },
  text('address', 200),
  text('zip', 20),
  text('city', 100),
  {
    slug: 'country',
    type: 'closedUnique',
    kind: 'country',
    label: 'profile-hub:standard.country',
    column: 'country',
  },
  {
    slug: 'locale',
    type: 'closedUnique',
    kind: 'locale',
    label: 'profile-hub:standard.locale',
    column: 'locale',
  },
  consent('optin_email', 1),
  consent('optin_phone', 2),
  consent('optin_partners', 3),
];

const BY_SLUG = new Map(STANDARD_CRITERIA.map((criterion) => [criterion.slug, criterion]));

export function standardCriterion(slug: string): StandardCriterion | undefined {
  return BY_SLUG.get(slug);
}
