import { sql } from 'kysely';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { Db } from '#platform/server/database/database.ts';
import { contactValue } from '../contacts/contact-row.ts';
import type { CriteriaBook } from '../criteria/criteria-book.ts';
import type { ProfileHubTables } from '../tables.ts';
import type { ContactDraft } from './merge-lines.ts';

/**
 * What an import did to each contact, so that it can be undone: the values that it changed, as they were and as they
 * became. Of a new contact it is enough that it is new. Lines of one person may come in several batches: what was there
 * first is what comes back.
 */
export async function keepChanges(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, importId }: { clientId: string; importId: string },
  { drafts, book }: { drafts: readonly ContactDraft[]; book: CriteriaBook },
): Promise<void> {
  const [made, changed] = [drafts.filter(isNew), drafts.filter((draft) => !isNew(draft))];
  if (made.length > 0)
    await sql`
      insert into profile_hub.import_changes (client_id, import_id, contact_id, created, version, before, after)
      select ${clientId}, ${importId}, id, true, 1, '{}', '{}'
      from unnest(${made.map(({ id }) => id)}::text[]) as id`.execute(db);
  if (changed.length > 0)
    await sql`
      insert into profile_hub.import_changes (client_id, import_id, contact_id, created, version, before, after)
      select ${clientId}, ${importId}, contact.id, false, contact.version, change.before, change.after
      from jsonb_to_recordset(${JSON.stringify(changed.map((draft) => changeOf(draft, book)))}::jsonb)
        as change (id text, before jsonb, after jsonb)
      join profile_hub.contacts as contact on contact.client_id = ${clientId} and contact.id = change.id
      on conflict (client_id, import_id, contact_id) do update set
        version = excluded.version,
        before = excluded.before || import_changes.before,
        after = import_changes.after || excluded.after`.execute(db);
}

function isNew({ contact }: ContactDraft): boolean {
  return contact === undefined;
}

function changeOf(
  { id, contact, values }: ContactDraft,
  book: CriteriaBook,
): { id: string; before: Record<string, ContactValue>; after: Record<string, ContactValue> } {
  const before: Record<string, ContactValue> = {};
  for (const slug of Object.keys(values)) {
    const criterion = book.bySlug(slug);
    if (criterion && contact) before[slug] = contactValue(contact, criterion);
  }
  return { id, before, after: values };
}
