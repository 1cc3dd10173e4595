import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type CriteriaBook, criteriaBook } from '../criteria/criteria-book.ts';
import type { ProfileHubTables } from '../tables.ts';
import type { KnownSegment, RuleContext } from './rule-sql.ts';

/** Everything that rules of this client can speak of, read once for a question. */
export async function ruleContext(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  /** Whose language labels are in, where they are shown. */
  locale?: Locale,
): Promise<RuleContext> {
  const book = await criteriaBook({ db }, clientId, locale);
  const rows = await db
    .selectFrom('profile_hub.segments')
    .select(['id', 'name', 'kind', 'rules', 'saved'])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .execute();
  return contextOf(clientId, book, rows);
}

function contextOf(
  clientId: string,
  book: CriteriaBook,
  segments: readonly KnownSegment[],
): RuleContext {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  return {
    clientId,
    book,
    segments,
    segment: (id) => byId.get(id),
    knows: (id) => byId.get(id)?.saved === true,
  };
}
