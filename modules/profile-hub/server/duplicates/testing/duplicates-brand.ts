import { sql } from 'kysely';
import type { Decision } from '#modules/profile-hub/contract/consent.ts';
import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { listDuplicatesCall, mergeContactsCall } from '#modules/profile-hub/contract/duplicates.ts';
import type { TestHouse } from '#platform/testing/test-house.ts';
import { contactPatch } from '../../contacts/contact-patch.ts';
import { type ContactRow, contactColumns, contactOf } from '../../contacts/contact-row.ts';
import { writeContacts } from '../../contacts/write-contacts.ts';
import { criteriaBook } from '../../criteria/criteria-book.ts';
import type { ProfileHubTables } from '../../tables.ts';
import { brandContact } from '../../testing/brand-contacts.ts';
import { lookForDoubles } from '../look-for-doubles.ts';

/** A brand whose contacts are compared, merged and read, and an admin who does so. */
export async function duplicatesBrand(house: TestHouse) {
  const client = await house.people.client();
  const clientId = client.id;
  const db = house.app.database.ofClient<ProfileHubTables>(clientId);
  const admin = await house.adminOf(client);
  const params = { uuid: clientId };
  const contact = (
    values: ContactValues,
    decisions: Record<string, Decision> = {},
    at?: Date,
  ): Promise<string> => brandContact({ db }, clientId, values, { decisions, ...(at && { at }) });
  const look = () => lookForDoubles({ db }, { clientId, signal: new AbortController().signal });
  const read = async (id: string) => {
    const { rows } = await sql<ContactRow>`
      select ${contactColumns} from profile_hub.contacts as contact
      where contact.client_id = ${clientId} and contact.id = ${id}`.execute(db);
    return rows[0] && contactOf(rows[0], await criteriaBook({ db }, clientId));
  };
  const change = async (id: string, values: ContactValues) =>
    writeContacts({ db }, { clientId, origin: 'manual' }, [
      contactPatch({ id, isNew: false }, values, await criteriaBook({ db }, clientId)),
    ]);
  const listed = async (state = 'open', contactId?: string) =>
    (await admin.call(listDuplicatesCall, { params, query: { state, contactId } as never })).body;
  const versioned = async (...ids: string[]) =>
    Promise.all(ids.map(async (id) => ({ id, version: (await read(id))?.version ?? 0 })));
  const merge = async (ids: string[], choices: Record<string, string> = {}) =>
    admin.call(mergeContactsCall, {
      params,
      body: { contacts: await versioned(...ids), choices },
    });
  return { clientId, db, admin, params, contact, look, read, change, listed, versioned, merge };
}
