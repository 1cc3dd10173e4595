import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Asked } from './asked.ts';

/** For whom it is asked, and whether a count asks: of every contact, in a transaction that has memory for it. */
export interface Asking {
  clientId: string;
  isCounted?: boolean;
}

/**
 * Whether a contact stands in another table. A count reads that table once and keeps whom it names; a list looks there for
 * each contact that it comes to, since whoever shows a hundred should not read a million.
 */
export function isAmong(
  { isCounted = false }: Asking,
  { from, contact, fits }: { from: RawBuilder<unknown>; contact: RawBuilder<unknown>; fits: Asked },
): Asked {
  return isCounted
    ? sql<SqlBool>`contact.id in (select ${contact} from ${from} where ${fits})`
    : sql<SqlBool>`exists (select from ${from} where ${contact} = contact.id and ${fits})`;
}
