import type { Context } from '../tables.ts';

interface LeadContact {
  leadId: string;
  contactId: string | undefined;
  visitId: string | null;
}

/** Also stores leads without a contact, so that their later events are ignored. */
export async function storeLeadContact(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { leadId, contactId = '', visitId }: LeadContact,
): Promise<void> {
  await db
    .insertInto('profile_hub.lead_contacts')
    .values({
      client_id: clientId,
      lead_id: leadId,
      contact_id: contactId || null,
      visit_id: contactId ? visitId : null,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'lead_id']).doNothing())
    .execute();
}

/**
 * The contact and journey of a lead; undefined without a contact. Throws if the lead is not known yet, so that the
 * event is retried later.
 */
export async function requireLeadContact(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  leadId: string,
): Promise<
  { contactId: string; journeyId: string; takenBack: Readonly<Record<string, string>> } | undefined
> {
  const lead = await db
    .selectFrom('profile_hub.lead_contacts')
    .select(['contact_id', 'taken_back'])
    .where('client_id', '=', clientId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (!lead) throw new Error(`lead ${leadId} is not known yet`);
  if (lead.contact_id === null) return undefined;
  return { contactId: lead.contact_id, journeyId: leadId, takenBack: lead.taken_back };
}

/** Whether the lead is already recorded; before its creation event this means that it was deleted. */
export async function isForgotten(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  leadId: string,
): Promise<boolean> {
  const lead = await db
    .selectFrom('profile_hub.lead_contacts')
    .select('lead_id')
    .where('client_id', '=', clientId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return lead !== undefined;
}

/** Detaches the lead from its contact. The row remains, so that later events of the lead are ignored. */
export async function forgetLead(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  leadId: string,
): Promise<void> {
  const ownerId = await findLeadContactId({ db }, { clientId, leadId });
  const nobodys = { contact_id: null, visit_id: null };
  await db
    .insertInto('profile_hub.lead_contacts')
    .values({ client_id: clientId, lead_id: leadId, ...nobodys })
    .onConflict((conflict) => conflict.columns(['client_id', 'lead_id']).doUpdateSet(nobodys))
    .execute();
  if (!ownerId) return;
  // The scan remains, because it happened.
  await db
    .updateTable('profile_hub.stations')
    .set({ journey_id: null })
    .where('client_id', '=', clientId)
    .where('contact_id', '=', ownerId)
    .where('journey_id', '=', leadId)
    .execute();
}

/** For the leads module, which may ask before the creation event was handled; undefined in that case. */
export async function findLeadContactId(
  { db }: Pick<Context, 'db'>,
  { clientId, leadId }: { clientId: string; leadId: string },
): Promise<string | undefined> {
  const lead = await db
    .selectFrom('profile_hub.lead_contacts')
    .select('contact_id')
    .where('client_id', '=', clientId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return lead?.contact_id ?? undefined;
}
