import { sql } from 'kysely';
import { brandUsersWith } from '#platform/server/sessions/user-ports.ts';
import type { WhichLead } from '../leads/change-lead.ts';
import { leadWithForm } from '../mails/lead-for-mail.ts';
import { hashRecipient } from '../mails/send-lead-mail.ts';
import type { Context } from '../tables.ts';
import { assignBrandAdmins, notifySubscribers, removeLeadRecipient } from './replace-recipient.ts';

const MENU = 'platform/leads';

const BODY = {
  others: 'leads:clock.bounced.toOthers',
  admins: 'leads:clock.bounced.toAdmins',
  nobody: 'leads:clock.bounced.toNobody',
  owner: 'leads:clock.bounced.toOwner',
} as const satisfies Record<NextAssignee, string>;

/**
 * Removes an unreachable recipient from a new lead, notifies the remaining recipients or else the brand's admins, and
 * informs the brand [LEAD-09]. An owner that accepted remains; only the brand is informed.
 */
export async function handleBouncedRecipient(
  { db, app }: Context,
  which: WhichLead,
  { email, reason }: { email: string; reason: string | null },
  at = new Date(),
): Promise<void> {
  // Locks the lead: if two recipients bounce, the second run sees the remaining ones.
  await sql`
    select from leads.leads where client_id = ${which.clientId} and id = ${which.id} for no key update`.execute(
    db,
  );
  const found = await leadWithForm({ db, app }, which);
  if (!found) return;
  const { lead, form } = found;
  const isThem = (leadRecipient: { email: string }) =>
    leadRecipient.email.toLowerCase() === email.toLowerCase();
  const notify = (next: NextAssignee) =>
    notifyOfBounce({ db, app }, which, {
      next,
      email,
      about: hashRecipient({ app }, email),
    });
  if (lead.status === 'accepted' && lead.owner && isThem(lead.owner)) return notify('owner');
  const gone = lead.subscribers.find(isThem);
  if (lead.status !== 'new' || !gone) return;
  if (!(await removeLeadRecipient({ db, app }, which, { party: gone, reason, at }))) return;
  const left = lead.subscribers.filter((leadRecipient) => !isThem(leadRecipient));
  const open = { form, lead: { ...lead, subscribers: left } };
  if (left.length > 0) {
    // Recipients with a sent mail are skipped.
    await notifySubscribers({ db, app }, open, { to: left, at });
    return notify('others');
  }
  const admins = await assignBrandAdmins({ db, app }, open, { turn: at.toISOString(), at });
  return notify(admins.length > 0 ? 'admins' : 'nobody');
}

/** Responsible after the bounce: other recipients, the brand's admins, none, or still the unreachable owner. */
type NextAssignee = 'others' | 'admins' | 'nobody' | 'owner';

/** Notifies the brand's users that a shop cannot be reached; contains the shop's address and no consumer data. */
async function notifyOfBounce(
  { db, app }: Context,
  { clientId, id }: WhichLead,
  given: { next: NextAssignee; email: string; about: string },
): Promise<void> {
  const userIds = await app.ports.call(brandUsersWith, { clientId, menu: MENU }, { db, app });
  await app.notifications.notify(db, {
    clientId,
    userIds,
    kind: 'mail-bounced',
    title: { key: 'leads:clock.bounced.title', params: { to: given.email } },
    body: { key: BODY[given.next], params: {} },
    actions: [
      {
        label: { key: 'leads:intake.bell.open', params: {} },
        path: `/platform/leads?lead=${id}`,
      },
    ],
    dedupeKey: `lead ${id} bounced ${given.about}`,
  });
}
