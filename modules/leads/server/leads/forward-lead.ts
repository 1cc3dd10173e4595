import { peopleByEmails } from '#modules/directory/contract/associations.ts';
import type { LeadRecipient } from '#modules/forms/contract/intake/routing.ts';
import { leadForwarded } from '#modules/leads/contract/lead-events.ts';
import { daysAfter, type LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import { DEFAULT_LOCALE } from '#platform/contract/locale.ts';
import type { Context } from '../tables.ts';
import {
  changeLead,
  type LeadChange,
  type LeadToChange,
  type StoredLead,
  type WhichLead,
} from './change-lead.ts';
import { linkChangesOnHandOver, notifyNewRecipients, refuseEnded } from './hand-over.ts';

export interface GivenForward {
  email: string;
  notify: boolean;
  by: LeadActor;
}

/**
 * Forwards a lead to this e-mail. A new lead gets it as the only recipient; an accepted one as its owner. Idle days
 * restart, and earlier actions can no longer be undone [LEAD-07].
 */
export async function forwardLead(
  { db, app }: Context,
  which: WhichLead,
  { email, notify, by }: GivenForward,
  at: Date = new Date(),
): Promise<StoredLead> {
  const person = await userWith({ db, app }, which.clientId, email);
  const forwarded = await changeLead({ db, app }, which, (lead): LeadChange => {
    refuseEnded(lead);
    const to = person ?? findKnownRecipient(lead, email);
    const changes = changesOf(lead, to, at);
    const { owner } = lead;
    const detail = {
      from: owner && { name: owner.name, email: owner.email },
      to: { name: to.name, email: to.email },
      notified: notify,
    };
    const links = linkChangesOnHandOver(lead, { ...lead, ...changes }, { why: 'forwarded', at });
    return { changes, by, at, lines: [{ kind: 'forward', detail }], links };
  });
  if (!forwarded) throw new Error('a lead that is forwarded has changed');
  const { after } = forwarded;
  const clientId = after.client_id;
  await app.events.publish(db, leadForwarded, {
    clientId,
    payload: { leadId: after.id, formId: after.form_id, at: at.toISOString(), notify },
  });
  if (notify)
    await notifyNewRecipients(
      { db, app },
      after,
      { subscribers: after.subscribers, observers: [] },
      `forward ${after.version}`,
    );
  return after;
}

function changesOf(lead: LeadToChange, to: LeadRecipient, at: Date) {
  const others = (leadRecipient: { email: string }) =>
    leadRecipient.email.toLowerCase() !== to.email;
  const { idleDaysNew, idleDaysAccepted } = lead.settings;
  return {
    subscribers: [to],
    observers: lead.observers.filter(others),
    // A forwarded lead goes to this person even if they rejected it before.
    rejected: lead.rejected.filter(others),
    owner: lead.status === 'accepted' ? to : null,
    closes_at: daysAfter(at, lead.status === 'accepted' ? idleDaysAccepted : idleDaysNew),
    keeps: 0,
    undoable: null,
  };
}

async function userWith(
  { db, app }: Context,
  clientId: string,
  email: string,
): Promise<LeadRecipient | undefined> {
  const people = await app.ports.call(peopleByEmails, { clientId, emails: [email] }, { db, app });
  const person = people.find(({ status }) => status === 'active');
  if (!person) return undefined;
  const { userId, firstName, lastName, locale } = person;
  return { email, name: `${firstName} ${lastName}`.trim(), userId, locale };
}

/** A recipient without an account; the name is known if they were a recipient or observer before. */
function findKnownRecipient(lead: StoredLead, email: string): LeadRecipient {
  const known = [...lead.subscribers, ...lead.observers, ...lead.rejected].find(
    (leadRecipient) => leadRecipient.email.toLowerCase() === email,
  );
  const locale = (lead.metadata.locale ?? DEFAULT_LOCALE) as LeadRecipient['locale'];
  return {
    email,
    name: known?.name ?? '',
    userId: known?.userId ?? null,
    locale: known?.locale ?? locale,
  };
}
