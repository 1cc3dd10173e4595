import { type RawBuilder, sql } from 'kysely';
import type { Station } from '#modules/profile-hub/contract/contact.ts';
import { PAST_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { Context } from '../tables.ts';

/** Ids of a contact and of the contacts merged into it, because their activity belongs to the remaining contact. */
export function mergedContactIdsSql(clientId: RawBuilder<unknown>, id: RawBuilder<unknown>) {
  return sql`(select ${id} union all
    select gone_id from profile_hub.merged_contacts where client_id = ${clientId} and kept_id = ${id})`;
}

/** Last activity of a contact; over `contact`. */
export const lastStation = sql`
  select station.kind, station.at, station.grade from profile_hub.stations as station
  where station.client_id = contact.client_id
    and station.contact_id in ${mergedContactIdsSql(sql`contact.client_id`, sql`contact.id`)}
  order by station.at desc, station.id desc limit 1`;

/** Activity of a contact in the suite, newest first [PH-05]. */
async function readContactStations(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
): Promise<{ items: Station[]; total: number }> {
  const { rows } = await sql<Omit<Station, 'at'> & { at: Date; total: number }>`
    select station.id, station.kind, station.at, station.journey_id as "journeyId", station.ref, station.sku,
      station.grade, station.amount, station.currency, station.detail, count(*) over () as total
    from profile_hub.stations as station
    where station.client_id = ${clientId}
      and station.contact_id in ${mergedContactIdsSql(sql`${clientId}::uuid`, sql`${id}::text`)}
    order by station.at desc, station.id desc limit ${PAST_LIMIT}`.execute(db);
  return {
    items: rows.map(({ total: _, at, ...station }) => ({ ...station, at: at.toISOString() })),
    total: rows[0]?.total ?? 0,
  };
}

/**
 * Activity of a contact and the imports that changed it, newest first [PH-05]. Imports have a separate log, so they
 * need no station per line; undone ones stay and are marked.
 */
export async function readContactJourney(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
): Promise<{ items: Station[]; total: number }> {
  const [{ items, total }, imports] = await Promise.all([
    readContactStations({ db }, { clientId, id }),
    readContactImports({ db }, { clientId, contactId: id }),
  ]);
  const all = [...items, ...imports.map(importStation)];
  all.sort((one, other) => (one.at < other.at ? 1 : -1));
  return { items: all.slice(0, PAST_LIMIT), total: total + imports.length };
}

function importStation({ id, at, fileName, criteria, undoneAt }: ContactImport): Station {
  return {
    id,
    kind: 'import',
    at: at.toISOString(),
    journeyId: null,
    ref: null,
    sku: null,
    grade: null,
    amount: null,
    currency: null,
    detail: {
      name: fileName,
      criteria: criteria.length,
      ...(undoneAt && { undone: undoneAt.toISOString() }),
    },
  };
}

interface ContactImport {
  id: string;
  at: Date;
  fileName: string;
  /** Whether the import created the contact or changed an existing one. */
  created: boolean;
  /** Slugs of the criteria it wrote; for a created contact, all values of the file. */
  criteria: string[];
  undoneAt: Date | null;
}

/** Imports that changed a contact or contacts merged into it, latest first, for its journey [PH-05]. */
export async function readContactImports(
  { db }: Pick<Context, 'db'>,
  { clientId, contactId }: { clientId: string; contactId: string },
): Promise<ContactImport[]> {
  const { rows } = await sql<ContactImport>`
    select past.id, past.imported_at as at, past.file_name as "fileName", change.created,
      array(select jsonb_object_keys(change.after)) as criteria, past.undone_at as "undoneAt"
    from profile_hub.import_changes as change
    join profile_hub.imports as past on past.client_id = ${clientId} and past.id = change.import_id
    where change.client_id = ${clientId} and change.touched and change.contact_id in (
      select ${contactId} union all select gone_id from profile_hub.merged_contacts
      where client_id = ${clientId} and kept_id = ${contactId})
    order by past.imported_at desc, past.id limit 100`.execute(db);
  return rows;
}
