import { sql } from 'kysely';
import { contactsChanged } from '#modules/profile-hub/contract/events.ts';
import {
  importAlreadyUndone,
  undoTooLate,
} from '#modules/profile-hub/contract/imports/import-terms.ts';
import type { UndoOutcome } from '#modules/profile-hub/contract/imports/past-imports.ts';
import { UNDO_DAYS } from '#modules/profile-hub/contract/limits.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { recalculateConsent } from '../../blocks/recalculate-consent.ts';
import { type CriteriaIndex, readCriteriaIndex } from '../../criteria/criteria-index.ts';
import type { Context, ProfileHubTables } from '../../tables.ts';
import { finishContactImport } from '../contact-import.ts';
import { replayContacts } from './replay-contacts.ts';

/** Locks the import, so that the second of two concurrent undo requests is refused. */
export async function requireUndoable(
  { db }: Pick<Context, 'db'>,
  { clientId, importId }: { clientId: string; importId: string },
): Promise<{ certificateId: string; fileName: string }> {
  const row = await db
    .selectFrom('profile_hub.imports')
    .select([
      'certificate_id',
      'file_name',
      'undone_at',
      sql<boolean>`imported_at < now() - make_interval(days => ${UNDO_DAYS})`.as('isOld'),
    ])
    .where('client_id', '=', clientId)
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.undone_at) throw importAlreadyUndone();
  if (row.isOld) throw undoTooLate({ days: UNDO_DAYS });
  return { certificateId: row.certificate_id, fileName: row.file_name };
}

const PAGE = 2_000;

interface Undoing {
  clientId: string;
  importId: string;
  userId: string;
  progress: (done: number) => void;
}

/** Undoes an import in one transaction, as if its file had never been imported [PH-13]. */
export async function undoImport(
  { db, app }: { db: Tx<ProfileHubTables>; app: App },
  undoing: Undoing,
): Promise<UndoOutcome> {
  const { clientId, importId, userId } = undoing;
  const { certificateId } = await requireUndoable({ db }, { clientId, importId });
  await lockContacts({ db }, undoing);
  await markUndone({ db }, undoing, null);
  await db
    .insertInto('profile_hub.voided_certificates')
    .values({ client_id: clientId, certificate_id: certificateId, voided_by: userId })
    .execute();
  const book = await readCriteriaIndex({ db }, clientId);
  await restateConsent({ db }, { clientId, importId, book });
  const outcome = await replayPages({ db, app }, undoing, book);
  await recalculateVoidedConsent({ db }, { clientId, certificateId });
  await finishContactImport({ db }, { clientId, importId });
  await markUndone({ db }, undoing, outcome);
  await app.events.publish(db, contactsChanged, {
    clientId,
    payload: { by: 'import-undo', created: 0, updated: outcome.removed + outcome.restored },
  });
  return outcome;
}

/** Locks contacts in id order like an erasure, so that both cannot deadlock. */
async function lockContacts(
  { db }: { db: Tx<ProfileHubTables> },
  { clientId, importId }: Undoing,
): Promise<void> {
  await sql`
    select from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and contact.id in (
      select change.contact_id from profile_hub.import_changes as change
      where change.client_id = ${clientId} and change.import_id = ${importId})
    order by contact.id for update`.execute(db);
}

async function markUndone(
  { db }: { db: Tx<ProfileHubTables> },
  { clientId, importId, userId }: Undoing,
  outcome: UndoOutcome | null,
): Promise<void> {
  await db
    .updateTable('profile_hub.imports')
    .set({
      undone_at: sql<Date>`now()`,
      undone_by: userId,
      undone: outcome && JSON.stringify(outcome),
    })
    .where('client_id', '=', clientId)
    .where('id', '=', importId)
    .execute();
}

async function replayPages(
  { db, app }: { db: Tx<ProfileHubTables>; app: App },
  { clientId, importId, progress }: Undoing,
  book: Awaited<ReturnType<typeof readCriteriaIndex>>,
): Promise<UndoOutcome> {
  const sums = { removed: 0, stayed: 0, restored: 0, left: 0 };
  let done = 0;
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('profile_hub.import_changes')
      .select('contact_id')
      .where('client_id', '=', clientId)
      .where('import_id', '=', importId)
      .where('contact_id', '>', after)
      .orderBy('contact_id')
      .limit(PAGE)
      .execute();
    const ids = page.map(({ contact_id }) => contact_id);
    const last = ids.at(-1);
    if (last === undefined) return sums;
    after = last;
    const outcome = await replayContacts({ db, app }, { clientId, importId, book }, ids);
    for (const key of ['removed', 'stayed', 'restored', 'left'] as const) sums[key] += outcome[key];
    done += ids.length;
    progress(done);
  }
}

/**
 * A file that repeats a decision adds no ledger entry. If the import that added it is undone, the first other file with
 * the decision adds it, with its own certificate and time.
 */
async function restateConsent(
  { db }: Pick<Context, 'db'>,
  { clientId, importId, book }: { clientId: string; importId: string; book: CriteriaIndex },
): Promise<void> {
  const purposes = book.all.flatMap(({ slug, kind, purpose }) =>
    kind === 'consent' && purpose !== undefined ? [{ slug, purpose }] : [],
  );
  const { rows: others } = await sql<{ id: string }>`
    select past.id from profile_hub.imports as past
    where past.client_id = ${clientId} and past.undone_at is null and exists (
      select from profile_hub.import_changes as own
      join profile_hub.import_changes as other
        on other.client_id = ${clientId} and other.contact_id = own.contact_id and other.import_id = past.id
      where own.client_id = ${clientId} and own.import_id = ${importId})
    order by past.imported_at, past.id`.execute(db);
  for (const { id } of others)
    await sql`
      insert into profile_hub.consents (client_id, id, contact_id, purpose, decision, at, recorded_at, source,
        source_name, wording_id, certificate_id, recorded_by)
      select ${clientId}, gen_random_uuid(), said.contact_id, said.purpose, said.decision, certificate.agreed_from,
        past.imported_at, 'import', past.file_name, certificate.wording_id, certificate.id, past.user_id
      from profile_hub.imports as past
      join profile_hub.certificates as certificate
        on certificate.client_id = ${clientId} and certificate.id = past.certificate_id
      cross join lateral (
        select other.contact_id, purpose.purpose,
          case when (other.said ->> purpose.slug)::boolean then 'given' else 'refused' end as decision
        from profile_hub.import_changes as own
        join profile_hub.import_changes as other
          on other.client_id = ${clientId} and other.contact_id = own.contact_id and other.import_id = past.id
        join jsonb_to_recordset(${JSON.stringify(purposes)}::jsonb) as purpose (slug text, purpose integer)
          on other.said ? purpose.slug
        where own.client_id = ${clientId} and own.import_id = ${importId}
          and (past.merge <> 'base' or ${isMadeBy(clientId)})
      ) as said
      left join lateral (
        select consent.decision from profile_hub.consents as consent
        where consent.client_id = ${clientId} and consent.contact_id = said.contact_id
          and consent.purpose = said.purpose and consent.recorded_at < past.imported_at
          and (consent.certificate_id is null or consent.certificate_id not in (
            select certificate_id from profile_hub.voided_certificates where client_id = ${clientId}))
        order by consent.at desc, consent.recorded_at desc, (consent.decision = 'given') limit 1
      ) as then_known on true
      where past.client_id = ${clientId} and past.id = ${id}
        and then_known.decision is distinct from 'withdrawn'
        and then_known.decision is distinct from said.decision`.execute(db);
}

/** Whether the contact of `other` was new to the import `past`: files created it, and all earlier ones are undone. */
function isMadeBy(clientId: string) {
  return sql`(
    select bool_or(earlier.created) and bool_and(made.undone_at is not null)
    from profile_hub.import_changes as earlier
    join profile_hub.imports as made on made.client_id = ${clientId} and made.id = earlier.import_id
    where earlier.client_id = ${clientId} and earlier.contact_id = other.contact_id
      and (made.imported_at, made.id) < (past.imported_at, past.id))`;
}

const CONTACTS_PER_STEP = 10_000;

/** Recalculates consent of all contacts in the certificate of an undone import; the ledger remains unchanged. */
async function recalculateVoidedConsent(
  { db }: Pick<Context, 'db'>,
  { clientId, certificateId }: { clientId: string; certificateId: string },
): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; counts: string }>`
      select distinct consent.contact_id as id, coalesce(merged.kept_id, consent.contact_id) as counts
      from profile_hub.consents as consent
      left join profile_hub.merged_contacts as merged
        on merged.client_id = ${clientId} and merged.gone_id = consent.contact_id
      where consent.client_id = ${clientId} and consent.certificate_id = ${certificateId}
        and consent.contact_id > ${after}
      order by consent.contact_id limit ${CONTACTS_PER_STEP}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await recalculateConsent({ db }, clientId, [...new Set(rows.map(({ counts }) => counts))], {
      isLocked: true,
    });
  }
}
