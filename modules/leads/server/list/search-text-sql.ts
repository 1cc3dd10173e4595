import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { idsMatchingWords } from '#platform/server/database/ids-matching-words.ts';
import { likePattern } from '#platform/server/database/like-pattern.ts';
import { matchWords } from '#platform/server/database/match-words.ts';
import { searchedPhone } from '#platform/server/phone/searched-phone.ts';
import type { FilterContext } from './filter-context.ts';

/** Matches any part of name, e-mail, phone or product through the trigram index, without reading rows. */
export function searchTextSql(words: string, { skus }: FilterContext): RawBuilder<SqlBool> {
  const own = idsMatchingWords('leads.leads', searchedPhone(words) ?? words);
  if (!own) return matchWords('lead.search', words);
  const ofProducts = skus.map(
    (sku) => sql`select leads.leads_fitting(array[platform.fold(${likePattern(sku, 'contains')})])`,
  );
  return sql<SqlBool>`lead.id in (${sql.join([own, ...ofProducts], sql` union all `)})`;
}
