import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContactCondition } from './contact-condition.ts';

/** The client, and whether the query is a count, which checks every contact in a transaction with enough memory. */
export interface ConditionContext {
  clientId: string;
  isCounted?: boolean;
}

/**
 * Whether a contact is in another table. A count reads that table once into memory; a list checks each contact, so that
 * showing a hundred does not read a million.
 */
export function isAmong(
  { isCounted = false }: ConditionContext,
  {
    from,
    contact,
    fits,
  }: { from: RawBuilder<unknown>; contact: RawBuilder<unknown>; fits: ContactCondition },
): ContactCondition {
  return isCounted
    ? sql<SqlBool>`contact.id in (select ${contact} from ${from} where ${fits})`
    : sql<SqlBool>`exists (select from ${from} where ${contact} = contact.id and ${fits})`;
}
