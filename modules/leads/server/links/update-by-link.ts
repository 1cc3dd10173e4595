import { sql } from 'kysely';
import { leadEdited } from '#modules/leads/contract/lead-events.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import { NOTE_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { cutText } from '#platform/contract/text/storable-text.ts';
import type { App } from '#platform/server/app.ts';
import { historyLines } from '../leads/note-in-history.ts';
import { standingOfLead } from '../leads/standing-of-lead.ts';
import { toldOfLead } from '../leads/told-of-lead.ts';
import type { LeadsTables } from '../tables.ts';
import type { LeadLink } from './link-of-token.ts';
import { partyOfLink } from './party-of-link.ts';
import { readLinkedLead } from './read-linked-lead.ts';

/**
 * What the owner of a lead adds to it: its price, and words. The note is the brand's, so words join it and replace nothing.
 * Who does not have the lead adds nothing.
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
      await sql`select from leads.leads where client_id = ${clientId} and id = ${id} for update`.execute(
        tx,
      );
      const { lead } = await readLinkedLead({ db: tx }, link);
      const { locale: _, ...by } = partyOfLink(lead, link);
      const { owner } = standingOfLead(lead, by, at);
      if (link.part !== 'subscriber' || owner === 'nobody') throw refused('notYours');
      if (owner === 'another') throw refused('takenByAnother');
      const { price = lead.price, words } = given;
      const said = words && `${by.name || by.email}: ${words}`;
      const note = said
        ? cutText([lead.internal_note, said].filter(Boolean).join('\n'), NOTE_MAX_LENGTH)
        : lead.internal_note;
      const changes = [
        { part: 'price', before: lead.price, after: price },
        { part: 'internalNote', before: lead.internal_note, after: note },
      ].filter(({ before, after }) => before !== after);
      if (changes.length === 0) return;
      await sql`
        with edited as (
          update leads.leads set price = ${price}, internal_note = ${note}, updated_at = ${at}, version = version + 1,
            price_source = case when price is distinct from ${price}::integer then 'given' else price_source end
          where client_id = ${clientId} and id = ${id} returning id
        ), noted as (${historyLines(
          { clientId, id },
          { by, at, lines: [{ kind: 'edit', detail: { changes } }], from: 'edited' },
        )})
        select id from edited`.execute(tx);
      const parts = changes.map(({ part }) => part);
      const payload = { leadId: id, formId: lead.form_id, at: at.toISOString(), parts };
      await app.events.publish(tx, leadEdited, { clientId, payload });

      function refused(because: 'notYours' | 'takenByAnother') {
        return leadRefusals[because](toldOfLead(lead, because));
      }
    });
}
