import { randomInt } from 'node:crypto';
import { isReservedSuffix } from '#modules/touchpoints/contract/suffix.ts';
import { normalizeForComparison } from '#platform/server/imports/import-column.ts';
import type { Context } from '../tables.ts';

/** Without i, l, o, 0 and 1, which are easily confused on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RANDOM_LENGTH = 6;
/** Leaves space for a number or random letters. */
const SLUG_MAX_LENGTH = 48;
const NUMBERS = Array.from({ length: 19 }, (_, at) => at + 2);

/**
 * A free suffix from the given words (`cocotte-26`, otherwise `cocotte-26-2`, …), or from random letters without words.
 */
export async function freeSuffix(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  text: string,
): Promise<string> {
  const [free = ''] = await freeSuffixes({ db }, clientId, [text]);
  return free;
}

/** One free suffix for each, with one statement; all are different. */
export async function freeSuffixes(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  wanted: readonly string[],
): Promise<string[]> {
  const wishes = wanted.map(wishesOf);
  const taken = await takenOf({ db }, clientId, wishes.flat());
  return wishes.map((candidates) => {
    const free = candidates.find((one) => !taken.has(one) && !isReservedSuffix(one)) ?? '';
    taken.add(free);
    return free;
  });
}

/** In order of preference; the last ones are rare enough that one of them is free. */
function wishesOf(text: string): string[] {
  const slug = slugifyWords(text);
  if (slug === '') return [randomLetters(), randomLetters(), randomLetters()];
  return [
    slug,
    ...NUMBERS.map((number) => `${slug}-${number}`),
    `${slug}-${randomLetters()}`,
    `${slug}-${randomLetters()}`,
  ];
}

export function slugifyWords(text: string): string {
  const slug = text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => normalizeForComparison(word).replaceAll(/[^a-z0-9]/g, ''))
    .filter(Boolean)
    .join('-');
  if (slug.length <= SLUG_MAX_LENGTH) return slug;
  const cut = slug.slice(0, SLUG_MAX_LENGTH + 1);
  // Cuts at a word boundary, unless it is one very long word.
  return (cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut).slice(0, SLUG_MAX_LENGTH);
}

async function takenOf(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  candidates: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('touchpoints.suffixes')
    .select('suffix_key')
    .where('client_id', '=', clientId)
    .where(({ eb, fn, val }) => eb('suffix_key', '=', fn.any(val([...new Set(candidates)]))))
    .execute();
  return new Set(rows.map(({ suffix_key }) => suffix_key));
}

function randomLetters(): string {
  return Array.from({ length: RANDOM_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
