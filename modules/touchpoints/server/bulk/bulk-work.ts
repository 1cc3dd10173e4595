import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { bulkChangeSchema } from '#modules/touchpoints/contract/change-touchpoints.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { refreshCodes } from '../codes/refresh-codes.ts';
import { printableTouchpointsSql } from '../codes/stored-code.ts';
import { changeTouchpoints, concerned } from '../commands/change-touchpoints.ts';
import { endsOtherwise, endTouchpoints } from '../commands/end-touchpoints.ts';
import { endedBy, undoEnd } from '../commands/undo-end.ts';
import { chosenTouchpoints } from '../queries/chosen-touchpoints.ts';
import type { TouchpointsTables } from '../tables.ts';
import { queuedWhichSchema } from './queued-which.ts';

const undoEndSchema = z.strictObject({ action: z.literal('undo-end'), undoId: z.string() });

/** A change to many touchpoints, run directly or by a job. An undo identifies its touchpoints by `undoId`. */
export const bulkWorkSchema = z.union([
  z.object({
    which: queuedWhichSchema,
    change: z.union([bulkChangeSchema, z.strictObject({ action: z.literal('refresh-codes') })]),
  }),
  z.object({ change: undoEndSchema }),
]);
export type BulkWork = z.output<typeof bulkWorkSchema>;
export type BulkAction = BulkWork['change']['action'];

/** Those that it would change; over `touchpointsWithTotals`. */
export function affectedTouchpointsSql(work: BulkWork, clientId: string): RawBuilder<SqlBool> {
  if (!('which' in work)) return endedBy(work.change.undoId, clientId);
  const { which, change } = work;
  if (change.action === 'refresh-codes') return printableTouchpointsSql(which, clientId);
  const chosen = chosenTouchpoints(which, clientId);
  return change.action === 'end'
    ? sql<SqlBool>`${chosen} and ${endsOtherwise(change.ended)}`
    : sql<SqlBool>`${chosen} and ${concerned(change)}`;
}

/** `undoId` identifies a change of ends, so that it can be undone. */
export async function changeBatch(
  house: { db: Db<TouchpointsTables>; app: App },
  clientId: string,
  { ids, change, undoId }: { ids: readonly string[]; change: BulkWork['change']; undoId: string },
): Promise<{ changed: number; refused: number }> {
  switch (change.action) {
    case 'refresh-codes':
      return { changed: await refreshCodes(house, { clientId, ids }), refused: 0 };
    case 'end':
      return endTouchpoints(house, clientId, { ids, ended: change.ended, undoId });
    case 'undo-end':
      return undoEnd(house, clientId, { ids, undoId: change.undoId });
    default:
      return changeTouchpoints(house, clientId, { ids, change });
  }
}
