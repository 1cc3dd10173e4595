import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A condition on `profile_hub.contacts as contact`. */
export type ContactCondition = RawBuilder<SqlBool>;

/** Contacts without a value match the negation. */
export function not(asked: ContactCondition): ContactCondition {
  return sql<SqlBool>`((${asked}) is not true)`;
}

export function anyOf(asked: readonly ContactCondition[]): ContactCondition {
  return sql<SqlBool>`(${sql.join(asked, sql` or `)})`;
}
