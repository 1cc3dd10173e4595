import { z } from 'zod';
import { associationSchema, namedAssociationSchema } from '#platform/contract/client.ts';
import { textField } from '#platform/contract/fields/field-kinds.ts';
import type { RecordField } from '#platform/contract/fields/record-fields.ts';
import { NAME_MAX_LENGTH } from '#platform/contract/limits.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { roleSchema } from '#platform/contract/permission.ts';
import { email } from '#platform/contract/text/typed-values.ts';

/** Tab of the editor, or none. */
type UserField = RecordField & { part: 'general' | 'places' | 'menus' | 'profile' };

export const ASSOCIATIONS_LIMIT = 5_000;
/** The maximum number of associations takes about 340 KB. */
export const USER_BODY_BYTES = 512 * 1024;

/** A language is always required, so the empty value is null. */
const localeField = {
  kind: 'locale',
  schema: localeSchema,
  shown: localeSchema,
  empty: null,
  label: 'accounts:field.locale',
} as const;

/** Fields of the person, shared by all of their clients [USR-03]. */
export const personFields = {
  firstName: {
    ...textField({ min: 1, max: NAME_MAX_LENGTH }),
    column: 'first_name',
    label: 'accounts:field.firstName',
    part: 'general',
    inRow: true,
  },
  lastName: {
    ...textField({ min: 1, max: NAME_MAX_LENGTH }),
    column: 'last_name',
    label: 'accounts:field.lastName',
    part: 'general',
    inRow: true,
  },
  email: {
    kind: 'email',
    schema: email,
    shown: z.string(),
    empty: '',
    column: 'email',
    label: 'accounts:field.email',
    part: 'general',
    inRow: true,
    filter: { kind: 'text' },
    sort: true,
  },
  /** Language at creation of the account. */
  defaultLocaleIsoCode: { ...localeField, column: 'default_locale', part: 'general' },
  /** Current language; lists filter it as `language`. */
  locale: { ...localeField, column: 'locale', part: 'profile', inRow: true },
} as const satisfies Record<string, UserField>;
export type PersonFields = typeof personFields;

/** Fields of the membership at one client. */
export const membershipFields = {
  /** The schema accepts every role, so that a role above the caller's own gets its specific refusal. */
  role: {
    kind: 'role',
    schema: roleSchema,
    shown: roleSchema,
    empty: null,
    column: 'role',
    label: 'accounts:field.role',
    part: 'general',
    inRow: true,
    filter: { kind: 'choice', item: roleSchema },
    sort: true,
  },
  /** Stored by the directory module. */
  associations: {
    kind: 'associations',
    schema: z.array(associationSchema).max(ASSOCIATIONS_LIMIT),
    shown: z.array(namedAssociationSchema),
    empty: [],
    label: 'accounts:part.places',
    part: 'places',
  },
  /** Keys of the user's menu items. */
  menus: {
    kind: 'menus',
    schema: z.array(z.string().max(100)).max(200),
    shown: z.array(z.string()),
    empty: [],
    column: 'menus',
    columnType: 'jsonb',
    label: 'accounts:field.menus',
    part: 'menus',
  },
  defaultModule: {
    kind: 'module',
    schema: z.enum(SUITE_MODULES).nullable(),
    shown: z.enum(SUITE_MODULES).nullable(),
    empty: null,
    column: 'default_module',
    label: 'accounts:field.defaultModule',
    part: 'menus',
  },
} as const satisfies Record<string, UserField>;

/** All fields of a user: person and membership at one client. */
export const userFields = { ...personFields, ...membershipFields } as const;
