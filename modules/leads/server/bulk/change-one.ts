import { TAGS_LIMIT } from '#modules/forms/contract/limits.ts';
import { leadEdited } from '#modules/leads/contract/lead-events.ts';
import type { LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import { Problem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { changeLead, type LeadChange, type WhichLead } from '../leads/change-lead.ts';
import { forwardLead } from '../leads/forward-lead.ts';
import { relocateLead } from '../leads/relocate-lead.ts';
import type { Context, LeadsTables } from '../tables.ts';
import { type BulkWork, tagsToUndo, undoneMark } from './bulk-work.ts';

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
  { db, app }: Context,
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
  context: Context,
  { clientId, id, by, change, undoId }: Given,
): Promise<'changed' | 'same' | 'refused'> {
  const which = { clientId, id };
  switch (change.action) {
    case 'tag':
      return tagLead(context, which, { ...change, by, bulk: undoId });
    case 'undo': {
      const undone = { clientId, userId: by.userId, undoId: change.undoId };
      const tags = await tagsToUndo(context, undone, id);
      return tagLead(context, which, { ...tags, by, bulk: undoneMark(change.undoId) });
    }
    case 'forward':
      await forwardLead(context, which, { email: change.email, notify: change.notify, by });
      return 'changed';
    case 'relocate':
      return (await relocateLead(context, which, { locationId: change.locationId, by }))
        ? 'changed'
        : 'same';
  }
}

interface GivenTags {
  add: readonly string[];
  remove: readonly string[];
  by: LeadActor;
  /** ID by which a bulk change can be undone. */
  bulk?: string;
}

/** Adds and removes tags, regardless of other tags; a lead that would exceed the limit stays unchanged [LEAD-03]. */
async function tagLead(
  { db, app }: Context,
  which: WhichLead,
  { add, remove, by, bulk }: GivenTags,
  at: Date = new Date(),
): Promise<'changed' | 'same' | 'refused'> {
  let isRefused = false;
  const tagged = await changeLead({ db, app }, which, (lead): LeadChange | undefined => {
    const remainingTags = lead.tags.filter((tag) => !remove.includes(tag));
    const tags = [...new Set([...remainingTags, ...add])];
    if (tags.length === lead.tags.length && tags.every((tag) => lead.tags.includes(tag)))
      return undefined;
    isRefused = tags.length > TAGS_LIMIT;
    if (isRefused) return undefined;
    const detail = {
      changes: [{ part: 'tags', before: lead.tags, after: tags }],
      ...(bulk && { bulk }),
    };
    return {
      changes: { tags, edited_version: lead.version + 1 },
      by,
      at,
      lines: [{ kind: 'edit', detail }],
    };
  });
  if (!tagged) return isRefused ? 'refused' : 'same';
  const { after } = tagged;
  await app.events.publish(db, leadEdited, {
    clientId: after.client_id,
    payload: { leadId: after.id, formId: after.form_id, at: at.toISOString(), parts: ['tags'] },
  });
  return 'changed';
}
