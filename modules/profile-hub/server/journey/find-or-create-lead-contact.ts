import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { leadCreated } from '#modules/leads/contract/lead-events.ts';
import type { ContactValue, ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { contactChanged, contactCreated } from '#modules/profile-hub/contract/events.ts';
import { newHexId } from '#platform/server/database/record-ids.ts';
import { readPhone } from '#platform/server/phone/phone-number.ts';
import { restoreBlockedAddresses } from '../blocks/blocked-addresses.ts';
import { checkValues } from '../contacts/check-values.ts';
import { contactPatch } from '../contacts/contact-row.ts';
import { contactsByAddress, type FoundByAddress } from '../contacts/contacts-by-address.ts';
import { writeContacts } from '../contacts/write-contacts.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { Context } from '../tables.ts';

type Lead = z.output<typeof leadCreated.payload>;

/**
 * The contact of a lead: by email, else by phone, else a new one [LEAD-14]. A form accepts any person's email, so
 * existing values stay and only missing ones are filled.
 */
export async function findOrCreateLeadContact(
  { db, app }: Context,
  clientId: string,
  lead: Lead,
): Promise<string | undefined> {
  const book = await readCriteriaIndex({ db }, clientId);
  const { country } = lead.identity;
  const { values } = checkValues(leadValues(lead), book, { country });
  if (!values.email && !values.phone) return undefined;
  await restoreBlockedAddresses({ db, app }, clientId, [values.email, values.phone]);
  const found = await findContact({ db }, clientId, values);
  const storedValue = (slug: string) => found?.[book.bySlug(slug)?.column ?? ''] ?? null;
  const news = Object.fromEntries(
    Object.entries(values).filter(([slug, value]) => value !== null && storedValue(slug) === null),
  );
  const id = found?.id ?? newHexId();
  const writing = { clientId, origin: 'lead', originId: lead.leadId } as const;
  const { created, updated } = await writeContacts({ db }, writing, [
    contactPatch({ id, isNew: !found }, news, book),
  ]);
  if (created.length > 0)
    await app.events.publish(db, contactCreated, {
      clientId,
      payload: { contactId: id, origin: 'lead' },
    });
  if (updated.length > 0)
    await app.events.publish(db, contactChanged, {
      clientId,
      payload: { contactId: id, criterias: Object.keys(news) },
    });
  return id;
}

/** Normalises the phone number; invalid values are omitted. */
function leadValues({ identity, criteria, locale }: Lead): ContactValues {
  const given: [string, ContactValue][] = Object.entries({
    ...criteria,
    ...identity,
    phone: identity.phone && (readPhone(identity.phone, identity.country) ?? null),
    locale,
  });
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== ''));
}

type Found = { id: string } & Record<string, unknown>;

/** Persons may share a phone but not an email, so a contact with another email is a different person. */
async function findContact(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { email, phone }: ContactValues,
): Promise<Found | undefined> {
  const found = await contactsByAddress({ db }, clientId, {
    emails: email ? [String(email)] : [],
    phones: phone ? [String(phone)] : [],
  });
  const of = (kind: FoundByAddress['kind']) =>
    found.flatMap((one) => (one.kind === kind ? [one.contactId] : []));
  const byPhone = sql<SqlBool>`contact.id = any (${of('phone')}::text[])
    ${email ? sql`and contact.email is null` : sql``}`;
  const byEmail = sql<SqlBool>`contact.id = any (${of('email')}::text[])`;
  const { rows } = await sql<Found>`
    select contact.* from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and (${byEmail} or (${byPhone}))
    order by ${byEmail} desc, contact.created_at limit 1
    for update`.execute(db);
  return rows[0];
}
