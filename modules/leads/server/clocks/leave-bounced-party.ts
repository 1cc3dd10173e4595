import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { WhichLead } from '../leads/lead-row.ts';
import { leadWithForm } from '../mails/lead-with-form.ts';
import { hashOfRecipient } from '../mails/send-lead-mail.ts';
import type { LeadsTables } from '../tables.ts';
import { askAdmins } from './ask-admins.ts';
import { askSubscribers } from './ask-subscribers.ts';
import { takeOffLead } from './take-off-lead.ts';
import { type NextParty, tellOfBounce } from './tell-of-bounce.ts';

/**
 * Nothing arrives at the address of somebody who was asked: they are taken off the lead, whoever is left is asked, else the
 * brand's admins, and the brand is told [LEAD-09]. Who has accepted stays: they have been here, the brand is told alone.
 */
export async function leaveBouncedParty(
  { db, app }: { db: Db<LeadsTables>; app: App },
  which: WhichLead,
  { email, reason }: { email: string; reason: string | null },
  at = new Date(),
): Promise<void> {
  // Two whom nothing reaches are taken off one after the other: the second finds who is left.
  await sql`
    select from leads.leads where client_id = ${which.clientId} and id = ${which.id} for no key update`.execute(
    db,
  );
  const found = await leadWithForm({ db }, which);
  if (!found) return;
  const { lead, form } = found;
  const isThem = (party: { email: string }) => party.email.toLowerCase() === email.toLowerCase();
  const tell = (next: NextParty) =>
    tellOfBounce({ db, app }, which, {
      next,
      email,
      about: hashOfRecipient({ app }, email),
    });
  if (lead.status === 'accepted' && lead.owner && isThem(lead.owner)) return tell('owner');
  const gone = lead.subscribers.find(isThem);
  if (lead.status !== 'new' || !gone) return;
  if (!(await takeOffLead({ db }, which, { party: gone, reason, at }))) return;
  const left = lead.subscribers.filter((party) => !isThem(party));
  const open = { form, lead: { ...lead, subscribers: left } };
  if (left.length > 0) {
    // They have the mail already unless it never left.
    await askSubscribers({ db, app }, open, { to: left, at });
    return tell('others');
  }
  const admins = await askAdmins({ db, app }, open, { turn: at.toISOString(), at });
  return tell(admins.length > 0 ? 'admins' : 'nobody');
}
