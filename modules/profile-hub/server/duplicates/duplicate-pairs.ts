import { sql } from 'kysely';
import {
  DUPLICATE_STATES,
  type Duplicate,
  type DuplicatePair,
  type DuplicateReason,
  type DuplicateState,
} from '#modules/profile-hub/contract/duplicate.ts';
import { UNDO_DAYS } from '#modules/profile-hub/contract/limits.ts';
import { alreadyMerged } from '#modules/profile-hub/contract/problems.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Context } from '../tables.ts';
import { compareContacts } from './compare-contacts.ts';

/** The two ids of a pair id, sorted as stored. */
function parsePairId(id: string): [string, string] {
  const [a = '', b = ''] = id.split('-');
  return a < b ? [a, b] : [b, a];
}

interface PairRow {
  first_id: string;
  second_id: string;
  score: number;
  reasons: DuplicateReason[];
  state: DuplicateState;
  decided_at: Date | null;
  merge_id: string | null;
  undo_until: Date | null;
  contacts: { id: string; name: string }[] | null;
}

/** Display name of a contact in a list. */
const nameSql = sql`coalesce(
  nullif(concat_ws(' ', contact.firstname, contact.lastname), ''), contact.email, contact.phone, '')`;

const ORDERS = {
  open: sql`pair.score desc, pair.first_id, pair.second_id`,
  merged: sql`pair.decided_at desc, pair.first_id, pair.second_id`,
  different: sql`pair.decided_at desc, pair.first_id, pair.second_id`,
};

/** A page of one tab, with counts of all tabs [PH-18]. */
export async function listDuplicates(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  {
    state,
    page,
    limit,
    contactId,
  }: { state: DuplicateState; page: number; limit: number; contactId?: string | undefined },
): Promise<{ items: Duplicate[]; total: number; counts: Record<DuplicateState, number> }> {
  const [{ rows }, counts] = await Promise.all([
    sql<PairRow>`
      select pair.*, case when merge.gone is not null and merge.undone_at is null
          then merge.at + make_interval(days => ${UNDO_DAYS}) end as undo_until,
        (select jsonb_agg(jsonb_build_object('id', contact.id, 'name', ${nameSql})
            order by contact.created_at, contact.id)
          from profile_hub.contacts as contact
          where contact.client_id = pair.client_id and contact.id in (pair.first_id, pair.second_id)) as contacts
      from (
        select * from profile_hub.doubles as pair
        where pair.client_id = ${clientId} and pair.state = ${state} and ${ofContact(contactId)}
        order by ${ORDERS[state]} limit ${limit} offset ${(page - 1) * limit}
      ) as pair
      left join profile_hub.merges as merge on merge.client_id = pair.client_id and merge.id = pair.merge_id
      order by ${ORDERS[state]}`.execute(db),
    countDuplicates({ db }, clientId, contactId),
  ]);
  return { items: rows.map(duplicateOf), total: counts[state], counts };
}

function ofContact(id: string | undefined) {
  return id === undefined ? sql`true` : sql`(pair.first_id = ${id} or pair.second_id = ${id})`;
}

async function countDuplicates(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  contactId: string | undefined,
): Promise<Record<DuplicateState, number>> {
  const { rows } = await sql<{ state: DuplicateState; count: number }>`
    select state, count(*) as count from profile_hub.doubles as pair
    where client_id = ${clientId} and ${ofContact(contactId)} group by state`.execute(db);
  const byState = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(
    DUPLICATE_STATES.map((state) => [state, byState.get(state) ?? 0]),
  ) as Record<DuplicateState, number>;
}

function duplicateOf(row: PairRow): Duplicate {
  const contacts = row.contacts ?? [];
  const undoUntil = row.undo_until && row.undo_until > new Date() ? row.undo_until : null;
  return {
    id: `${row.first_id}-${row.second_id}`,
    score: row.score,
    reasons: row.reasons,
    state: row.state,
    names: contacts.map(({ name }) => name),
    contactIds: contacts.map(({ id }) => id),
    decidedAt: row.decided_at?.toISOString() ?? null,
    mergeId: row.merge_id,
    undoUntil: undoUntil?.toISOString() ?? null,
  };
}

export async function readDuplicate(
  { db }: Pick<Context, 'db'>,
  { clientId, id, locale }: { clientId: string; id: string; locale: Locale },
): Promise<DuplicatePair> {
  const [first, second] = parsePairId(id);
  const pair = await db
    .selectFrom('profile_hub.doubles')
    .select(['score', 'reasons', 'state'])
    .where('client_id', '=', clientId)
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .executeTakeFirst();
  if (!pair) throw notFound();
  return { id, ...pair, ...(await compareContacts({ db }, { clientId, locale }, [first, second])) };
}

/** Marks two contacts as different persons or reverts that; throws if they are already merged. */
export async function decideDuplicate(
  { db }: Pick<Context, 'db'>,
  { clientId, id, userId }: { clientId: string; id: string; userId: string },
  state: 'open' | 'different',
): Promise<void> {
  const [first, second] = parsePairId(id);
  const pair = db
    .selectFrom('profile_hub.doubles')
    .select('state')
    .where('client_id', '=', clientId)
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .forUpdate();
  const storedPair = await pair.executeTakeFirst();
  if (!storedPair) throw notFound();
  if (storedPair.state === 'merged') throw alreadyMerged();
  await db
    .updateTable('profile_hub.doubles')
    .set({
      state,
      decided_at: state === 'open' ? null : new Date(),
      decided_by: state === 'open' ? null : userId,
    })
    .where('client_id', '=', clientId)
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .execute();
}
