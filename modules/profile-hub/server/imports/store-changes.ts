import { sql } from 'kysely';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { MergeRule } from '#modules/profile-hub/contract/imports/import-terms.ts';
import { contactValue } from '../contacts/contact-row.ts';
import type { CriteriaIndex } from '../criteria/criteria-index.ts';
import type { Context } from '../tables.ts';
import type { ContactDraft } from './merge-lines.ts';

interface Storing {
  clientId: string;
  importId: string;
  rule: MergeRule;
}

/** Stores the file's values of created contacts; an undo replays them. */
export async function storeCreated(
  { db }: Pick<Context, 'db'>,
  { clientId, importId }: Storing,
  drafts: readonly ContactDraft[],
): Promise<void> {
  const made = drafts.filter(isNew);
  if (made.length === 0) return;
  await sql`
    insert into profile_hub.import_changes
      (client_id, import_id, contact_id, created, version, before, after, said)
    select ${clientId}, ${importId}, id, true, 1, '{}', '{}', said
    from json_to_recordset(${JSON.stringify(made.map(({ id, said }) => ({ id, said })))}::json)
      as made (id text, said jsonb)`.execute(db);
}

/**
 * Stores the file's values of existing contacts, even if unchanged, with the values before and after. Lines of one
 * person in several batches share a row: the first values before, and all lines combined.
 */
export async function storeUpdated(
  { db }: Pick<Context, 'db'>,
  { clientId, importId, rule }: Storing,
  {
    drafts,
    touched,
    book,
  }: { drafts: readonly ContactDraft[]; touched: ReadonlySet<string>; book: CriteriaIndex },
): Promise<void> {
  const known = drafts.filter((draft) => !isNew(draft));
  if (known.length === 0) return;
  const rows = known.map((draft) => ({
    ...changeOf(draft, book),
    was_version: draft.contact?.version,
    touched: touched.has(draft.id),
  }));
  const mergedSaid = sql`case ${rule}::text
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
      said = ${mergedSaid},
      before = excluded.before || import_changes.before,
      after = import_changes.after || excluded.after`.execute(db);
}

function isNew({ contact }: ContactDraft): boolean {
  return contact === undefined;
}

function changeOf({ id, contact, values, said }: ContactDraft, book: CriteriaIndex) {
  const before: Record<string, ContactValue> = {};
  for (const slug of Object.keys(said)) {
    const criterion = book.bySlug(slug);
    if (criterion && criterion.kind !== 'consent' && contact)
      before[slug] = contactValue(contact, criterion);
  }
  return { id, before, after: values, said };
}
