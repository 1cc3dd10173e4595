import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CriteriaIndex, KnownCriterion } from '../criteria/criteria-index.ts';

/**
 * Whether a contact has no value for one of the given criteria; over `profile_hub.contacts as contact`. Deleted
 * criteria are ignored.
 */
export function missingCriteriaSql(
  slugs: readonly string[],
  book: CriteriaIndex,
): RawBuilder<SqlBool> {
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
