import { leadEdited } from '#modules/leads/contract/lead-events.ts';
import type { LeadActor } from '#modules/leads/contract/leads/lead-actor.ts';
import { TAGS_LIMIT } from '#modules/leads/contract/limits.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';
import { changeLead, type LeadChange } from './change-lead.ts';
import type { WhichLead } from './lead-row.ts';

interface GivenTags {
  add: readonly string[];
  remove: readonly string[];
  by: LeadActor;
  /** What one change of many leads is taken back by. */
  bulk?: string;
}

/** Gives a lead tags and takes others away, whatever it has besides; one that would have too many stays as it is [LEAD-03]. */
export async function tagLead(
  { db, app }: { db: Db<LeadsTables>; app: App },
  which: WhichLead,
  { add, remove, by, bulk }: GivenTags,
  at: Date = new Date(),
): Promise<'changed' | 'same' | 'refused'> {
  let isRefused = false;
  const tagged = await changeLead({ db }, which, (lead): LeadChange | undefined => {
    const kept = lead.tags.filter((tag) => !remove.includes(tag));
    const tags = [...new Set([...kept, ...add])];
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
