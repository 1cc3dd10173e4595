import type { LeadActor } from '#modules/leads/contract/leads/lead-actor.ts';
import { Problem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { forwardLead } from '../leads/forward-lead.ts';
import { relocateLead } from '../leads/relocate-lead.ts';
import { tagLead } from '../leads/tag-lead.ts';
import type { LeadsTables } from '../tables.ts';
import type { BulkWork } from './bulk-work.ts';
import { tagsToUndo, undoneMark } from './tagged-by.ts';

interface Given {
  clientId: string;
  id: string;
  by: LeadActor & { userId: string };
  change: BulkWork['change'];
  /** Id to undo a change of tags. */
  undoId: string;
}

/**
 * Changes one of many leads with the command for single leads, in a separate transaction. A refusal does not affect the
 * others.
 */
export async function changeOne(
  { db, app }: { db: Db<LeadsTables>; app: App },
  given: Given,
): Promise<'changed' | 'same' | 'refused'> {
  // A lead may be moved to a shop that the user does not see.
  const open =
    given.change.action === 'relocate' ? app.database.ofClient<LeadsTables>(given.clientId) : db;
  try {
    return await open.transaction().execute((tx) => done({ db: tx, app }, given));
  } catch (error) {
    const isRefusal =
      error instanceof Problem && (error.status === 409 || error.code === notFound.code);
    if (isRefusal) return 'refused';
    throw error;
  }
}

async function done(
  house: { db: Db<LeadsTables>; app: App },
  { clientId, id, by, change, undoId }: Given,
): Promise<'changed' | 'same' | 'refused'> {
  const which = { clientId, id };
  switch (change.action) {
    case 'tag':
      return tagLead(house, which, { ...change, by, bulk: undoId });
    case 'undo': {
      const undone = { clientId, userId: by.userId, undoId: change.undoId };
      const tags = await tagsToUndo(house, undone, id);
      return tagLead(house, which, { ...tags, by, bulk: undoneMark(change.undoId) });
    }
    case 'forward':
      await forwardLead(house, which, { email: change.email, notify: change.notify, by });
      return 'changed';
    case 'relocate':
      return (await relocateLead(house, which, { locationId: change.locationId, by }))
        ? 'changed'
        : 'same';
  }
}
