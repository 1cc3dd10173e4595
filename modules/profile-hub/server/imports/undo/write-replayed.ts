import { sql } from 'kysely';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { restoreBlockedAddresses } from '../../blocks/blocked-addresses.ts';
import { type ContactRow, contactPatch } from '../../contacts/contact-row.ts';
import { writeContacts } from '../../contacts/write-contacts.ts';
import type { CriteriaIndex } from '../../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../../tables.ts';
import type { Replayed, Statement } from './replay-history.ts';

type Reading = { db: Db<ProfileHubTables> };

export interface ReplayedContact {
  contact: ContactRow;
  history: Statement[];
  replayed: Replayed;
}

/** Writes the values and stores the results with the imports, so that a later replay can detect manual changes. */
export async function writeReplayed(
  { db, app }: Reading & { app: Pick<App, 'secrets'> },
  { clientId, importId, book }: { clientId: string; importId: string | null; book: CriteriaIndex },
  pending: readonly ReplayedContact[],
): Promise<void> {
  await leaveTakenEmails({ db }, clientId, pending);
  const patches = pending
    .filter(({ replayed }) => Object.keys(replayed.values).length > 0)
    .map(({ contact, replayed }) =>
      contactPatch({ id: contact.id, isNew: false }, replayed.values, book),
    );
  const addresses = patches.flatMap(({ columns }) => [columns.email, columns.phone]);
  await restoreBlockedAddresses({ db, app }, clientId, addresses);
  await writeContacts({ db }, { clientId, origin: 'import', originId: importId }, patches);
  const left = pending.flatMap(({ contact, replayed }) =>
    [...replayed.left].map(([id, values]) => row(contact.id, id, values)),
  );
  await sql`
    update profile_hub.import_changes as change
    set replayed = coalesce(change.replayed, '{}') || stored.values
    from jsonb_to_recordset(${JSON.stringify(left)}::jsonb)
      as stored (contact_id text, import_id uuid, values jsonb)
    where change.client_id = ${clientId} and change.import_id = stored.import_id
      and change.contact_id = stored.contact_id`.execute(db);
  // The version of an edit stays different, so that the edit is still detected.
  const last = pending.flatMap(({ contact, history }) => {
    const statement = history.at(-1);
    return statement?.version === contact.version ? [row(contact.id, statement.importId, {})] : [];
  });
  await sql`
    update profile_hub.import_changes as change set version = contact.version
    from jsonb_to_recordset(${JSON.stringify(last)}::jsonb) as stored (contact_id text, import_id uuid)
    join profile_hub.contacts as contact
      on contact.client_id = ${clientId} and contact.id = stored.contact_id
    where change.client_id = ${clientId} and change.import_id = stored.import_id
      and change.contact_id = stored.contact_id and change.version <> contact.version`.execute(db);
  await nameBringers({ db }, clientId, pending);
}

/** If a contact's first import is undone, its origin becomes the first other import with this contact. */
async function nameBringers(
  { db }: Reading,
  clientId: string,
  pending: readonly ReplayedContact[],
): Promise<void> {
  const brought = pending.flatMap(({ contact, history: [first, ...others] }) => {
    const bringer = others.find(({ isUndone }) => !isUndone);
    return first?.created && first.isUndone && bringer
      ? [row(contact.id, bringer.importId, {})]
      : [];
  });
  const stored = sql`jsonb_to_recordset(${JSON.stringify(brought)}::jsonb)
    as stored (contact_id text, import_id uuid)`;
  await sql`
    update profile_hub.contacts as contact set origin_id = stored.import_id::text from ${stored}
    where contact.client_id = ${clientId} and contact.id = stored.contact_id
      and contact.origin = 'import'`.execute(db);
  await sql`
    update profile_hub.import_changes as change set touched = true from ${stored}
    where change.client_id = ${clientId} and change.import_id = stored.import_id
      and change.contact_id = stored.contact_id`.execute(db);
}

/** Skips e-mails that another contact has taken since, because e-mails are unique. */
async function leaveTakenEmails(
  { db }: Reading,
  clientId: string,
  pending: readonly ReplayedContact[],
): Promise<void> {
  const wanted = pending.filter(({ replayed }) => typeof replayed.values.email === 'string');
  if (wanted.length === 0) return;
  const emails = wanted.map(({ replayed }) => String(replayed.values.email));
  const { rows } = await sql<{ email: string }>`
    select email from profile_hub.contacts
    where client_id = ${clientId} and email = any (${emails}::text[])`.execute(db);
  const taken = new Set(rows.map(({ email }) => email));
  for (const { replayed } of wanted)
    if (taken.has(String(replayed.values.email))) delete replayed.values.email;
}

function row(contactId: string, importId: string, values: Record<string, ContactValue>) {
  return { contact_id: contactId, import_id: importId, values };
}
