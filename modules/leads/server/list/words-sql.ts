import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { idsOfWords } from '#platform/server/database/ids-of-words.ts';
import { likePattern } from '#platform/server/database/like-pattern.ts';
import { matchWords } from '#platform/server/database/match-words.ts';
import { searchedPhone } from '#platform/server/phone/searched-phone.ts';
import type { FilterContext } from './filter-context.ts';

/** Any part of a name, an e-mail, a phone, a product: by the index of letter groups, which never asks a row. */
export function wordsSql(words: string, { skus }: FilterContext): RawBuilder<SqlBool> {
  const own = idsOfWords('leads.leads', searchedPhone(words) ?? words);
  if (!own) return matchWords('lead.search', words);
  const ofProducts = skus.map(
    (sku) => sql`select leads.leads_fitting(array[platform.fold(${likePattern(sku, 'contains')})])`,
  );
  return sql<SqlBool>`lead.id in (${sql.join([own, ...ofProducts], sql` union all `)})`;
}
