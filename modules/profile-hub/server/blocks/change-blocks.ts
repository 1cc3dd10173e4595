import { sql } from 'kysely';
import type { BlockKind, WhichBlocks } from '#modules/profile-hub/contract/blocks.ts';
import { blockListChanged } from '#modules/profile-hub/contract/events.ts';
import { REMOVED_BLOCKS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { email } from '#platform/contract/text/typed-values.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { readPhone } from '#platform/server/phone/phone-number.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { Context } from '../tables.ts';
import { chosenBlocksSql } from './block-filter-sql.ts';
import { restoreBlockedAddresses } from './blocked-addresses.ts';
import { addBlocks, changeList } from './write-blocks.ts';

/**
 * Normalises an address as contacts store it; undefined for anything else than an e-mail or a phone number with country code.
 */
export function readAddress(text: string): { kind: BlockKind; address: string } | undefined {
  if (!text.includes('@')) {
    const phone = readPhone(text);
    return phone === undefined ? undefined : { kind: 'phone', address: phone };
  }
  const read = email.safeParse(text);
  return read.success ? { kind: 'email', address: read.data } : undefined;
}

/** Blocks an address manually; returns the number of new entries. */
export async function addBlock(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string },
  given: { address: string; purposes: readonly string[]; note: string },
): Promise<number> {
  const read = readAddress(given.address);
  if (!read)
    throw invalidInput([
      { field: 'body.address', code: given.address.includes('@') ? 'email' : 'phone' },
    ]);
  const book = await readCriteriaIndex({ db }, clientId);
  const purposes = given.purposes.map((slug, place) => {
    const purpose = book.bySlug(slug)?.purpose;
    if (purpose === undefined)
      throw invalidInput([{ field: `body.purposes.${place}`, code: 'choice' }]);
    return purpose;
  });
  await restoreBlockedAddresses({ db, app }, clientId, [read.address]);
  const ids = await addBlocks(
    { db },
    clientId,
    purposes.map((purpose) => ({
      ...read,
      purpose,
      reason: 'manual',
      at: new Date(),
      note: given.note,
      by: userId,
    })),
  );
  await publishChange({ db, app }, clientId, { added: ids.length, removed: 0 });
  return ids.length;
}

/** Removes manual entries, at most 5,000 per call; entries with other reasons remain. */
export async function removeBlocks(
  { db, app }: Context,
  clientId: string,
  which: WhichBlocks,
): Promise<{ removed: number; hasMore: boolean }> {
  const { rows } = await sql<{ id: string; address: string | null }>`
    select entry.id, entry.address from profile_hub.blocked_addresses as entry
    where ${chosenBlocksSql(which, clientId)} and entry.reason = 'manual'
    order by entry.id limit ${REMOVED_BLOCKS_LIMIT + 1}`.execute(db);
  const chosen = rows.slice(0, REMOVED_BLOCKS_LIMIT);
  if (chosen.length === 0) return { removed: 0, hasMore: false };
  const addresses = [...new Set(chosen.flatMap(({ address }) => address ?? []))];
  const removed = await changeList({ db }, clientId, addresses, async () => {
    const { numAffectedRows } = await sql`
      delete from profile_hub.blocked_addresses
      where client_id = ${clientId} and reason = 'manual'
        and id = any (${chosen.map(({ id }) => id)}::uuid[])`.execute(db);
    return Number(numAffectedRows ?? 0n);
  });
  await publishChange({ db, app }, clientId, { added: 0, removed });
  return { removed, hasMore: rows.length > chosen.length };
}

export async function publishChange(
  { db, app }: Context,
  clientId: string,
  payload: { added: number; removed: number },
): Promise<void> {
  if (payload.added + payload.removed > 0)
    await app.events.publish(db, blockListChanged, { clientId, payload });
}
