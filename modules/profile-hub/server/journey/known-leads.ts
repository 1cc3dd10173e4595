import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

interface ToldLead {
  leadId: string;
  contactId: string | undefined;
  visitId: string | null;
}

/** Also one that nobody can be found for: what becomes of it concerns no contact. */
export async function keepLead(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  { leadId, contactId = '', visitId }: ToldLead,
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
 * Whose a lead is, and the way it is on; undefined where it is nobody's. Events overtake each other: what comes before its
 * lead is told again a little later.
 */
export async function leadOf(
  { db }: { db: Db<ProfileHubTables> },
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
  if (!lead) throw new Error(`lead ${leadId} was not told yet`);
  if (lead.contact_id === null) return undefined;
  return { contactId: lead.contact_id, journeyId: leadId, takenBack: lead.taken_back };
}

/** It was deleted before anybody was told of it. */
export async function isForgotten(
  { db }: { db: Db<ProfileHubTables> },
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

/** Nobody's from now on; that there was one is kept, so that what is told of it later concerns nobody. */
export async function forgetLead(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  leadId: string,
): Promise<void> {
  const whose = await contactKnownOfLead({ db }, { clientId, leadId });
  const nobodys = { contact_id: null, visit_id: null };
  await db
    .insertInto('profile_hub.lead_contacts')
    .values({ client_id: clientId, lead_id: leadId, ...nobodys })
    .onConflict((conflict) => conflict.columns(['client_id', 'lead_id']).doUpdateSet(nobodys))
    .execute();
  if (!whose) return;
  // A scan that led to it was one all the same.
  await db
    .updateTable('profile_hub.stations')
    .set({ journey_id: null })
    .where('client_id', '=', clientId)
    .where('contact_id', '=', whose)
    .where('journey_id', '=', leadId)
    .execute();
}

/** For the lead itself, which may ask before it was told. */
export async function contactKnownOfLead(
  { db }: { db: Db<ProfileHubTables> },
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
