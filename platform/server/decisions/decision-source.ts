import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Permission } from '#platform/contract/permission.ts';
import type { Db } from '../database/database.ts';
import type { Membership, Principal } from '../sessions/principal.ts';

interface CountInput {
  db: Db;
  /** Counting stops at this number. */
  limit: number;
}

export interface DecisionInput extends CountInput {
  clientId: string;
  principal: Principal;
  membership: Membership;
}

/** A number, or a number with its own link or text values if they depend on the counted records. */
export type Counted =
  | number
  | { count: number; path?: string; params?: Readonly<Record<string, string>> };

interface DecisionKind {
  /** Key of its plural text, without the number: `leads:decision.late`. */
  text: string;
  /** Late, or about to be lost. */
  isUrgent?: boolean;
  /** URL of the list that shows exactly the counted records. */
  path: string;
}

/** One kind of decision of a module, with its app already bound. */
export interface MountedDecision extends DecisionKind {
  /** The module whose start screen shows it. */
  module: string;
  /** The permission to make the decision, not only to see it. */
  may: Permission;
  /** Counts at most `limit` rows that the user may see, through an index. */
  count(input: DecisionInput): Promise<Counted>;
}

/** One kind of decision of super admins, over all clients. */
export interface MountedSuiteDecision extends DecisionKind {
  count(input: CountInput): Promise<Counted>;
}

/** Counts rows and stops at the limit. */
export async function countUpTo(
  { db, limit }: CountInput,
  { from, fits }: { from: RawBuilder<unknown>; fits: RawBuilder<SqlBool> },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from ${from} where ${fits} limit ${limit}) as found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
