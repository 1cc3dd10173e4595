import { type RawBuilder, sql } from 'kysely';
import type { StorePage } from '#modules/directory/contract/locations/store-pages.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';

/** A location that moved more often is not followed. */
const MOVES_MAX = 5;

const COLUMNS = sql`
  id, page_key as key, name, activity, postal_code as "postalCode", city, country, latitude, longitude,
  closed_at is not null as "isClosed", moved_to_id as "movedToId", updated_at as "changedAt"`;

/** A page by the key in its address; of a closed location with the open one that took its place. */
export async function readStorePage(
  { db }: { db: Db },
  { clientId, key }: { clientId: string; key: string },
): Promise<StorePage | null> {
  const page = await readOne(db, sql`client_id = ${clientId} and page_key = ${key}`);
  if (!page?.isClosed) return page && { ...page, movedToId: null };
  let next = page.movedToId;
  for (let moves = 0; next !== null && moves < MOVES_MAX; moves += 1) {
    const other: StorePage | null = await readOne(
      db,
      sql`client_id = ${clientId} and id = ${next}`,
    );
    if (other && !other.isClosed) return { ...page, movedToId: other.id };
    next = other?.movedToId ?? null;
  }
  return { ...page, movedToId: null };
}

async function readOne(db: Db, where: RawBuilder<unknown>): Promise<StorePage | null> {
  const { rows } = await sql<StorePage>`
    select ${COLUMNS} from directory.locations where ${where} order by closed_at nulls first, id limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function readStorePagesAfter(
  { db }: { db: Db },
  given: {
    clientId: string;
    after: string | null;
    limit: number;
    countries?: readonly string[];
    typeIds?: readonly string[];
  },
): Promise<StorePage[]> {
  const { clientId, after, limit, countries, typeIds } = given;
  const { rows } = await sql<StorePage>`
    select ${COLUMNS} from directory.locations
    where client_id = ${clientId} and closed_at is null
      ${after ? sql`and id > ${after}` : sql``}
      ${countries ? sql`and country = any (${countries}::text[])` : sql``}
      ${typeIds ? sql`and type_id = any (${typeIds}::uuid[])` : sql``}
    order by id limit ${limit}`.execute(db);
  return rows;
}

export async function readProductToFind(
  { db }: { db: Db },
  { clientId, sku }: { clientId: string; sku: string },
): Promise<{ id: string; names: Partial<Record<Locale, string>> } | null> {
  const { rows } = await sql<{ id: string; names: Partial<Record<Locale, string>> }>`
    select id, names from directory.products
    where client_id = ${clientId} and sku_key = lower(${sku}) limit 1`.execute(db);
  return rows[0] ?? null;
}
