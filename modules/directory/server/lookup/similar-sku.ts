import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { editDistance } from './edit-distance.ts';

const MOST_EDITS = 2;
/** Shorter ones are similar to everything. */
const SHORTEST = 4;
const LONGEST = 40;
const BESIDE_LIMIT = 500;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789-_./ '];

/**
 * An active SKU that the user probably meant. It uses only the SKU index: one edit or two swapped letters anywhere, two
 * edits if the first half matches.
 */
export async function similarSku(
  { db }: { db: Db<DirectoryTables> },
  { clientId, reference }: { clientId: string; reference: string },
): Promise<string | null> {
  const key = reference.toLowerCase();
  if (key.length < SHORTEST || key.length > LONGEST) return null;
  const products = db
    .selectFrom('directory.products')
    .select(['sku', 'sku_key'])
    .where('client_id', '=', clientId)
    .where('active', '=', true);
  const near = await products
    .where(({ eb, fn, val }) => eb('sku_key', '=', fn.any(val(oneEditAway(key)))))
    .orderBy('sku_key')
    .limit(1)
    .execute();
  if (near[0]) return near[0].sku;
  const beginning = key.slice(0, Math.ceil(key.length / 2));
  const beside = await products
    .where('sku_key', '>=', beginning)
    .orderBy('sku_key')
    .limit(BESIDE_LIMIT)
    .execute();
  return beside.find(({ sku_key }) => isNear(sku_key, key))?.sku ?? null;
}

function isNear(one: string, other: string): boolean {
  return (
    Math.abs(one.length - other.length) <= MOST_EDITS && editDistance(one, other) <= MOST_EDITS
  );
}

function oneEditAway(key: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= key.length; at += 1) {
    const [before, behind] = [key.slice(0, at), key.slice(at)];
    found.add(before + behind.slice(1));
    found.add(before + behind.slice(1, 2) + behind.slice(0, 1) + behind.slice(2));
    for (const letter of LETTERS) {
      found.add(before + letter + behind);
      found.add(before + letter + behind.slice(1));
    }
  }
  found.delete(key);
  return [...found];
}
