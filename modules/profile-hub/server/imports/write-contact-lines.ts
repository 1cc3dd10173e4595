import { sql } from 'kysely';
import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { MergeRule } from '#modules/profile-hub/contract/imports/import-terms.ts';
import type { App } from '#platform/server/app.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { ImportRow, ImportRun } from '#platform/server/imports/import-definition.ts';
import { restoreBlockedAddresses } from '../blocks/blocked-addresses.ts';
import {
  type NewDecision,
  recordDecisions,
  recordFirstDecisions,
} from '../consents/record-decisions.ts';
import { contactPatch, contactValue } from '../contacts/contact-row.ts';
import { writeContacts } from '../contacts/write-contacts.ts';
import type { CriteriaIndex } from '../criteria/criteria-index.ts';
import type { Context, ProfileHubTables } from '../tables.ts';
import type { AcceptedTerms } from './accept-terms.ts';
import type { ContactLine } from './contact-columns.ts';
import type { IdentifiedContacts } from './identify-contacts.ts';
import { type ContactDraft, type ImportSums, mergeLines } from './merge-lines.ts';

/** Writes a batch of lines in a few statements: contacts, consent and previous values [PH-13]. */
export async function writeContactLines({
  rows,
  db,
  app,
  clientId,
  found: { matched, book, blocked },
  run,
  sums,
}: {
  rows: readonly ImportRow<ContactLine>[];
  db: Tx<ProfileHubTables>;
  app: Pick<App, 'secrets'>;
  clientId: string;
  found: IdentifiedContacts;
  run: ImportRun<AcceptedTerms>;
  sums: ImportSums;
}): Promise<{ created: number; updated: number }> {
  const { accepted } = run;
  const drafts = mergeLines(rows, { matched, book, rule: accepted.merge, sums });
  const blockedAddresses = dropBlocked(drafts, blocked, (purpose) => {
    sums.count(book.byPurpose(purpose)?.slug ?? String(purpose), 'left');
    sums.keptWithdrawn += 1;
  });
  await restoreBlockedAddresses({ db, app }, clientId, blockedAddresses);
  const proof = {
    at: new Date(accepted.agreedFrom),
    source: 'import',
    sourceName: run.report.file.name,
    wordingId: accepted.wordingId,
    certificateId: accepted.certificateId,
    recordedBy: run.userId,
  } as const;
  const [first, later] = [newDecisions(drafts, true), newDecisions(drafts, false)];
  const storing = { clientId, importId: run.id, rule: accepted.merge };
  // Prepares the next statements while the database inserts the contacts.
  const [{ created, updated }] = await Promise.all([
    writeContacts(
      { db },
      { clientId, origin: 'import', originId: run.id, blocked },
      drafts.filter(writesSomething).map((draft) => ({
        ...contactPatch({ id: draft.id, isNew: !draft.contact }, draft.values, book),
        ...(!draft.contact && {
          given: purposes(draft, true),
          refused: purposes(draft, false),
        }),
      })),
    ),
    recordFirstDecisions({ db }, clientId, { decisions: first, proof }),
    storeCreated({ db }, storing, drafts),
  ]);
  const recorded = await recordDecisions({ db }, clientId, { decisions: later, proof });
  countConsent({ first, recorded, drafts }, book, sums);
  const touched = new Set([...created, ...updated, ...recorded.map(({ contactId }) => contactId)]);
  await storeUpdated({ db }, storing, { drafts, touched, book });
  return { created: created.length, updated: touched.size - created.length };
}

function writesSomething({ contact, values }: ContactDraft): boolean {
  return !contact || Object.keys(values).length > 0;
}

/** Removes consents of blocked addresses, because a file cannot give these; returns the blocked addresses. */
function dropBlocked(
  drafts: readonly ContactDraft[],
  blocked: IdentifiedContacts['blocked'],
  drop: (purpose: number) => void,
): string[] {
  for (const { contact, decisions, addresses } of drafts) {
    for (const [purpose, isYes] of decisions) {
      if (!isYes || contact?.withdrawn.includes(purpose)) continue;
      if (!addresses.some((address) => blocked.get(address)?.has(purpose))) continue;
      decisions.delete(purpose);
      drop(purpose);
    }
  }
  return [...blocked.keys()];
}

function purposes({ decisions }: ContactDraft, isYes: boolean): number[] {
  return [...decisions].flatMap(([purpose, answer]) => (answer === isYes ? [purpose] : []));
}

function newDecisions(drafts: readonly ContactDraft[], isNew: boolean): NewDecision[] {
  return drafts
    .filter(({ contact }) => !contact === isNew)
    .flatMap(({ id, decisions }) =>
      [...decisions].map(([purpose, isYes]) => ({
        contactId: id,
        purpose,
        decision: decisionOf(isYes),
      })),
    );
}

/** "No" in a file is a refusal, not a withdrawal. */
function decisionOf(isYes: boolean): Decision {
  return isYes ? 'given' : 'refused';
}

function countConsent(
  {
    first,
    recorded,
    drafts,
  }: {
    first: readonly NewDecision[];
    recorded: readonly NewDecision[];
    drafts: readonly ContactDraft[];
  },
  book: CriteriaIndex,
  sums: ImportSums,
): void {
  const slugOf = (purpose: number) => book.byPurpose(purpose)?.slug ?? String(purpose);
  for (const { purpose, decision } of first) {
    sums.count(slugOf(purpose), 'created');
    if (decision === 'given') sums.gave(slugOf(purpose));
  }
  for (const { purpose, decision } of recorded) {
    sums.count(slugOf(purpose), 'filled');
    if (decision === 'given') sums.gave(slugOf(purpose));
  }
  for (const { contact, decisions } of drafts) {
    for (const [purpose, isYes] of decisions) {
      if (!isYes || !contact?.withdrawn.includes(purpose)) continue;
      sums.count(slugOf(purpose), 'left');
      sums.keptWithdrawn += 1;
    }
  }
}

interface Storing {
  clientId: string;
  importId: string;
  rule: MergeRule;
}

/** Stores the file's values of created contacts; an undo replays them. */
async function storeCreated(
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
async function storeUpdated(
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
