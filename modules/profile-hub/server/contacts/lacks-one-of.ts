import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CriteriaBook, KnownCriterion } from '../criteria/criteria-book.ts';

/** Whether a contact has no value of one of some criteria; over `profile_hub.contacts as contact`. One that is gone is lacked by nobody. */
export function lacksOneOf(slugs: readonly string[], book: CriteriaBook): RawBuilder<SqlBool> {
  const lacked = slugs.flatMap((slug) => {
    const criterion = book.bySlug(slug);
    return criterion ? [lacks(criterion)] : [];
  });
  return lacked.length > 0 ? sql<SqlBool>`(${sql.join(lacked, sql` or `)})` : sql<SqlBool>`(false)`;
}

function lacks({ column, number = 0, purpose }: KnownCriterion): RawBuilder<SqlBool> {
  if (purpose !== undefined)
    return sql<SqlBool>`${purpose}::integer <> all (contact.given || contact.withdrawn || contact.refused)`;
  if (column) return sql<SqlBool>`${sql.ref(`contact.${column}`)} is null`;
  return sql<SqlBool>`${number}::integer <> all (contact.filled)`;
}
