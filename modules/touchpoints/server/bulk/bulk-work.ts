import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { bulkChangeSchema } from '#modules/touchpoints/contract/change-touchpoints.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { codesOf } from '../codes/kept-code.ts';
import { refreshCodes } from '../codes/refresh-codes.ts';
import { changeTouchpoints, concerned } from '../commands/change-touchpoints.ts';
import { chosenTouchpoints } from '../queries/chosen-touchpoints.ts';
import type { TouchpointsTables } from '../tables.ts';
import { queuedWhichSchema } from './queued-which.ts';

/** What is done to many touchpoints alike: at once, or by a job. */
export const bulkWorkSchema = z.object({
  which: queuedWhichSchema,
  change: z.union([bulkChangeSchema, z.strictObject({ action: z.literal('refresh-codes') })]),
});
export type BulkWork = z.output<typeof bulkWorkSchema>;

/** Those that it would change; over `touchpointsWithTotals`. */
export function fitOf({ which, change }: BulkWork, clientId: string): RawBuilder<SqlBool> {
  return change.action === 'refresh-codes'
    ? codesOf(which, clientId)
    : sql<SqlBool>`${chosenTouchpoints(which, clientId)} and ${concerned(change)}`;
}

export async function changeBatch(
  house: { db: Db<TouchpointsTables>; app: App },
  clientId: string,
  { ids, change }: { ids: readonly string[]; change: BulkWork['change'] },
): Promise<{ changed: number; refused: number }> {
  return change.action === 'refresh-codes'
    ? { changed: await refreshCodes(house, { clientId, ids }), refused: 0 }
    : changeTouchpoints(house, clientId, { ids, change });
}
