import { leadEdited } from '#modules/leads/contract/lead-events.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import { NOTE_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { cutText } from '#platform/contract/text/storable-text.ts';
import type { App } from '#platform/server/app.ts';
import { changeLead, type LeadChange, type LeadToChange } from '../leads/change-lead.ts';
import { type EditedPart, manualPriceColumns } from '../leads/edit-lead.ts';
import { leadStateForActor } from '../leads/lead-state-for-actor.ts';
import { refusalParams } from '../leads/refusal-params.ts';
import type { LeadsTables } from '../tables.ts';
import { findLinkActor } from './find-link-actor.ts';
import type { LeadLink } from './resolve-link-token.ts';

/**
 * Adds a price and a text to a lead by its owner's link. The text is appended to the brand's note and replaces nothing.
 * Only the owner may do this.
 */
export async function updateByLink(
  { app }: { app: App },
  link: LeadLink,
  given: { price?: number | undefined; words?: string | undefined },
  at: Date = new Date(),
): Promise<void> {
  const { clientId, leadId: id } = link;
  await app.database
    .ofClient<LeadsTables>(clientId)
    .transaction()
    .execute(async (tx) => {
      let edited: EditedPart[] = [];
      const changed = await changeLead({ db: tx }, { clientId, id }, (lead) => {
        const { locale: _, ...by } = findLinkActor(lead, link);
        refuseAllButOwner(lead, link, leadStateForActor(lead, by, at).owner);
        const { price = lead.price, words } = given;
        const note = noteWith(lead, words && `${by.name || by.email}: ${words}`);
        edited = [
          { part: 'price', before: lead.price, after: price },
          { part: 'internalNote', before: lead.internal_note, after: note },
        ].filter(({ before, after }) => before !== after);
        if (edited.length === 0) return undefined;
        return {
          changes: {
            internal_note: note,
            ...(price !== lead.price && { price, ...manualPriceColumns(lead, price) }),
            edited_version: lead.version + 1,
          },
          by,
          at,
          lines: [{ kind: 'edit', detail: { changes: edited } }],
        } satisfies LeadChange;
      });
      if (!changed) return;
      const parts = edited.map(({ part }) => part);
      const payload = { leadId: id, formId: changed.lead.form_id, at: at.toISOString(), parts };
      await app.events.publish(tx, leadEdited, { clientId, payload });
    });
}

function refuseAllButOwner(
  lead: LeadToChange,
  { part }: LeadLink,
  owner: 'nobody' | 'self' | 'another',
): void {
  if (part === 'subscriber' && owner === 'self') return;
  const refusal = part === 'subscriber' && owner === 'another' ? 'takenByAnother' : 'notYours';
  throw leadRefusals[refusal](refusalParams(lead, refusal));
}

function noteWith({ internal_note }: LeadToChange, said: string | undefined): string {
  return said
    ? cutText([internal_note, said].filter(Boolean).join('\n'), NOTE_MAX_LENGTH)
    : internal_note;
}
