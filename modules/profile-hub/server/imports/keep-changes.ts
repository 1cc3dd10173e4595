import { sql } from 'kysely';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { MergeRule } from '#modules/profile-hub/contract/imports/merge-rule.ts';
import type { Db } from '#platform/server/database/database.ts';
import { contactValue } from '../contacts/contact-row.ts';
import type { CriteriaBook } from '../criteria/criteria-book.ts';
import type { ProfileHubTables } from '../tables.ts';
import type { ContactDraft } from './merge-lines.ts';

/**
 * Stores for each contact what the file said, also where it changed nothing, and the values before and after: an undo
 * replays it. A person whose lines come in several batches has one row: the first values before the import, and what all
 * lines say together.
 */
export async function keepChanges(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, importId, rule }: { clientId: string; importId: string; rule: MergeRule },
  {
    drafts,
    touched,
    book,
  }: { drafts: readonly ContactDraft[]; touched: ReadonlySet<string>; book: CriteriaBook },
): Promise<void> {
  const [made, known] = [drafts.filter(isNew), drafts.filter((draft) => !isNew(draft))];
  if (made.length > 0)
    await sql`
      insert into profile_hub.import_changes
        (client_id, import_id, contact_id, created, version, before, after, said)
      select ${clientId}, ${importId}, id, true, 1, '{}', '{}', said
      from unnest(${made.map(({ id }) => id)}::text[], ${made.map(({ said }) => JSON.stringify(said))}::jsonb[])
        as made (id, said)`.execute(db);
  if (known.length === 0) return;
  const rows = known.map((draft) => ({
    ...changeOf(draft, book),
    was_version: draft.contact?.version,
    touched: touched.has(draft.id),
  }));
  const bothSaid = sql`case ${rule}::text
    when 'file' then import_changes.said || excluded.said
    when 'blanks' then excluded.said || import_changes.said
    else import_changes.said end`;
  await sql`
    insert into profile_hub.import_changes
      (client_id, import_id, contact_id, created, version, before, after, said, was_version, touched)
    select ${clientId}, ${importId}, contact.id, false, contact.version, change.before, change.after, change.said,
      change.was_version, change.touched
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as change (id text, before jsonb, after jsonb, said jsonb, was_version integer, touched boolean)
    join profile_hub.contacts as contact on contact.client_id = ${clientId} and contact.id = change.id
    on conflict (client_id, import_id, contact_id) do update set
      version = excluded.version,
      touched = import_changes.touched or excluded.touched,
      said = ${bothSaid},
      before = excluded.before || import_changes.before,
      after = import_changes.after || excluded.after`.execute(db);
}

function isNew({ contact }: ContactDraft): boolean {
  return contact === undefined;
}

function changeOf({ id, contact, values, said }: ContactDraft, book: CriteriaBook) {
  const before: Record<string, ContactValue> = {};
  for (const slug of Object.keys(said)) {
    const criterion = book.bySlug(slug);
    if (criterion && criterion.kind !== 'consent' && contact)
      before[slug] = contactValue(contact, criterion);
  }
  return { id, before, after: values, said };
}
