import { placesByIds, placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { LeadRecipient } from '#modules/forms/contract/intake/routing.ts';
import { leadRelocated } from '#modules/leads/contract/lead-events.ts';
import { daysAfter, type LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import { leadLocationUnknown } from '#modules/leads/contract/leads/lead-problems.ts';
import { readForm } from '../forms/read-form.ts';
import { type PortQuery, resolveLeadRecipients } from '../routing/resolve-lead-recipients.ts';
import type { Context } from '../tables.ts';
import {
  changeLead,
  type LeadChange,
  type Noted,
  type StoredLead,
  type WhichLead,
} from './change-lead.ts';
import { linkChangesOnHandOver, notifyNewRecipients, refuseEnded } from './hand-over.ts';

export interface Relocation {
  locationId: string;
  by: LeadActor;
}

/**
 * Moves a lead to another open shop of the brand. The form determines its recipients, and the lead becomes new again.
 * Needs a connection that sees all shops, because the user may not see the target. Returns undefined if it is already
 * there [LEAD-07].
 */
export async function relocateLead(
  { db, app }: Context,
  which: WhichLead,
  { locationId, by }: Relocation,
  at: Date = new Date(),
): Promise<StoredLead | undefined> {
  const { clientId } = which;
  const queryPort: PortQuery = (port, input) => app.ports.call(port, input, { db, app });
  const { items } = await queryPort(placesToBuy, {
    clientId,
    within: { ids: [locationId] },
    everywhere: true,
    purpose: 'route',
    limit: 1,
  });
  const [location] = items;
  if (!location) throw leadLocationUnknown();
  const relocated = await changeLead(
    { db, app },
    which,
    async (lead): Promise<LeadChange | undefined> => {
      refuseEnded(lead);
      if (lead.location_id === location.id) return undefined;
      const form = await readForm({ db, app }, { clientId, id: lead.form_id });
      const answers = new Map(lead.fields_values.map(({ slug, value }) => [slug, value]));
      const { subscribers, observers, reasons } = await resolveLeadRecipients(queryPort, {
        clientId,
        recipients: form.notifications.recipients,
        answerOf: (key) => answers.get(key),
        location,
        locale: form.translations.defaultLocale,
      });
      const subscriberEmails = new Set(subscribers.map(({ email }) => email.toLowerCase()));
      const changes = {
        location_id: location.id,
        country: location.country,
        routing: { ...lead.routing, placed: { why: 'moved' as const }, recipients: reasons },
        status: 'new' as const,
        owner: null,
        accepted_at: null,
        subscribers,
        observers,
        rejected: lead.rejected.filter(({ email }) => !subscriberEmails.has(email.toLowerCase())),
        closes_at: daysAfter(at, lead.settings.idleDaysNew),
        keeps: 0,
        undoable: null,
      };
      const [from] = lead.location_id
        ? await queryPort(placesByIds, { clientId, ids: [lead.location_id] })
        : [];
      const links = linkChangesOnHandOver(lead, changes, { why: 'relocated', at });
      return { changes, by, at, lines: relocationHistory(lead, { from, to: location }), links };
    },
  );
  if (!relocated) return undefined;
  const { lead, after } = relocated;
  await app.events.publish(db, leadRelocated, {
    clientId,
    payload: {
      leadId: after.id,
      formId: after.form_id,
      at: at.toISOString(),
      locationId: location.id,
    },
  });
  const formerEmails = new Set(
    [...lead.subscribers, ...lead.observers].map(({ email }) => email.toLowerCase()),
  );
  const isNew = ({ email }: LeadRecipient) => !formerEmails.has(email.toLowerCase());
  const newRecipients = {
    subscribers: after.subscribers.filter(isNew),
    observers: after.observers.filter(isNew),
  };
  await notifyNewRecipients({ db, app }, after, newRecipients, `moved ${after.version}`);
  return after;
}

type Place = { id: string; name: string };

function relocationHistory(
  { owner }: StoredLead,
  { from, to }: { from: Place | undefined; to: Place },
): Noted[] {
  const place = (given: Place | undefined) => (given ? { id: given.id, name: given.name } : null);
  return [
    { kind: 'location', detail: { from: place(from), to: place(to) } },
    ...(owner
      ? [{ kind: 'unassign', detail: { name: owner.name, email: owner.email } } as const]
      : []),
  ];
}
