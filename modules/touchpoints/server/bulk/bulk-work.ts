import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { bulkChangeSchema } from '#modules/touchpoints/contract/change-touchpoints.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { codesOf } from '../codes/kept-code.ts';
import { refreshCodes } from '../codes/refresh-codes.ts';
import { changeTouchpoints, concerned } from '../commands/change-touchpoints.ts';
import { endsOtherwise, endTouchpoints } from '../commands/end-touchpoints.ts';
import { endedBy, undoEnd } from '../commands/undo-end.ts';
import { chosenTouchpoints } from '../queries/chosen-touchpoints.ts';
import type { TouchpointsTables } from '../tables.ts';
import { queuedWhichSchema } from './queued-which.ts';

const undoEndSchema = z.strictObject({ action: z.literal('undo-end'), undoId: z.string() });

/** What is done to many touchpoints alike, at once or by a job; what is undone tells itself which they are. */
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
export function fitOf(work: BulkWork, clientId: string): RawBuilder<SqlBool> {
  if (!('which' in work)) return endedBy(work.change.undoId, clientId);
  const { which, change } = work;
  if (change.action === 'refresh-codes') return codesOf(which, clientId);
  const chosen = chosenTouchpoints(which, clientId);
  return change.action === 'end'
    ? sql<SqlBool>`${chosen} and ${endsOtherwise(change.ended)}`
    : sql<SqlBool>`${chosen} and ${concerned(change)}`;
}

/** `undoId` is what a change of ends can be undone by. */
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
