import { sql } from 'kysely';
import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { listDuplicatesCall, mergeContactsCall } from '#modules/profile-hub/contract/duplicates.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import {
  type ContactRow,
  contactColumns,
  contactPatch,
  toContact,
} from '../../contacts/contact-row.ts';
import { writeContacts } from '../../contacts/write-contacts.ts';
import { readCriteriaIndex } from '../../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../../tables.ts';
import { brandContact } from '../../testing/brand-contacts.ts';
import { findPendingDuplicates } from '../find-duplicates.ts';

/** A test brand with an admin and contacts to compare and merge. */
export async function duplicatesBrand(suite: TestApp) {
  const client = await suite.people.client();
  const clientId = client.id;
  const db = suite.app.database.ofClient<ProfileHubTables>(clientId);
  const admin = await suite.adminOf(client);
  const params = { uuid: clientId };
  const contact = (
    values: ContactValues,
    decisions: Record<string, Decision> = {},
    at?: Date,
  ): Promise<string> => brandContact({ db }, clientId, values, { decisions, ...(at && { at }) });
  const look = () =>
    findPendingDuplicates({ db }, { clientId, signal: new AbortController().signal });
  const read = async (id: string) => {
    const { rows } = await sql<ContactRow>`
      select ${contactColumns} from profile_hub.contacts as contact
      where contact.client_id = ${clientId} and contact.id = ${id}`.execute(db);
    return rows[0] && toContact(rows[0], await readCriteriaIndex({ db }, clientId));
  };
  const change = async (id: string, values: ContactValues) =>
    writeContacts({ db }, { clientId, origin: 'manual' }, [
      contactPatch({ id, isNew: false }, values, await readCriteriaIndex({ db }, clientId)),
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
