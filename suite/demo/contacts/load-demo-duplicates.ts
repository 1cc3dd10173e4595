import { sql } from 'kysely';
import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { recordDecisions } from '#modules/profile-hub/server/consents/record-decisions.ts';
import { contactPatch } from '#modules/profile-hub/server/contacts/contact-row.ts';
import { writeContacts } from '#modules/profile-hub/server/contacts/write-contacts.ts';
import { readCriteriaIndex } from '#modules/profile-hub/server/criteria/criteria-index.ts';
import { findDuplicates } from '#modules/profile-hub/server/duplicates/find-duplicates.ts';
import { recordDataRequest } from '#modules/profile-hub/server/privacy/data-requests.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import type { Db } from '#platform/server/database/database.ts';
import { newHexId } from '#platform/server/database/record-ids.ts';

interface DemoContact {
  values: ContactValues;
  since: string;
  decided?: Record<string, Decision>;
}

const PAIRS: readonly (readonly [DemoContact, DemoContact])[] = [
  [
    {
      since: '2024-11-30T17:02:00Z',
      values: {
        email: 'anton.gruber@salzach.example',
        firstname: 'Anton',
        lastname: 'Gruber',
        zip: '5020',
        city: 'Salzburg',
        country: 'AT',
        locale: 'de',
      },
      decided: { optin_email: 'given' },
    },
    {
      since: '2026-04-11T08:45:00Z',
      values: {
        email: 'antongruber@salzach.example',
        firstname: 'Anton',
        lastname: 'Gruber',
        phone: '+43662550139',
        zip: '5020',
        country: 'AT',
      },
    },
  ],
  [
    {
      since: '2023-02-14T10:00:00Z',
      values: {
        email: 'marta.ferrer@correu.example',
        firstname: 'Marta',
        lastname: 'Ferrer Puig',
        birthdate: '1991-07-22',
        city: 'Girona',
        country: 'ES',
        locale: 'es',
      },
    },
    {
      since: '2026-10-05T19:20:00Z',
      values: {
        phone: '+33199000188',
        firstname: 'Marta',
        lastname: 'Ferrer Puig',
        birthdate: '1991-07-22',
        country: 'ES',
      },
      decided: { optin_phone: 'refused' },
    },
  ],
];

/** Contacts that may be the same person, and one who requested their data. */
export async function loadDemoDuplicates(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, userId }: { clientId: string; userId: string },
): Promise<void> {
  const ids: string[] = [];
  for (const contact of PAIRS.flat()) ids.push(await addContact({ db }, clientId, contact));
  const twice = await db
    .selectFrom('profile_hub.contacts')
    .select('id')
    .where('client_id', '=', clientId)
    .where('email', 'in', ['berengere@orange.example', 'b.castanie@mazel-rodez.example'])
    .execute();
  await findDuplicates({ db }, clientId, [...ids, ...twice.map(({ id }) => id)]);
  const contactId = ids[0] ?? '';
  const requestedAt = new Date(Date.now() - 4 * 24 * 60 * 60 * 1000);
  await recordDataRequest({ db }, { clientId, contactId, userId }, requestedAt);
}

async function addContact(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  { values, since, decided = {} }: DemoContact,
): Promise<string> {
  const known = await db
    .selectFrom('profile_hub.contacts')
    .select('id')
    .where('client_id', '=', clientId)
    .where('email', '=', String(values.email))
    .executeTakeFirst();
  if (known) return known.id;
  const book = await readCriteriaIndex({ db }, clientId);
  const id = newHexId();
  await writeContacts({ db }, { clientId, origin: 'lead' }, [
    contactPatch({ id, isNew: true }, values, book),
  ]);
  await sql`
    update profile_hub.contacts set created_at = ${since}, last_activity_at = ${since}
    where client_id = ${clientId} and id = ${id}`.execute(db);
  await recordDecisions({ db }, clientId, {
    decisions: Object.entries(decided).map(([slug, decision]) => ({
      contactId: id,
      purpose: book.bySlug(slug)?.purpose ?? 0,
      decision,
    })),
    proof: { at: new Date(since), source: 'lead', sourceName: 'Formulaire garantie' },
  });
  return id;
}
