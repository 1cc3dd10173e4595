import { type Selectable, sql } from 'kysely';
import type {
  CriterionCount,
  PastImport,
  PastImportDetail,
} from '#modules/profile-hub/contract/imports/past-imports.ts';
import { UNDO_DAYS } from '#modules/profile-hub/contract/limits.ts';
import { notFound } from '#platform/contract/problems.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import { type CriteriaIndex, readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { Context, ProfileHubTables } from '../tables.ts';

type Row = Omit<
  Selectable<ProfileHubTables['profile_hub.imports']>,
  'client_id' | 'criteria' | 'given' | 'kept_withdrawn' | 'certificate_id'
>;

const COLUMNS = [
  'id',
  'user_id',
  'file_name',
  'file_size',
  'merge',
  'lines',
  'created',
  'updated',
  'unchanged',
  'refused',
  'started_at',
  'imported_at',
  'undone_at',
  'undone_by',
  'undone',
] as const;

/** Imports of a brand, latest first; ids increase with time. */
export async function pastImports(
  { db, app }: Context,
  { clientId, after, limit }: { clientId: string; after?: string | undefined; limit: number },
): Promise<{ items: PastImport[]; next: string | null }> {
  const rows = await db
    .selectFrom('profile_hub.imports')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const name = await namesOf({ db, app }, page);
  return {
    items: page.map((row) => pastImport(row, name)),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function readPastImport(
  { db, app }: Context,
  { clientId, id }: { clientId: string; id: string },
): Promise<Omit<PastImportDetail, 'wrongLines'>> {
  const row = await db
    .selectFrom('profile_hub.imports')
    .select([...COLUMNS, 'criteria', 'given', 'kept_withdrawn', 'certificate_id'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const certificate = await certificateOf({ db }, { clientId, id: row.certificate_id });
  const name = await namesOf({ db, app }, [
    row,
    { user_id: certificate.signedBy, undone_by: null },
  ]);
  return {
    ...pastImport(row, name),
    criteria: described(row.criteria, await readCriteriaIndex({ db }, clientId)),
    given: row.given,
    keptWithdrawn: row.kept_withdrawn,
    certificate: { ...certificate, signedBy: name(certificate.signedBy) },
    changedSince: await changedSince({ db }, { clientId, id }),
  };
}

/** In the order of the brand's criteria; deleted criteria are named by slug. */
function described(
  counts: readonly CriterionCount[],
  book: CriteriaIndex,
): PastImportDetail['criteria'] {
  const places = new Map(book.all.map(({ slug }, place) => [slug, place]));
  const placeOf = ({ slug }: CriterionCount) => places.get(slug) ?? book.all.length;
  return counts
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((count) => {
      const criterion = book.bySlug(count.slug);
      const label = criterion?.label ?? { words: count.slug };
      return {
        ...count,
        label: typeof label === 'string' ? { text: label } : label,
        mandatory: criterion?.mandatory ?? false,
        consent: criterion?.kind === 'consent',
        source: criterion?.source ?? 'custom',
      };
    });
}

function pastImport(row: Row, name: (userId: string) => string): PastImport {
  const undoUntil = new Date(row.imported_at.getTime() + UNDO_DAYS * 24 * 60 * 60 * 1000);
  return {
    id: row.id,
    fileName: row.file_name,
    fileSize: row.file_size,
    importedAt: row.imported_at.toISOString(),
    importedBy: name(row.user_id),
    seconds: Math.max(0, (row.imported_at.getTime() - row.started_at.getTime()) / 1000),
    merge: row.merge,
    lines: row.lines,
    created: row.created,
    updated: row.updated,
    unchanged: row.unchanged,
    refused: row.refused,
    undoUntil: undoUntil.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoneBy: row.undone_by && name(row.undone_by),
    undone: row.undone,
  };
}

async function certificateOf(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
): Promise<PastImportDetail['certificate']> {
  const { rows } = await sql<PastImportDetail['certificate'] & { signedAt: Date; voidedAt: Date }>`
    select certificate.id, certificate.signed_by as "signedBy", certificate.signed_at as "signedAt",
      certificate.source, certificate.source_note as "sourceNote", certificate.agreed_from as "from",
      certificate.agreed_to as "to", coalesce(wording.text, '') as wording,
      certificate.file_name as "fileName", certificate.file_sha256 as "fileHash", voided.voided_at as "voidedAt"
    from profile_hub.certificates as certificate
    left join profile_hub.wordings as wording
      on wording.client_id = ${clientId} and wording.id = certificate.wording_id
    left join profile_hub.voided_certificates as voided
      on voided.client_id = ${clientId} and voided.certificate_id = certificate.id
    where certificate.client_id = ${clientId} and certificate.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return {
    ...row,
    signedAt: row.signedAt.toISOString(),
    voidedAt: row.voidedAt?.toISOString() ?? null,
  };
}

/** Changes by users, leads, the contacts themselves or later imports; an undo leaves them. */
async function changedSince(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from profile_hub.import_changes as change
    join profile_hub.contacts as contact on contact.client_id = ${clientId} and contact.id = change.contact_id
    where change.client_id = ${clientId} and change.import_id = ${id} and change.touched and contact.version <> change.version`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function namesOf(
  { db, app }: Context,
  rows: readonly Pick<Row, 'user_id' | 'undone_by'>[],
): Promise<(userId: string) => string> {
  const ids = new Set(rows.flatMap(({ user_id, undone_by }) => [user_id, undone_by ?? []].flat()));
  const names = new Map<string, string>();
  for (const userId of ids)
    names.set(userId, (await app.ports.call(userNamePort, { userId }, { db, app })) ?? '');
  return (userId) => names.get(userId) ?? '';
}
