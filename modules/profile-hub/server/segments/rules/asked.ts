import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What is asked of a contact, over `profile_hub.contacts as contact`. */
export type Asked = RawBuilder<SqlBool>;

/** Whoever has no value is none of them. */
export function not(asked: Asked): Asked {
  return sql<SqlBool>`((${asked}) is not true)`;
}

export function anyOf(asked: readonly Asked[]): Asked {
  return sql<SqlBool>`(${sql.join(asked, sql` or `)})`;
}
