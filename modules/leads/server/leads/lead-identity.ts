import { sql } from 'kysely';
import { IDENTITY_PARTS, type IdentityPart } from '#modules/forms/contract/field-types.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { IdentityColumn, LeadIdentity } from '../tables/lead-tables.ts';

/** Column of each part of the consumer's identity; `country` is the shop's. */
export const IDENTITY_COLUMNS = {
  firstname: 'firstname',
  lastname: 'lastname',
  email: 'email',
  phone: 'phone',
  gender: 'gender',
  address: 'address',
  zip: 'zip',
  city: 'city',
  country: 'identity_country',
} as const satisfies Record<IdentityPart, IdentityColumn>;

type IdentityColumns = Record<IdentityColumn, string | null>;

export function toIdentityColumns(identity: LeadIdentity): IdentityColumns {
  return Object.fromEntries(
    IDENTITY_PARTS.map((part) => [IDENTITY_COLUMNS[part], identity[part] ?? null]),
  ) as IdentityColumns;
}

export function toIdentity(lead: IdentityColumns): Lead['identity'] {
  return Object.fromEntries(
    IDENTITY_PARTS.map((part) => [part, lead[IDENTITY_COLUMNS[part]]]),
  ) as Lead['identity'];
}

/** The value of each name; null where there is none. */
export function withNulls<Name extends string, Value>(
  names: readonly Name[],
  values: Readonly<Partial<Record<Name, Value>>>,
): Record<Name, Value | null> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as Record<
    Name,
    Value | null
  >;
}

/** Names and columns of the identity for `jsonb_build_object`. */
export const identityPairs = sql.join(
  IDENTITY_PARTS.map((part) => sql`${sql.lit(part)}, ${sql.ref(IDENTITY_COLUMNS[part])}`),
);

/** Erases the identity in an `update`. */
export const identityToNull = sql.join(
  IDENTITY_PARTS.map((part) => sql`${sql.ref(IDENTITY_COLUMNS[part])} = null`),
);
