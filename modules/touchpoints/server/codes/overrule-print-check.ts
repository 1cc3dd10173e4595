import { sql } from 'kysely';
import type { GuardCheck } from '#modules/touchpoints/contract/print-guard.ts';
import type { Context } from '../tables.ts';
import { readStoredCode } from './stored-code.ts';

/** Stores that a user accepts these findings, for the current style and from this size upwards [TP-05]. */
export async function overrulePrintCheck(
  { db }: Pick<Context, 'db'>,
  given: {
    clientId: string;
    userId: string;
    id: string;
    checks: readonly GuardCheck[];
    sideMm: number;
  },
): Promise<void> {
  const { clientId, id } = given;
  const { suffix, style } = await readStoredCode({ db }, { clientId, id });
  const overrule = {
    suffix,
    checks: [...new Set(given.checks)].sort(),
    code_style: JSON.stringify(style),
    side_mm: given.sideMm,
    overruled_by: given.userId,
    overruled_at: sql<Date>`now()`,
  };
  await db
    .insertInto('touchpoints.print_overrules')
    .values({ client_id: clientId, touchpoint_id: id, ...overrule })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'touchpoint_id']).doUpdateSet(overrule),
    )
    .execute();
}
